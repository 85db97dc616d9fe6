import { words } from '../word.ts'

/** Words about Prizes: which lie face up, who knows them, what is done with them, and how many are needed. */
export const prizeWords = [
  ...words('plain', [
    ['take-one', '{player} take|takes 1 of the Prizes due', 'A Prize of their choice goes to the hand; Prizes that they can\'t tell apart are one choice.', 'that player takes 1 of the Prizes due'],
    ['take-one-random', '{player} take|takes 1 of the Prizes due at random', 'Any Prize goes to the hand, face up or not: nobody chooses it.', 'that player takes 1 of the Prizes due at random'],
    ['turn-up', '{player} turn|turns 1 of {whose} Prizes face up', 'A face-down Prize of their choice lies face up from now on.', "you turn 1 of your opponent's Prizes face up"],
    ['turn-up-all', '{player} turn|turns all of {whose} Prizes face up', 'They lie face up from now on.', 'you turn all of your Prizes face up'],
    ['look-prize', '{player} look|looks at 1 of {whose} Prizes', 'They know this Prize from now on; it stays where it is, face down: "that Prize".', 'you look at 1 of your Prizes'],
    ['look-prizes', '{player} look|looks at all of {whose} Prizes', 'They know these Prizes from now on; the cards stay where they are, face down.', "you look at all of your opponent's Prizes"],
    ['switch-prize-deck', '{player} switch|switches 1 of {whose} Prizes with the top card of the deck', 'A face-down Prize of their choice and the top card of the deck change places.', 'you switch 1 of your Prizes with the top card of the deck'],
    ['switch-prize-hand', '{player} switch|switches that Prize with 1 card of the hand', 'The Prize that was looked at and a card of their choice change places.', 'you switch that Prize with 1 card of the hand'],
    ['renew-prizes', '{player} shuffle|shuffles the Prizes into the deck and place|places {amount} anew', 'The Prizes go into the deck; then so many cards from its top are Prizes, face down.', 'your opponent shuffles the Prizes into the deck and places 3 anew'],
    ['add-prize', '{player} add|adds 1 card of {whose} {pile} to the Prizes there', 'A card of their choice becomes one more Prize of the player whose pile it is in, face down.', "you add 1 card of your opponent's hand to the Prizes there"],
  ]),
  ...words('simple', [
    ['tells-prizes', '{player} can tell the Prizes apart', 'One of the Prizes of that player lies face up, or the player has looked at it, and not all are alike.', 'that player can tell the Prizes apart'],
    ['due-prize', '{player} are|is due a Prize', 'There is a Prize left that the player must take.', 'that player is due a Prize'],
    ['face-up', 'the card lies face up', 'Both players can see it.', 'the card lies face up'],
  ]),
  ...words('sceneline', [
    ['given-prize-cards', 'given {side} Prizes are {cards:count ,}', 'Which cards the Prizes are; they lie face down.', 'given your Prizes are 1 "Charmander", 5 "Fire Energy"'],
  ]),
  ...words('claim', [
    ['face-up-now', '{cards:count and} face up among {side} Prizes', 'These Prizes lie face up, and no others.', '1 "Charmander" face up among your Prizes'],
    ['face-down-now', '{side} Prizes lie face down', 'None of the Prizes lies face up.', 'your Prizes lie face down'],
    ['in-hand', '{cards:count and} in {side} hand', 'All of these are in that hand.', '1 "Fire Energy" in your hand'],
    ['among-prizes', '{cards:count and} among {side} Prizes', 'All of these are Prizes, face up or not.', '1 "Fire Energy" among your Prizes'],
    ['may-see', '{side} may see {name:string} among {owner:side} Prizes', 'Nothing forbids it.', 'you may see "Charmander" among your Prizes'],
    ['may-not-see', '{side} may not see {name:string} among {owner:side} Prizes because {ids:id *}', 'These clauses forbid it and no others.', 'you may not see "Charmander" among your Prizes because look.closed'],
  ]),
]
