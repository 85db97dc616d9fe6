import { words } from '../word.ts'

/** Lines of a card besides sentences. Deeds after an attack belong to it, sentences after a body to the body. */
export const cardLines = words('cardline', [
  ['facts', '{facts:fact ·}', 'What stands on the card besides its text.', 'basic [R] Pokémon · hp 50'],
  ['card-attack', 'attack {name:string} [( {kind:power} )] [{cost:symbol *}] [does {amount}]', 'An attack: its name, kind if it has one, cost and damage.', 'attack "Scratch" [C] does 10'],
  ['card-choices', 'choices: {do:item and}', 'What its player chooses as soon as the rules let them.', "choices: you choose 1 of your opponent's Pokémon"],
  ['card-cost', 'cost: {do:item and}', 'What must be paid to use the attack.', 'cost: discard 1 [R] Energy from this Pokémon'],
  ['card-first', 'first: {do:item and}', 'What is done before the damage.', 'first: (flip 2 coins)'],
  ['card-body', 'body {name:string} [( {kind:power} )]', 'Something that is true while the card is in play.', 'body "Camouflage Gas" (Poké-Body)'],
  ['card-power', 'power {name:string} [( {kind:power} )]', 'Something the player of the card may do in a turn; the deeds below it say what.', 'power "Rain Dance" (Pokémon Power)'],
  ['card-play', 'play: {do:item and}', 'What a Trainer card does when it is played.', 'play: you draw 2 cards'],
])

/** Kinds of Powers, as they are printed beside their names. */
export const powers = words('power', [
  ['pokemon-power', 'Pokémon Power', 'The Powers of 1999 to 2003.', 'Pokémon Power'],
  ['poke-power', 'Poké-Power', 'Powers that are used, 2003 to 2011.', 'Poké-Power'],
  ['poke-body', 'Poké-Body', 'Powers that are always on, 2003 to 2011.', 'Poké-Body'],
  ['ability', 'Ability', 'Powers since 2011.', 'Ability'],
  ['gx-attack', 'GX-attack', 'Attacks of which a player may use one in a game, 2017 to 2019.', 'GX-attack'],
  ['vstar-power', 'VSTAR-Power', 'Attacks and Abilities of which a player may use one in a game, 2022 to 2023.', 'VSTAR-Power'],
])

/** Kinds of Trainer cards, as conditions name them. */
export const cardKinds = words('kind', [
  ['a-trainer', 'a Trainer', 'A Trainer card of no other kind.', 'a Trainer'],
  ['an-item', 'an Item', 'An Item.', 'an Item'],
  ['a-supporter', 'a Supporter', 'A Supporter.', 'a Supporter'],
  ['a-stadium', 'a Stadium', 'A Stadium.', 'a Stadium'],
  ['a-tool', 'a Pokémon Tool', 'A Pokémon Tool.', 'a Pokémon Tool'],
])

/** Kinds of cards that a search may be for. */
export const sorts = words('sort', [
  ['sort-any', 'card', 'Any card at all.', 'card'],
  ['sort-pokemon', 'Pokémon card', 'A Pokémon.', 'Pokémon card'],
  ['sort-basic', 'Basic Pokémon card', 'A Basic Pokémon.', 'Basic Pokémon card'],
  ['sort-energy', 'basic Energy card', 'A basic Energy card.', 'basic Energy card'],
  ['sort-trainer', 'Trainer card', 'A Trainer card of any kind.', 'Trainer card'],
])

/** Facts of a card. */
export const facts = words('fact', [
  ['basic', 'basic {types:symbol *} Pokémon', 'A Basic Pokémon and its types.', 'basic [R] Pokémon'],
  ['stage', 'stage {n:number} {types:symbol *} Pokémon', 'An evolved Pokémon and its types.', 'stage 1 [R] Pokémon'],
  ['special-stage', 'special stage {types:symbol *} Pokémon', 'A Pokémon of a stage of its own, neither Basic nor numbered, and its types.', 'special stage [R] Pokémon'],
  ['made-of', 'made of {number} cards', 'How many cards together are this Pokémon; copies of this card stand for its parts.', 'made of 2 cards'],
  ['evolves-from', 'evolves from {string}', 'The name of what it evolves from.', 'evolves from "Charmander"'],
  ['printed-hp', 'hp {number}', 'The HP.', 'hp 50'],
  ['weakness', 'weakness {symbol} [{modifier}]', 'The Weakness and its printed number, if any.', 'weakness [W] ×2'],
  ['resistance', 'resistance {symbol} [{modifier}]', 'The Resistance and its printed number, if any.', 'resistance [F] -30'],
  ['printed-cost', 'retreat cost {number}', 'The Retreat Cost.', 'retreat cost 1'],
  ['box', 'rule box {name}', 'A kind that changes the rules.', 'rule box ex'],
  ['basic-energy', 'basic Energy', 'A basic Energy card.', 'basic Energy'],
  ['special-energy', 'special Energy', 'A special Energy card.', 'special Energy'],
  ['provides', 'provides {symbols:symbol *}', 'The Energy it provides.', 'provides [C][C]'],
  ['provides-any', 'provides {number} Energy of any type', 'Energy of a type that its player chooses whenever it matters.', 'provides 1 Energy of any type'],
  ['tool', 'Pokémon Tool', 'A Pokémon Tool.', 'Pokémon Tool'],
  ['trainer', 'Trainer', 'A Trainer card of no other kind.', 'Trainer'],
  ['item', 'Item', 'An Item.', 'Item'],
  ['supporter', 'Supporter', 'A Supporter.', 'Supporter'],
  ['stadium', 'Stadium', 'A Stadium.', 'Stadium'],
])
