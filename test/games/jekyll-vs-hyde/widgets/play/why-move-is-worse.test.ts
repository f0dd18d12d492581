import { expect, test } from 'vitest';
import type { Comparison } from '#games/jekyll-vs-hyde/opponents/compare-moves-with-best';
import { whyMoveIsWorse } from '#games/jekyll-vs-hyde/widgets/play/why-move-is-worse';
import { words as play } from '#said/jekyll-vs-hyde/play-against-computer';
import { punctuation } from '#said/punctuation';

/** Of a move that is asked about beside the advised one the reason is said before the numbers, and after them what is none. */

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

test('That a move brings the same trick, and what stays in the hand, is said before the numbers', () => {
  const comparison = { ...common, tricks: { won: 40, rather: 40 } };
  expect(whyMoveIsWorse(comparison)).toBe(
    punctuation.row([words.verdict(false), words.sameTricks(comparison, 40), words.compared(comparison)]),
  );
});

test('That a move loses the trick does not stand where the reason is looked for: who wants few is glad of it', () => {
  expect(whyMoveIsWorse(common)).toBe(
    punctuation.row([
      words.verdict(false),
      words.compared(common),
      words.tricks(common.best, { won: 0, rather: 40 }),
    ]),
  );
});
