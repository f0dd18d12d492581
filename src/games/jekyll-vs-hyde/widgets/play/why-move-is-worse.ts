import type { Comparison } from '#games/jekyll-vs-hyde/opponents/compare-moves-with-best';
import { words as play } from '#said/jekyll-vs-hyde/play-against-computer';
import { punctuation } from '#said/punctuation';
import { reasonSentence } from './move-reason-sentence.ts';

/** Whether a move is worse than the best, why, by the count or else by the trick, and in how many hands; the reason comes before the numbers. */
export function whyMoveIsWorse(comparison: Comparison): string {
  const { hint: words } = play;
  const { reason } = comparison;
  const why = reason === null ? whyByTrick(comparison) : reasonSentence(reason);
  return punctuation.row([
    words.verdict(comparison.isAsGood),
    ...(why === null ? [] : [why]),
    words.compared(comparison),
  ]);
}

/** What becomes of the trick with a move, against the best; null where no card is played. */
function whyByTrick(comparison: Comparison): string | null {
  const { hint: words } = play;
  const { tricks, best } = comparison;
  if (tricks === null) return null;
  return tricks.won === tricks.rather ? words.sameTricks(comparison, tricks.won) : words.tricks(best, tricks);
}
