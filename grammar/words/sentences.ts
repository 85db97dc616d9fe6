import { words } from '../word.ts'

/** Sentences that state a rule rather than do something. */
export const sentences = words('sentence', [
  ['when', 'when {condition}', 'The clause applies only while this holds.', 'when the retreating Pokémon is Confused'],
  ['offers', '{who:subject} can {action}: {steps:step ,}', 'Something a player may do in their turn, and its steps.', 'a player can retreat: retreat.cost, retreat.switch'],
  ['goes', 'this goes: {steps:step ,}', 'The steps of a procedure, in order.', 'this goes: checkup.poison, checkup.burn'],
  ['goes-changed', 'this goes as usual, with {moves:move ,}', 'The order that this clause changes, with steps moved, added or left out.', 'this goes as usual, with attack.confusion before attack.choices'],
  ['before', 'before {step:id}: {do:item and}', 'Done just before a step.', 'before attack.damage: (flip a coin)'],
  ['after', 'after {step:id}: {do:item and}', 'Done just after a step.', 'after retreat.switch: it is no longer Confused'],
  ['before-if-any', 'where there is one, before {step:id}: {do:item and}', 'Done just before a step in editions that have it.', 'where there is one, before attack.confusion: (flip a coin)'],
  ['after-if-any', 'where there is one, after {step:id}: {do:item and}', 'Done just after a step in editions that have it.', 'where there is one, after attack.confusion: (flip a coin)'],
  ['whenever', 'whenever {event}: {do:item and}', 'Done each time something happens.', 'whenever a Pokémon goes to the Bench: it is no longer Asleep'],
  ['is', '{value} is {change} [while {condition}]', 'What a quantity is, or how much this clause adds to it.', 'the Retreat Cost of a Pokémon is what is printed'],
  ['is-at', 'at {stage:id}, {value} is {change} [while {condition}]', 'A change to a quantity in one of its stages.', 'at damage.late, the damage to a Pokémon is 10 more'],
  ['combines', '{value} combines: {stages:id ,} [and ends at 0 after {stop:id}] [and never goes below {floor:number}]', 'The stages of a quantity, in order, and where it stops.', 'the damage to a Pokémon combines: damage.base, damage.attacker and never goes below 0'],
  ['stays', '{value} stays 0 once {stage:id} makes it 0', 'A quantity that a stage made 0 is not changed by the stages after it; a stage in which nothing is said makes nothing.', 'the Retreat Cost of a Pokémon stays 0 once retreat.sets makes it 0'],
  ['cant', "{who:subject} can't {action} [while {condition}]", 'A prohibition.', "a Pokémon can't retreat while it is Asleep"],
  ['cant-unless', "{who:subject} can't {action} unless {condition}", 'A prohibition that a condition takes away.', "a player can't retreat unless that player has a Benched Pokémon"],
  ['cant-again', "{who:subject} can't {action} more than once per turn", 'A limit of once per turn.', "a player can't retreat more than once per turn"],
])

/** Steps in an order, and changes to an order. */
export const steps = [
  ...words('step', [
    ['step', '{id}', 'A step.', 'retreat.cost'],
    ['always', '( always ) {id}', 'A step that is taken even after the procedure failed.', '(always) game.check'],
  ]),
  ...words('move', [
    ['move-before', '{id} before {mark:id}', 'A step taken just before another.', 'attack.confusion before attack.choices'],
    ['move-after', '{id} after {mark:id}', 'A step taken just after another.', 'attack.choices after attack.confusion'],
    ['drop', 'without {id}', 'A step left out.', 'without attack.baby'],
  ]),
]

/** What a player may do, or what may be forbidden. */
export const actions = words('action', [
  ['retreat', 'retreat', 'Switch the Active Pokémon for a Benched one, for its Retreat Cost.', 'retreat'],
  ['attack', 'attack', 'Use an attack of the Active Pokémon.', 'attack'],
  ['attach', 'attach an Energy card', 'Put an Energy card from the hand on a Pokémon.', 'attach an Energy card'],
  ['bench', 'put a Basic Pokémon on the Bench', 'Play a Basic Pokémon from the hand.', 'put a Basic Pokémon on the Bench'],
  ['evolve', 'evolve a Pokémon', 'Put an Evolution card from the hand on a Pokémon.', 'evolve a Pokémon'],
  ['play', 'play a Trainer card', 'Play a Trainer card of any kind from the hand.', 'play a Trainer card'],
  ['use-power', 'use a Power', 'Use a Power of a Pokémon in play; also: have a Power that is always on.', 'use a Power'],
  ['attach-zone', 'attach Energy from the Energy Zone', 'Put the Energy of the Energy Zone on a Pokémon.', 'attach Energy from the Energy Zone'],
  ['concede', 'concede', 'Give up.', 'concede'],
  ['end-turn', 'end the turn', 'Do nothing more.', 'end the turn'],
  ['stand', 'stand', 'Of a payment: be accepted.', 'stand'],
  ['draw-card', 'draw a card', 'Of a player: put a card from the deck into the hand, whatever has it drawn.', 'draw a card'],
  ['look', 'look at a pile', 'See the cards of a pile.', 'look at a pile'],
  ['in-play', 'count as in play', 'Of a pile: be in play.', 'count as in play'],
  ['play-deck', 'play a deck', 'Begin a game with these cards.', 'play a deck'],
  ['missing', 'take a card that is not there', 'Of a draw or a search: take more than there is.', 'take a card that is not there'],
  ['find-nothing', 'find nothing', 'Of a search: end it without a card although there is one.', 'find nothing'],
  ['be-healed', 'be healed', 'Of a Pokémon: lose damage by an effect.', 'be healed'],
  ['do-part', 'do part of it', 'Of what a card says to do as one: do it although not all of it can be done.', 'do part of it'],
  ['count-as-trainer', 'count as a Trainer card', 'Of a card in the hand: be what other cards call a Trainer card.', 'count as a Trainer card'],
  ['be-meant', 'be meant by the name', 'Of a Pokémon: be meant where a card gives its own name.', 'be meant by the name'],
  ['use-covered', 'use what a covered card says', 'Of a Pokémon: have the attacks, Powers and bodies of a card that lies under another one.', 'use what a covered card says'],
  ['have-covered', 'have the marks of a covered card', 'Of a Pokémon: have the Weakness, Resistance and Retreat Cost of a card that lies under another one.', 'have the marks of a covered card'],
  ['evolve-by-effect', 'be evolved by an effect', 'Of a Pokémon: be evolved by what a card says, not by the action.', 'be evolved by an effect'],
  ['keep-power', 'keep its Power', 'Of a Pokémon whose card says that Special Conditions stop its Power: use it all the same.', 'keep its Power'],
  ['power-as-attack', 'have its Power taken for an attack', 'Of a Pokémon: have what its Power does end where effects of attacks end.', 'have its Power taken for an attack'],
  ['be-discarded', 'go to the discard pile', 'Of a card: lie in the discard pile. A card that can’t goes to the Lost Zone instead.', 'go to the discard pile'],
  ['take-back', 'take a card back', 'Of a player: bring a card of a pile into the hand.', 'take a card back'],
  ['assemble', 'put the parts of a Pokémon into play', 'Put several cards into play that together are one Pokémon.', 'put the parts of a Pokémon into play'],
  ['give-prizes', 'give Prizes', 'Of a Knocked Out Pokémon: let the opponent take Prizes.', 'give Prizes'],
])

/** What "the … fails" may name. */
export const processes = words('process', [
  ['the-retreat', 'retreat', 'The retreat under way.', 'retreat'],
  ['the-attack', 'attack', 'The attack under way.', 'attack'],
])

/** What a trigger may wait for. The Pokémon of the event is "it". */
export const events = words('event', [
  ['benched', 'a Pokémon goes to the Bench', 'The Active Pokémon became Benched.', 'a Pokémon goes to the Bench'],
  ['becomes', 'a Pokémon becomes {status}', 'A Special Condition was put on a Pokémon.', 'a Pokémon becomes Asleep'],
  ['evolves', 'a Pokémon evolves', 'An Evolution card was put on a Pokémon.', 'a Pokémon evolves'],
  ['clock-out', 'the {clock} of a player runs out', 'A player took too long ("that player"). What was to be decided is asked again afterwards.', 'the battle clock of a player runs out'],
  ['is-knocked-out', 'a Pokémon is Knocked Out', 'A Pokémon was Knocked Out and is still in play.', 'a Pokémon is Knocked Out'],
])

/** Quantities that clauses say the amount of. "it" is what the quantity belongs to. */
export const values = words('value', [
  ['retreat-cost', 'the Retreat Cost of {of:subject}', 'How much Energy a retreat costs.', 'the Retreat Cost of a Pokémon'],
  ['hp', 'the HP of {of:subject}', 'How much damage a Pokémon can take.', 'the HP of a Pokémon'],
  ['damage', 'the damage to {of:subject}', 'What an attack does to a Pokémon, in points of damage.', 'the damage to a Pokémon'],
  ['prizes-for', 'the Prizes for {of:subject}', 'How many Prizes a Knocked Out Pokémon gives.', 'the Prizes for a Pokémon'],
  ['points-for', 'the points for {of:subject}', 'How many points a Knocked Out Pokémon gives.', 'the points for a Pokémon'],
  ['prizes-placed', 'the Prizes placed by {of:subject}', 'How many Prizes a player sets aside at the start.', 'the Prizes placed by a player'],
  ['deck-size', 'the deck size of {of:subject}', 'How many cards a deck has.', 'the deck size of a player'],
  ['bench-size', 'the Bench size of {of:subject}', 'How many Pokémon a Bench holds.', 'the Bench size of a player'],
  ['ways-to-win', 'the ways to win of {of:subject}', 'In how many ways a player has won.', 'the ways to win of a player'],
  ['most-energy', 'the most Energy paid by {of:subject}', 'The most that an Energy card may count for in a payment.', 'the most Energy paid by an Energy card'],
  ['least-energy', 'the least Energy paid by {of:subject}', 'The least that an Energy card must count for in a payment.', 'the least Energy paid by an Energy card'],
  ['fewest', 'the fewest chosen by {of:subject}', 'The least number a player may choose where a card says "up to".', 'the fewest chosen by a player'],
  ['poison', 'the poison damage of {of:subject}', 'What Poison does in one Checkup, in points of damage.', 'the poison damage of a Pokémon'],
])

/** How a clause changes a quantity. */
export const changes = words('change', [
  ['set', '{amount}', 'The quantity is this.', '1'],
  ['more', '{amount} more', 'The quantity grows by this.', '10 more'],
  ['less', '{amount} less', 'The quantity shrinks by this.', '30 less'],
  ['doubled', 'doubled', 'The quantity is taken twice.', 'doubled'],
  ['printed', 'what is printed', 'The quantity is the number on the card.', 'what is printed'],
  ['printed-weakness', 'changed by the printed Weakness', 'The number printed beside the Weakness is applied.', 'changed by the printed Weakness'],
  ['printed-resistance', 'changed by the printed Resistance', 'The number printed beside the Resistance is applied.', 'changed by the printed Resistance'],
])

/** Who a rule speaks of; it is "it" in the rest of the sentence. */
export const subjects = words('subject', [
  ['a-pokemon', 'a Pokémon', 'Any Pokémon in play.', 'a Pokémon'],
  ['a-player', 'a player', 'Either player ("that player" in the rest of the sentence).', 'a player'],
  ['a-card', 'a card', 'Any card.', 'a card'],
  ['an-energy-card', 'an Energy card', 'Any Energy card.', 'an Energy card'],
  ['a-pile', 'a pile', 'Any pile of cards.', 'a pile'],
  ['a-payment', 'a payment', 'Any set of Energy cards offered for a cost.', 'a payment'],
])
