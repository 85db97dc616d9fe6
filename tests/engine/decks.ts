/** Decks that may be played in an edition, as a scenario lists them, each with the types its Energy Zone makes where there is one. */
export interface Deck {
  readonly cards: string
  readonly types?: string
}

/** As many of each card of a list as the edition lets a deck have. */
const each = (count: number, names: string): string =>
  names
    .split(', ')
    .map((name) => `${count} "${name}"`)
    .join(', ')

const sixty = (fours: string, rest: string): Deck => ({ cards: `${each(4, fours)}, ${rest}` })
const twenty = (types: string, twos: string): Deck => ({ cards: each(2, twos), types })

/** A few decks for each edition: real cards, and practice cards with what the real ones lack. */
export const decks: Readonly<Record<string, readonly Deck[]>> = {
  base: [
    sixty(
      'Charmander, Charmeleon, Growlithe, Rattata, Bill, Switch, Gust of Wind, PlusPower (Base Set 84)',
      '28 "Fire Energy"',
    ),
    sixty(
      'Magnemite, Voltorb, Drowzee, Bill, Full Heal, Practice Nurse, Double Colorless Energy',
      '2 "Practice Cannon", 16 "Lightning Energy", 14 "Psychic Energy"',
    ),
    sixty(
      'Machop, Diglett, Weedle, Practice Ram, Practice Ramhorn, Practice Juggler, Gust of Wind, Practice Map',
      '2 "Practice Picnic", 15 "Fighting Energy", 11 "Grass Energy"',
    ),
  ],
  ex: [
    sixty(
      'Charmander, Charmeleon, Growlithe, Practice Aide, Practice Lecture, Practice Arena, Practice Charm, Switch',
      '3 "Practice Duke ex", 25 "Fire Energy"',
    ),
    sixty(
      'Staryu, Practice Tadpole, Practice Frog, Practice Wave, Practice Visit, Practice Map, Practice Shield',
      '4 "Practice Cannon", 28 "Water Energy"',
    ),
    sixty(
      'Practice Bolt, Magnemite, Practice Mire, Practice Fog, Practice Nurse, Practice Salve, Practice Hall, Practice Aide',
      '28 "Lightning Energy"',
    ),
  ],
  dp: [
    sixty(
      'Turtwig, Practice Sprout, Practice Tree, Practice Grove, Practice Aide, Practice Gadget, Practice Arena, Practice Ghost',
      '28 "Grass Energy"',
    ),
    sixty(
      'Practice Tadpole, Practice Wave, Staryu, Practice Visit, Practice Charm, Practice Gadget, Switch',
      '3 "Practice Frog", 1 "Practice Frog LV.X", 4 "Practice Oasis", 24 "Water Energy"',
    ),
    sixty(
      'Growlithe, Charmander, Practice Smith, Practice Archer, Practice Lecture, Practice Prism, Practice Satchel',
      '4 "Practice Cannon", 16 "Fire Energy", 12 "Lightning Energy"',
    ),
  ],
  sv: [
    sixty(
      'Practice Baron V, Practice Duke ex, Practice Bolt, Practice Aide, Practice Gadget, Practice Hall, Practice Charm',
      '3 "Practice Baron VSTAR", 2 "Practice Baron VMAX", 1 "Practice Radiant Fox", 1 "Practice Ace Map", 25 "Lightning Energy"',
    ),
    sixty(
      'Practice Cat, Practice Mole ex, Practice Golem, Machop, Practice Visit, Practice Gadget, Practice Balloon',
      '4 "Practice Cannon", 28 "Fighting Energy"',
    ),
    sixty(
      'Practice Comet GX, Practice Wave, Practice Newt EX, Practice Nurse, Practice Aide, Practice Shield, Practice Gadget',
      '2 "Practice Mega Newt EX", 2 "Practice Keepsake", 28 "Water Energy"',
    ),
  ],
  pocket: [
    twenty(
      '[R]',
      "Magmar (Genetic Apex 44), Pidgey (Genetic Apex 186), Charmander, Charmeleon, Growlithe, Practice Cat, Practice Mole ex, Potion (Promo-A 1), Professor's Research, Practice Gadget",
    ),
    twenty(
      '[W]',
      "Poliwag, Squirtle, Practice Tadpole, Practice Frog, Practice Wave, Pidgey (Genetic Apex 186), Practice Cannon, Potion (Promo-A 1), Professor's Research, Practice Charm",
    ),
    twenty(
      '[L][F]',
      "Blitzle, Hitmonchan (Genetic Apex 155), Pidgey (Genetic Apex 186), Practice Bolt, Machop, Practice Duke ex, Practice Nurse, Potion (Promo-A 1), Professor's Research, Practice Aide",
    ),
  ],
}

/** The name of the scenario in which two decks of an edition meet. */
export const meeting = (edition: string, mine: number, theirs: number): string =>
  `${edition} ${mine} against ${theirs}`

/** A scenario for every two decks of an edition, as Markdown; each claims that both are legal. */
export function meetings(edition: string): string {
  const own = decks[edition] ?? []
  const scenes = own.flatMap((mine, a) =>
    own.map((theirs, b) =>
      [
        `scenario "${meeting(edition, a, b)}"`,
        `runs in ${edition}`,
        'given a new game',
        ...deckLines('your', mine),
        ...deckLines("the opponent's", theirs),
        "then your deck is legal, the opponent's deck is legal",
      ].join('\n  '),
    ),
  )
  return `# Decks\n\n\`\`\`judge\n${scenes.join('\n\n')}\n\`\`\`\n`
}

const deckLines = (whose: string, { cards, types }: Deck): readonly string[] => [
  `given ${whose} deck from the top: ${cards}`,
  ...(types === undefined ? [] : [`given ${whose} Energy types: ${types}`]),
]
