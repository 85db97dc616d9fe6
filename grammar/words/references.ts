import { words } from '../word.ts'

/** The Special Conditions. */
export const statuses = words('status', [
  ['asleep', 'Asleep', 'The Special Condition Asleep.', 'Asleep'],
  ['burned', 'Burned', 'The Special Condition Burned.', 'Burned'],
  ['confused', 'Confused', 'The Special Condition Confused.', 'Confused'],
  ['paralyzed', 'Paralyzed', 'The Special Condition Paralyzed.', 'Paralyzed'],
  ['poisoned', 'Poisoned', 'The Special Condition Poisoned.', 'Poisoned'],
])

/** Roles that a procedure gives to a Pokémon. */
export const roles = words('role', [
  ['retreating', 'retreating', 'The Pokémon that retreats.', 'retreating'],
  ['attacking', 'attacking', 'The Pokémon that attacks.', 'attacking'],
  ['defending', 'Defending', 'The Pokémon that is attacked.', 'Defending'],
  ['checked', 'checked', 'The Pokémon whose Special Conditions are being checked.', 'checked'],
])

/** One Pokémon. */
export const pokemon = words('pokemon', [
  ['it', 'it', 'The Pokémon last spoken of in the same sentence.', 'it'],
  ['that-pokemon', 'that Pokémon', 'The Pokémon last chosen, or the one in turn.', 'that Pokémon'],
  ['this-pokemon', 'this Pokémon', 'The Pokémon on which the card is.', 'this Pokémon'],
  ['role-pokemon', 'the {role} Pokémon', 'The Pokémon that has this role.', 'the Defending Pokémon'],
  ['active-of', '{whose} Active Pokémon', "A player's Active Pokémon.", 'your Active Pokémon'],
])

/** One player. */
export const players = words('player', [
  ['you', 'you', 'The player whose card this is.', 'you'],
  ['your-opponent', 'your opponent', 'The other player, seen from the player whose card this is.', 'your opponent'],
  ['the-player', 'the player', 'The player who acts.', 'the player'],
  ['the-opponent', 'the opponent', 'The other player, seen from the one who acts.', 'the opponent'],
  ['that-player', 'that player', 'The player spoken of, or the one in turn.', 'that player'],
  ['the-other-player', 'the other player', 'The opponent of that player.', 'the other player'],
  ['its-owner', 'its owner', 'The owner of that Pokémon.', 'its owner'],
  ['its-opponent', 'its opponent', "The opponent of that Pokémon's owner.", 'its opponent'],
  ['turn-player', 'the player whose turn it is', 'The player whose turn it is, or was until the Checkup is over.', 'the player whose turn it is'],
  ['next-player', 'the player whose turn is next', 'The other one.', 'the player whose turn is next'],
])

/** Whose. */
export const possessives = words('whose', [
  ['your', 'your', 'Of the player whose card this is.', 'your'],
  ['your-opponents', "your opponent's", 'Of the other player, seen from the player whose card this is.', "your opponent's"],
  ['the-players', "the player's", 'Of the player who acts.', "the player's"],
  ['the-opponents', "the opponent's", 'Of the other player, seen from the one who acts.', "the opponent's"],
  ['that-players', "that player's", 'Of the player spoken of.', "that player's"],
  ['its-owners', "its owner's", 'Of the owner of that Pokémon.', "its owner's"],
])

/** Several Pokémon. */
export const groups = words('group', [
  ['all-active', 'Active Pokémon', 'Both Active Pokémon.', 'Active Pokémon'],
  ['all-in-play', 'Pokémon in play', 'All Pokémon of both players.', 'Pokémon in play'],
  ['all-knocked-out', 'Knocked Out Pokémon', 'All Pokémon that are Knocked Out and still in play.', 'Knocked Out Pokémon'],
  ['of-this-name', 'Pokémon meant by the name on this card', 'What a card means by its own name: this Pokémon, others of its name, or all of them.', 'Pokémon meant by the name on this card'],
  ['benched-of', '{whose} Benched Pokémon', "A player's Bench.", 'your Benched Pokémon'],
  ['pokemon-of', '{whose} Pokémon', 'All Pokémon of a player.', 'your Pokémon'],
])

/** A player's piles of cards. */
export const piles = words('pile', [
  ['deck-pile', 'deck', 'The cards still to be drawn, face down.', 'deck'],
  ['hand-pile', 'hand', 'The cards in the hand.', 'hand'],
  ['discard-pile', 'discard pile', 'The cards that were discarded, face up.', 'discard pile'],
  ['prize-pile', 'Prizes', 'The Prizes that are left, face down.', 'Prizes'],
  ['lost-pile', 'Lost Zone', 'The cards that are out of the game, face up.', 'Lost Zone'],
])

/** Clocks of a player. A clock of a player runs only while that player has something to decide. */
export const clocks = words('clock', [
  ['battle-clock', 'battle clock', 'The time for all decisions of a game.', 'battle clock'],
  ['turn-clock', 'turn clock', 'The time for one turn.', 'turn clock'],
  ['choice-clock', 'choice clock', "The time for one decision in the other player's turn.", 'choice clock'],
  ['set-up-clock', 'set-up clock', 'The time for setting up.', 'set-up clock'],
])

/** How much. */
export const amounts = words('amount', [
  ['number', '{number}', 'This many.', '20'],
  ['for-each-heads', '{number} for each heads', 'So much for each coin that was heads.', '10 for each heads'],
  ['for-each', '{number} for each of {group}', 'So much for each Pokémon.', '10 for each of your Benched Pokémon'],
  ['value', '{value}', 'What a quantity is.', 'the Retreat Cost of it'],
  ['heads', 'the heads', 'How many coins were heads.', 'the heads'],
  ['damage-on', 'the damage on {pokemon}', 'How much damage a Pokémon has, in points.', 'the damage on it'],
  ['prizes-left', 'the Prizes left to {player}', 'How many Prizes a player still has.', 'the Prizes left to that player'],
  ['points-of', 'the points of {player}', 'How many points a player has.', 'the points of that player'],
  ['turn-number', 'the number of this turn', 'Which turn of the game it is, those of both players counted.', 'the number of this turn'],
  ['hand-size', 'the cards in {whose} hand', 'How many cards a player holds.', "the cards in that player's hand"],
  ['cards-brought', 'the cards brought by {player}', 'How many cards a player brought to the game, wherever they lie now.', 'the cards brought by that player'],
  ['energy-types', 'the Energy types of {player}', "How many types of Energy a player's Energy Zone generates.", 'the Energy types of that player'],
  ['energy-provided', 'what it provides', 'How much Energy a card provides.', 'what it provides'],
])

/** Conditions: tests joined by "and". There is no "either" inside an "either": where the inner one ends could not be told. */
export const conditions = [
  ...words('condition', [['all', '{tests:test and}', 'All of these hold.', 'it is Asleep and it is Active']]),
  ...words('test', [
    ['any', 'either {tests:simple or}', 'At least one of these holds.', 'either it is Asleep or it is Paralyzed'],
  ]),
  ...words('simple', [
    ['has-status', '{pokemon} is {status:status or}', 'The Pokémon has one of these Special Conditions.', 'it is Asleep or Paralyzed'],
    ['has-not-status', "{pokemon} isn't {status}", 'The Pokémon does not have this Special Condition.', "it isn't Asleep"],
    ['status-since', '{pokemon} has been {status} since before this turn', 'The Special Condition is older than this turn.', 'it has been Paralyzed since before this turn'],
    ['is-active', '{pokemon} is Active', 'The Pokémon is in the Active place.', 'it is Active'],
    ['is-benched', '{pokemon} is on the Bench', 'The Pokémon is Benched.', 'it is on the Bench'],
    ['is-attacking', '{pokemon} is attacking', 'The Pokémon is the one that attacks.', 'this Pokémon is attacking'],
    ['is-box', '{pokemon} has the rule box {name}', 'The Pokémon is of a kind that changes the rules.', 'it has the rule box ex'],
    ['no-hp', '{pokemon} has no HP left', 'Its damage has reached its HP.', 'it has no HP left'],
    ['any-no-hp', 'a Pokémon has no HP left', "Some Pokémon's damage has reached its HP.", 'a Pokémon has no HP left'],
    ['weak', '{pokemon} has Weakness to the attacking Pokémon', 'Its Weakness is the type of the attacking Pokémon.', 'it has Weakness to the attacking Pokémon'],
    ['resistant', '{pokemon} has Resistance to the attacking Pokémon', 'Its Resistance is the type of the attacking Pokémon.', 'it has Resistance to the attacking Pokémon'],
    ['weakness-printed', '{pokemon} has a number beside its Weakness', 'The card says how much the Weakness is.', 'it has a number beside its Weakness'],
    ['resistance-printed', '{pokemon} has a number beside its Resistance', 'The card says how much the Resistance is.', 'it has a number beside its Resistance'],
    ['too-little-energy', '{pokemon} has too little Energy for the attack', 'The Energy on it does not meet the cost of the attack.', 'it has too little Energy for the attack'],
    ['has-bench', '{player} have|has a Benched Pokémon', 'The Bench is not empty.', 'that player has a Benched Pokémon'],
    ['bench-full', '{player} have|has a full Bench', 'The Bench has no room.', 'that player has a full Bench'],
    ['has-active', '{player} have|has an Active Pokémon', 'The Active place is not empty.', 'that player has an Active Pokémon'],
    ['no-active', '{player} have|has no Active Pokémon', 'The Active place is empty.', 'that player has no Active Pokémon'],
    ['no-pokemon', '{player} have|has no Pokémon in play', 'Nothing is left to fight.', 'that player has no Pokémon in play'],
    ['one-left', 'only one player has a Pokémon in play', 'One player has Pokémon in play, the other has none.', 'only one player has a Pokémon in play'],
    ['no-prizes', '{player} have|has taken the last Prize', 'No Prizes are left.', 'that player has taken the last Prize'],
    ['no-deck', '{player} have|has no cards in the deck', 'The deck is empty.', 'that player has no cards in the deck'],
    ['has-basic', '{player} have|has a Basic Pokémon in the hand', 'The hand has a Basic Pokémon.', 'that player has a Basic Pokémon in the hand'],
    ['no-basic', '{player} have|has no Basic Pokémon in the hand', 'The hand has no Basic Pokémon.', 'that player has no Basic Pokémon in the hand'],
    ['is-turn', '{player} have|has the turn', 'It is that player’s turn, or was until the Checkup is over.', 'its owner has the turn'],
    ['first-turn', 'this is the first turn of the game', 'The first turn of the player who goes first.', 'this is the first turn of the game'],
    ['card-is', 'the chosen card is {kind}', 'What kind of Trainer card is being played.', 'the chosen card is a Supporter'],
    ['has-played', '{player} have|has played {kind} this turn', 'A Trainer card of that kind was played this turn.', 'that player has played a Supporter this turn'],
    ['same-stadium', 'the chosen card has the name of the Stadium in play', 'A Stadium of the same name is in play.', 'the chosen card has the name of the Stadium in play'],
    ['counts-as-trainer', 'the chosen card counts as a Trainer card', 'The card is what other cards call a Trainer card.', 'the chosen card counts as a Trainer card'],
    ['could-do', 'the chosen card could do something', 'Judged by what both players can see and by the hand of its player: something it says could be done.', 'the chosen card could do something'],
    ['says-draw', 'the chosen card says to draw', 'The card that is played lets a player draw.', 'the chosen card says to draw'],
    ['by-attack', 'this is done by an attack', 'What is being done is what an attack says.', 'this is done by an attack'],
    ['choice-draw', 'the choice is of cards to draw', 'What may be chosen "up to" a number is how many cards to draw.', 'the choice is of cards to draw'],
    ['choice-kind', 'the choice is of a certain kind of card', 'What may be chosen is not just any card, nor how many cards to draw.', 'the choice is of a certain kind of card'],
    ['all-done', 'all of it can be done', 'Nothing would be left undone.', 'all of it can be done'],
    ['has-this-text', '{pokemon} is the Pokémon with this text', 'The Pokémon is the one on which the text stands.', 'it is the Pokémon with this text'],
    ['has-tool', '{pokemon} have|has a Pokémon Tool', 'A Pokémon Tool is attached to it.', 'it has a Pokémon Tool'],
    ['power-is', 'the Power is {power}', 'What kind of Power is used or would be on.', 'the Power is Pokémon Power'],
    ['attack-is', 'the attack is of the kind {power}', 'What kind of attack is used.', 'the attack is of the kind GX-attack'],
    ['used-up', '{player} have|has used up the {power}', 'The one such attack or Power of a game was used.', 'that player has used up the GX-attack'],
    ['power-stopped', 'a Special Condition stops the Power of {pokemon}', 'The Pokémon has a Special Condition that stops the Powers of which their cards say so.', 'a Special Condition stops the Power of it'],
    ['evolves-from-it', 'the chosen card evolves from {pokemon}', 'The Pokémon has the name that the card evolves from.', 'the chosen card evolves from it'],
    ['next-stage', 'the chosen card is of the next stage after {pokemon}', 'Stage 1 comes after Basic, stage 2 after stage 1; a stage without a number may come after any.', 'the chosen card is of the next stage after it'],
    ['chosen-box', 'the chosen card has the rule box {name}', 'The card is of a kind that changes the rules.', 'the chosen card has the rule box ex'],
    ['covering-box', 'the covering card has the rule box {name}', 'The card on top of a covered card is of a kind that changes the rules.', 'the covering card has the rule box ex'],
    ['card-box', 'the card has the rule box {name}', 'The card spoken of is of a kind that changes the rules.', 'the card has the rule box ex'],
    ['parts-missing', 'a part of the chosen card is missing from the {pile} of {player}', 'Not all cards that together are the Pokémon lie there.', 'a part of the chosen card is missing from the hand of that player'],
    ['parts-played', '{player} have|has put the parts of the chosen card into play before', 'A Pokémon of that name was put together in this game.', 'that player has put the parts of the chosen card into play before'],
    ['brought-box', '{player} brought more than {number} cards with the rule box {box:name}', 'Cards of a kind that changes the rules are too many.', 'that player brought more than 1 cards with the rule box ex'],
    ['brought-box-name', '{player} brought more than {number} cards of one name with the rule box {box:name}', 'Cards of one name and of a kind that changes the rules are too many.', 'that player brought more than 1 cards of one name with the rule box ex'],
    ['had-turns', '{player} have|has had no turn yet', 'The player has not begun a turn of this game.', 'that player has had no turn yet'],
    ['came-this-turn', '{pokemon} came into play or evolved this turn', 'Its newest card was played this turn.', 'it came into play or evolved this turn'],
    ['not-played-as', 'the game is not played as {variant:name}', 'A variant is not played.', 'the game is not played as sudden-death'],
    ['no-zone-energy', '{player} have|has no Energy in the Energy Zone', 'The Energy Zone is empty.', 'that player has no Energy in the Energy Zone'],
    ['pile-is', 'the pile is the {pile} of {player}', 'Which pile of cards is spoken of.', 'the pile is the hand of that player'],
    ['brought-no-basic', '{player} brought no Basic Pokémon', 'No card of the deck is a Basic Pokémon.', 'that player brought no Basic Pokémon'],
    ['brought-copies', '{player} brought more than {number} cards of one name besides basic Energy', 'Cards of one name are too many; basic Energy is not counted.', 'that player brought more than 4 cards of one name besides basic Energy'],
    ['brought-with-box', '{player} brought more than {number} cards of one name with its {box:name} cards', 'Cards of one name are too many when those with that rule box that go on it are counted with them.', 'that player brought more than 4 cards of one name with its LV-X cards'],
    ['energy-other', '{player} generate|generates Energy other than {symbols:symbol *}', 'The Energy Zone would generate Energy of another type.', 'that player generates Energy other than [R][W]'],
    ['at-least', '{a:amount} is at least {b:amount}', 'Not less than.', 'the damage on it is at least the HP of it'],
    ['more-than', '{a:amount} is more than {b:amount}', 'More than.', 'the heads is more than 1'],
    ['equals', '{a:amount} equals {b:amount}', 'The same.', 'the heads equals 0'],
    ['unpayable', "{amount} can't be paid from {pokemon}", 'No set of its Energy cards is a payment that may stand.', "the Retreat Cost of it can't be paid from it"],
    ['pays-less', 'the payment is less than its cost', 'The Energy offered does not meet the cost.', 'the payment is less than its cost'],
    ['pays-on', 'the payment goes on after its cost is met', 'A card is offered after the cost had been met.', 'the payment goes on after its cost is met'],
  ]),
]
