import { SEATS, bySeat, type BySeat, type Card, type Seat } from '#games/jekyll-vs-hyde/rules/cards';
import { HAND_SIZE, firstTwice } from '#games/jekyll-vs-hyde/rules/deal';
import type { Setup } from '#games/jekyll-vs-hyde/rules/position-setup';
import { TRICKS } from '#games/jekyll-vs-hyde/rules/track';

/** Whether there are as many cards as there can be, where they can be. */

export type CardsReason =
  | { readonly type: 'card-twice'; readonly card: Card }
  | { readonly type: 'hand-dealt'; readonly seat: Seat; readonly count: number; readonly due: number }
  | { readonly type: 'hands-unequal'; readonly counts: BySeat<number> }
  /** Cards in each hand and tricks played make ten. */
  | {
      readonly type: 'cards-and-tricks';
      readonly count: number;
      readonly tricks: number;
      readonly due: number;
    }
  /** After ten tricks nobody leads. */
  | { readonly type: 'round-played' }
  | { readonly type: 'set-aside'; readonly count: number; readonly due: number };

/** The cards that nobody is dealt. */
const SET_ASIDE = 5;

export function againstCards({ leader, hands, setAside, won }: Setup): readonly CardsReason[] {
  const counts = bySeat((seat) => hands[seat].length);
  const dealt = counts.jekyll + counts.hyde > 0 || leader !== null;
  const reasons: CardsReason[] = [];
  const twice = firstTwice([...hands.jekyll, ...hands.hyde, ...(setAside ?? [])]);
  if (twice !== null) reasons.push({ type: 'card-twice', card: twice });
  if (dealt && setAside !== null && setAside.length !== SET_ASIDE) {
    reasons.push({ type: 'set-aside', count: setAside.length, due: SET_ASIDE });
  }
  if (!dealt) return reasons;
  if (leader === null) {
    const wrong = SEATS.filter((seat) => counts[seat] !== HAND_SIZE);
    return [
      ...reasons,
      ...wrong.map((seat) => ({ type: 'hand-dealt', seat, count: counts[seat], due: HAND_SIZE }) as const),
    ];
  }
  const tricks = won.jekyll + won.hyde;
  if (counts.jekyll !== counts.hyde) reasons.push({ type: 'hands-unequal', counts });
  else if (counts.jekyll + tricks !== TRICKS) {
    reasons.push({ type: 'cards-and-tricks', count: counts.jekyll, tricks, due: TRICKS });
  } else if (tricks === TRICKS) reasons.push({ type: 'round-played' });
  return reasons;
}
