import { words } from '../word.ts'

/** Words about what a judge does: penalties, mistakes, time. */
export const floorWords = [
  ...words('plain', [
    ['need-fewer', '{player} need|needs {amount} fewer Prizes', 'The player wins with so many Prizes left.', 'the other player needs 2 fewer Prizes'],
    ['last-turn', 'time is over after {amount} more turns', 'How many turns are still played when this one is over.', 'time is over after 3 more turns'],
  ]),
  ...words('amount', [
    ['prizes-needed', 'the Prizes still needed by {player}', 'How many Prizes a player must still take to win: those left, less what a penalty of the opponent takes off.', 'the Prizes still needed by that player'],
  ]),
  ...words('simple', [
    ['time-over', 'time is over', 'The last turn that is played has come.', 'time is over'],
    ['missed-is', 'the missed action is {name}', 'What kind of action was forgotten.', 'the missed action is mandatory'],
    ['agrees', '{player} agree|agrees', 'The player gives leave.', 'the other player agrees'],
    ['pile-destroyed', 'a pile was destroyed', 'Nobody can tell any more which cards lay where.', 'a pile was destroyed'],
  ]),
  ...words('subject', [['an-error', 'an error', 'Something that was played wrongly.', 'an error']]),
  ...words('action', [
    ['decline-penalty', 'decline a penalty', 'Of a player: not let a penalty of the opponent count.', 'decline a penalty'],
    ['make-up', 'make up for a missed action', 'Of a player: do later what was forgotten.', 'make up for a missed action'],
    ['be-severe', 'count as severe', 'Of an error: be one of the gravest kind.', 'count as severe'],
  ]),
  ...words('sceneline', [
    ['when-judge', 'when the judge calls {id} [on {side}] [, {era}]', 'A judge has a floor rule carried out; the player it is about is "that player".', 'when the judge calls floor.double on the opponent'],
  ]),
  ...words('claim', [
    ['needed-now', '{side} still need|needs {n:number} Prize|Prizes', 'How many Prizes are still to be taken to win.', 'you still need 1 Prize'],
    ['may-decline', '{side} may decline a penalty', 'Nothing forbids it.', 'you may decline a penalty'],
    ['may-not-decline', '{side} may not decline a penalty because {ids:id *}', 'These clauses forbid it and no others.', 'you may not decline a penalty because floor.stands'],
    ['may-make-up', '{side} may make up for a missed {kind:name} action', 'Nothing forbids it.', 'you may make up for a missed mandatory action'],
    ['may-make-up-agreed', '{side} may make up for a missed {kind:name} action if the other player agrees', 'Nothing forbids it then.', 'you may make up for a missed optional action if the other player agrees'],
    ['may-not-make-up', '{side} may not make up for a missed {kind:name} action because {ids:id *}', 'These clauses forbid it and no others.', 'you may not make up for a missed optional action because floor.missed'],
    ['error-severe', 'an error that destroyed a pile may be severe', 'Nothing forbids that it counts so.', 'an error that destroyed a pile may be severe'],
    ['error-left-severe', 'an error that left all piles as they were may be severe', 'Nothing forbids that it counts so.', 'an error that left all piles as they were may be severe'],
    ['error-minor', 'an error that left all piles as they were is not severe because {ids:id *}', 'These clauses say so, and no others.', 'an error that left all piles as they were is not severe because floor.severe'],
  ]),
]
