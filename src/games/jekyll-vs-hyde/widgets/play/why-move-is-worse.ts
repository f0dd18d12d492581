import type { Comparison } from '#games/jekyll-vs-hyde/opponents/compare-moves-with-best';
import { words as play } from '#said/jekyll-vs-hyde/play-against-computer';
import { punctuation } from '#said/punctuation';
import { reasonSentence } from './move-reason-sentence.ts';

/**
 * Whether a move is worse than the best, why, and in how many hands; the reason comes before the numbers. That it brings another trick is
 * none, for whoever wants few of them is glad to lose it: it is told after them.
 */
export function whyMoveIsWorse(comparison: Comparison): string {
  const { hint: words } = play;
  const { isAsGood, tricks, reason, best } = comparison;
  const isAlike = tricks === null || tricks.won === tricks.rather;
  const why =
    reason === null
      ? tricks !== null && isAlike && words.sameTricks(comparison, tricks.won)
      : reasonSentence(reason);
  return punctuation.row([
    words.verdict(isAsGood),
    ...(typeof why === 'string' ? [why] : []),
    words.compared(comparison),
    ...(reason === null && !isAlike ? [words.tricks(best, tricks)] : []),
  ]);
}
