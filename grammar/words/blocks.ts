import { words } from '../word.ts'

/** Heads of blocks. Which lines may follow a head is said in `grammar/blocks.ts`. */
export const blocks = words('block', [
  ['rule', 'rule {id}', 'A clause of the rules: an order, a step, a value, a permission or a trigger.', 'rule retreat.cost'],
  ['exception', 'exception {id} to {to:id}', 'A clause that stands in place of another while its condition holds.', 'exception retreat.confused to retreat.switch'],
  ['reading', 'reading {id} of {to:id}', 'Another way to read a clause; it counts only when somebody chooses it.', 'reading pay.cards of pay.provides'],
  ['ruling', 'ruling {id} to {to:id}', 'An official answer that changes a clause from its date on.', 'ruling pay.double to pay.provides'],
  ['edition', 'edition {name}', 'A name for a stretch of time.', 'edition base'],
  ['source', 'source {name}', 'A document that clauses cite.', 'source S0'],
  ['variant', 'variant {name}', 'A way to play that adds clauses across editions.', 'variant sudden-death'],
  ['term', 'term {name:string}', 'A word of the game, named in English, in the languages it is played in.', 'term "Retreat"'],
  ['card', 'card {name:string} [( {print:string} )]', 'A card.', 'card "Charmander" ("Base Set 46")'],
  ['scenario', 'scenario {name:string}', 'A board, actions, and what must come of them.', 'scenario "Pays, heads"'],
])

/** Lines under the head of an edition, a source, a variant or a term. */
export const entries = words('entryline', [
  ['starts', 'starts {date}', 'The first day of an edition; it ends where the next one starts.', 'starts 1999-01-09'],
  ['apart', 'stands apart', 'Nothing of the chain of editions reaches this one unless a clause says so.', 'stands apart'],
  ['title', 'title {string}', 'What a person calls it.', 'title "Base Set to Neo"'],
  ['language', 'language {name}', 'The language of a document.', 'language fr'],
  ['published', 'published {string}', 'When a document appeared, as exactly as is known.', 'published "1999"'],
  ['ranks', 'ranks as {name}', 'The authority of a document: rulebook, official, community.', 'ranks as rulebook'],
  ['found', 'found at {string}', 'Where a document can be read.', 'found at "compendium.pokegym.net"'],
  ['called', 'called {string} in {language:name}', 'The term in another language.', 'called "Retraite" in fr'],
  ['means', 'means {string} in {language:name}', 'What the term means, in a sentence of that language.', 'means "Switch your Active Pokémon for a Benched one, for its Retreat Cost." in en'],
  ['also', 'also {names:string ,} in {language:name}', 'Other words that people use for it, and misspellings.', 'also "retreating", "retret" in en'],
  ['see', 'see {ids:id *}', 'Clauses about the term.', 'see retreat.order'],
  ['covers', 'covers {string}', 'What a document speaks of.', 'covers "rules of 1999"'],
])

/** Lines that any clause may carry: where it holds and who says so. */
export const headers = words('header', [
  ['from', 'from {start:boundary} [until {end:boundary}] [and in {apart:name}]', 'When the clause holds.', 'from base until ex and in pocket'],
  ['in', 'in {apart:name}', 'The clause holds only in an edition that stands apart.', 'in pocket'],
  ['with', 'with {variant:name}', 'The clause holds only where this variant is played.', 'with sudden-death'],
  ['attested', 'attested {marks:mark ,}', 'A source states the clause for these editions.', 'attested base [S0 "Confus"], dp [S4]'],
  ['inferred', 'inferred {marks:mark ,}', 'The clause follows from a source that does not state it.', 'inferred base [S4 "g"]'],
  ['disputed', 'disputed {marks:mark ,}', 'Sources disagree about the clause in these editions.', 'disputed base [JK]'],
  ['start-disputed', 'start disputed {cites:cite *} {note:string}', 'Sources disagree about when the clause begins.', 'start disputed [UPC] "2002"'],
  ['end-disputed', 'end disputed {cites:cite *} {note:string}', 'Sources disagree about when the clause ends.', 'end disputed [UPC] "2002"'],
  ['lifts', 'lifts {id}', 'The permission makes an exception to this prohibition and to no other.', 'lifts evolve.fresh'],
  ['any-order', 'in any order', 'What is done before or after a step may come in any order with what else is done there.', 'in any order'],
  ['dated', 'dated {date}', 'The day of a ruling.', 'dated 2017-06-01'],
  ['authority', 'authority {name}', 'Who gave a ruling.', 'authority rules-team'],
  ['standing', 'standing {name}', 'Whether a ruling is in-force, superseded, withdrawn or disputed.', 'standing in-force'],
  ['supersedes', 'supersedes {id}', 'The ruling takes the place of an older one.', 'supersedes pay.old'],
])

/** Ends of a range, marks of attestation, and citations. */
export const marks = [
  ...words('boundary', [
    ['edition-boundary', '{edition:name}', 'The first day of an edition.', 'ex'],
    ['date-boundary', '{date}', 'A day.', '2017-06-01'],
  ]),
  ...words('mark', [['mark', '{edition:name} {cites:cite *}', 'An edition and the documents that speak for it.', 'base [S0 "Confus"]']]),
  ...words('cite', [['cite', '\\[ {source:name} [{section:string}] \\]', 'A document and the place in it.', '[S0 "Confus"]']]),
]
