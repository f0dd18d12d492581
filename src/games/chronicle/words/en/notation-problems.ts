import type { Expected } from '#games/chronicle/rules/notation';
import type { NotationProblemsWords } from '../text-types/notation-problems.ts';

const expected: Readonly<Record<Expected, string>> = {
  deal: 'a deal, as in “Deal W1 fewest-wisdom p1: L5 … p2: P3 …”',
  play: 'a seat and its card, as in “p1: L5” or face down “p2: down P3”',
  effect: 'a seat and its choice, as in “p1: take P2 from p3”',
  nothing: 'nothing more, for the game is over',
  card: 'a card (L, P or W and a number, as in L8, or the name of a Wild)',
  condition: 'a condition, as in “fewest-wisdom”, or a hand',
  hand: 'a hand, as in “p1:” and its cards',
  seat: 'a seat, p1 to p6',
  from: 'the word “from” and a seat',
  to: 'the word “to” and a seat',
  at: 'the word “at” and a seat',
  with: 'the word “with” and a seat',
  for: 'the word “for” and a card',
  adds: 'the word “joins” or “leaves”',
  discards: 'the word “discarded” or “kept”',
};

export const words: NotationProblemsWords = {
  'unknown-word': ({ found, expected: what }) =>
    found === null
      ? `Something is missing here; expected is ${expected[what]}.`
      : `${found} does not fit here; expected is ${expected[what]}.`,
};
