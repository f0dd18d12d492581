import { expect, test } from 'vitest';
import type { Comparison } from '#games/jekyll-vs-hyde/opponents/compare-moves-with-best';
import { whyMoveIsWorse } from '#games/jekyll-vs-hyde/widgets/play/why-move-is-worse';
import { words as play } from '#said/jekyll-vs-hyde/play-against-computer';
import { punctuation } from '#said/punctuation';

/** Of a move that is asked about beside the advised one the reason is said before the numbers. */

const { hint: words } = play;
const common: Comparison = {
  isAsGood: false,
  trials: 40,
  worse: 26,
  better: 4,
  tricks: { won: 0, rather: 40 },
  reason: null,
  best: { type: 'follow', by: 'hyde', card: 'G7' },
  kept: ['G7'],
};

test.for([
  { tricks: { won: 0, rather: 40 }, why: words.tricks(common.best, { won: 0, rather: 40 }) },
  { tricks: { won: 40, rather: 40 }, why: words.sameTricks(common, 40) },
])('What becomes of the trick with it ($tricks.won)', ({ tricks, why }) => {
  const comparison = { ...common, tricks };
  expect(whyMoveIsWorse(comparison)).toBe(
    punctuation.row([words.verdict(false), why, words.compared(comparison)]),
  );
});
