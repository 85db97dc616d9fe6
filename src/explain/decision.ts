import type { Rules } from '../rules.ts'
import type { Act } from '../state.ts'
import type { Step } from '../trace.ts'
import { type Cast, doing, pokemonIn, sayCards, whose } from './cast.ts'
import { actionIn } from './changes.ts'

type Decided = NonNullable<Step['decision']>

/** What was decided in a step, in words: a coin, a choice, a payment, an action. */
export function sayDecision(cast: Cast, rules: Rules, decision: Decided): string {
  const said = (sayings[decision.kind] ?? sayOther)(cast, decision, rules)
  return decision.forced ? `${said} (the only way)` : said
}

const sayOther = (_: Cast, { who, answer }: Decided): string =>
  `${doing(who, 'decide|decides')}: ${JSON.stringify(answer)}`

const cardsIn = ({ answer }: Decided): readonly string[] =>
  Array.isArray(answer) ? answer.filter((card): card is string => typeof card === 'string') : []

const sayings: Readonly<Record<string, (cast: Cast, decision: Decided, rules: Rules) => string>> = {
  coin: (_, { who, answer }) => `${who === 0 ? 'the' : `${whose(who)}`} coin is ${String(answer)}`,
  act: (cast, { who, answer }, rules) => sayAct(cast, rules, who, answer as unknown as Act),
  pay: (cast, decision) => {
    const cards = cardsIn(decision)
    if (cards.length === 0) return 'nothing has to be paid'
    return `${doing(decision.who, 'pay|pays')} with ${sayCards(cast, cards)}`
  },
  pokemon: (cast, { who, answer }) => `${doing(who, 'choose|chooses')} ${pokemonIn(cast, String(answer))}`,
  card: (cast, { who, answer }) =>
    `${doing(who, 'choose|chooses')} ${typeof answer === 'string' ? sayCards(cast, [answer]) : 'no card'}`,
  energy: (_, { who, answer }) => `the next Energy of ${whose(who)} Energy Zone is [${String(answer)}]`,
  may: (_, { who, answer }) => doing(who, answer === true ? 'do|does so' : 'do not|does not'),
  shuffle: (_, { who, answer }) => (answer === null ? `${whose(who)} deck is shuffled` : ''),
}

/** An action with what it is done with: "you attack (Charmander, Ember)". */
function sayAct(cast: Cast, rules: Rules, player: number, act: Act): string {
  const clause = rules.actions.get(act.action)?.clause.id ?? ''
  const used = act.attack ?? act.power
  const attack = used === undefined ? [] : (cast.clauses.get(used)?.title.split(': ').slice(1) ?? [])
  const card = act.card === undefined ? [] : [cast.cards.get(act.card)?.name ?? 'a card']
  const pokemon = act.pokemon === undefined ? [] : [pokemonIn(cast, act.pokemon)]
  const details = [...card, ...pokemon, ...attack]
  const done = thirdPerson(actionIn(cast, clause, act.action))
  return `${doing(player, done)}${details.length > 0 ? ` (${details.join(', ')})` : ''}`
}

/** Both forms of a verb phrase: "attach an Energy card|attaches an Energy card". */
function thirdPerson(phrase: string): string {
  const [verb = '', ...rest] = phrase.split(' ')
  const ending = /(?:s|x|z|ch|sh)$/.test(verb) ? 'es' : 's'
  return `${phrase}|${[verb + ending, ...rest].join(' ')}`
}
