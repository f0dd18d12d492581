import type { Rulings } from '#games/jekyll-vs-hyde/rules/ruling-switches';
import { leaders, suits } from './undo-search-order.ts';
import { SUIT_INDICES, otherSeat, type Table } from './table-encoding.ts';
import { takeBack, type Visit } from './undo-one-trick.ts';
import { beforeOne, beforeTwo, ranksAbove } from './previous-rankings.ts';

/** Tricks of two Evil cards, taken back. */

/** Of one suit: whoever leads, either may win. */
export function sameSuit(after: Table, _: Rulings, visit: Visit): boolean {
  return suits(after).some((suit) => {
    if (after.evil[suit] < 2) return false;
    const rankings = beforeOne(after.ranking, suit);
    return leaders(after).some((leader) =>
      takeBack(after, { leader, led: suit, followed: suit, names: null, exchange: null }, rankings, visit),
    );
  });
}

/** Of two suits: the follower was void in the one that was led, and the higher rank won. */
export function offSuit(after: Table, _: Rulings, visit: Visit): boolean {
  return leaders(after).some((leader) =>
    SUIT_INDICES.some((led) => {
      if (after.evil[led] === 0 || after.hands[otherSeat(leader)][led] > 0) return false;
      return SUIT_INDICES.some((followed) => {
        if (followed === led || after.evil[followed] === 0) return false;
        if (ranksAbove(after.ranking, led, followed) !== (leader === after.leader)) return false;
        const rankings = beforeTwo(after.ranking, led, followed);
        return takeBack(after, { leader, led, followed, names: null, exchange: null }, rankings, visit);
      });
    }),
  );
}
