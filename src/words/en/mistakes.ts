import type { MistakesWords } from '../text-types/mistakes.ts';
import { amount } from './lists-and-amounts.ts';

/** Of a hundred games, as the look back counts them. */
const inHundred = (cost: number) => Math.max(1, Math.round(100 * cost));

/** The share of a game below which an estimate is told as one that may be mistaken. */
const SMALL = 0.05;
const better = (cost: number) => (cost < SMALL ? 'a little better' : 'better');

/** English. */
export const words: MistakesWords = {
  title: 'Your mistakes',
  task: (seat) => `You are ${seat}, and have been here: find the move that does best by what you see.`,
  fresh: (seat) =>
    `You are ${seat}, in a fresh deal of a kind that you have missed: find the move that does best by what you see.`,
  wait: 'Setting up the position.',
  weighing: 'Weighing your move against the best one.',
  asGood: (move) => `As good as the best by what you see, which was this: ${move}.`,
  nearly: 'Nearly as good.',
  best: (move) => `The best by what you see: ${move}.`,
  better: (move, cost, deals) =>
    `By what you see this does ${better(cost)}: ${move}. In ${amount(deals, 'deal')} it won about ${inHundred(cost)} more of 100 games.`,
  again: (move, cost) =>
    `${cost < SMALL ? 'The same again' : 'That was the mistake'}. By what you see this does ${better(cost)}: ${move}, by about ${inHundred(cost)} of 100 games.`,
  secondTry: 'By what you see another move does better. Have a second try.',
  missedOnce: 'After a wrong try it will be asked again.',
  estimate: 'An estimate, from deals that fit what you see.',
  whyWait: 'Trying out deals to see why.',
  noReason: (cost) =>
    `When the deals were played out, the better move won about ${inHundred(cost)} more of 100 games.`,
  dismiss: 'Don’t ask again',
  kept: (moves) =>
    moves === 1
      ? 'One of your moves comes back as the first question of the drill: you could have known better.'
      : `${moves} of your moves come back as the first questions of the drill: you could have known better.`,
  learn: 'Learn from this game',
  guessKept: (better) =>
    `By what the seat itself saw, this did better: ${better}. The position comes back in the drill.`,
  summary: (kept, due) =>
    `${amount(kept, 'move')} of yours ${kept === 1 ? 'comes' : 'come'} back as questions, ${due === 0 ? 'none of them now' : `${due} of them now`}.`,
  none: 'None is kept. Look back on a game, or guess the moves of a game: what you could have known comes back here.',
  waiting: '{due} of your mistakes to put right',
};
