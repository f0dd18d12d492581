import { SEATS, type BySeat } from '#games/jekyll-vs-hyde/rules/cards';
import { TRICKS } from '#games/jekyll-vs-hyde/rules/track';
import type { LaidBoard } from '#games/jekyll-vs-hyde/position-setup-adapter';
import { laidOn } from './edit-position.ts';

/**
 * How many tricks each seat would own so that the hands have as many cards as there are tricks to come, shared out evenly, the odd one to
 * the leader; null where that is so already, or where no number of tricks would make it so.
 */
export function trickCountsFittingHands(board: LaidBoard): BySeat<number> | null {
  const { leader, hands, won } = laidOn(board).setup;
  const cards = hands.jekyll.length;
  if (leader === null || cards === 0 || cards > TRICKS || hands.hyde.length !== cards) return null;
  const due = TRICKS - cards;
  if (SEATS.reduce((sum, seat) => sum + won[seat], 0) === due) return null;
  const fewer = Math.floor(due / 2);
  return leader === 'jekyll' ? { jekyll: due - fewer, hyde: fewer } : { jekyll: fewer, hyde: due - fewer };
}
