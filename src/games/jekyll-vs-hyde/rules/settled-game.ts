import { isPotion, other, suitOf, type Card, type Seat } from './cards.ts';
import { hiddenFrom } from './possible-opponent-hands.ts';
import { gap, gameWinner, advance, gapToEnd, TRICKS } from './track.ts';
import type { SeatView } from './view.ts';

/** A game that is as good as over: nothing that is still played in this round changes who wins it. */
export interface Settled {
  readonly winner: Seat;
  /** The least and the most gap (0 to 10, even) that the round can still end with, as far as its seat can tell. */
  readonly least: number;
  readonly most: number;
  /** The least gap that brings the marker to the end. */
  readonly needed: number;
}

/**
 * Who has won the game whatever is still played in this round, as far as a seat can tell; null where that is open. Bounds
 * are enough to be sure: every trick to come may go to either seat, and take another with it while a Potion and a Pride
 * card for it are left.
 */
export function settledGame(seen: SeatView): Settled | null {
  const { round, marker } = seen;
  const gaps = gapsStillPossible(seen);
  const [least, most] = [Math.min(...gaps), Math.max(...gaps)];
  const [winner, ...others] = new Set(gaps.map((one) => gameWinner(round, advance(marker, one))));
  if (winner == null || others.length > 0) return null;
  return { winner, least, most, needed: gapToEnd(marker) };
}

function gapsStillPossible(seen: SeatView): readonly number[] {
  const { jekyll } = seen.owned;
  const left = TRICKS - seen.tricks.length;
  const cards = cardsLeft(seen);
  const potions = cards.filter(isPotion).length;
  const prides = cards.filter((card) => suitOf(card) === 'pride').length;
  const taken = Math.min(left, potions, prides);
  const [fewest, most] = [Math.max(0, jekyll - taken), Math.min(TRICKS, jekyll + left + taken)];
  return Array.from({ length: most - fewest + 1 }, (_, more) =>
    gap({ jekyll: fewest + more, hyde: TRICKS - fewest - more }),
  );
}

/** The cards that may still be in play: on the table, in the seat's hand, and what the other hand may hold. */
function cardsLeft(seen: SeatView): readonly Card[] {
  const { known, evil, potions } = hiddenFrom(seen);
  const own = seen.hands[seen.viewer].filter((card) => card !== '??');
  const onTable = [seen.led?.card, seen.followed].filter((card) => card != null);
  const there = seen.hands[other(seen.viewer)].length === 0 ? [] : [...known, ...evil, ...potions];
  return [...own, ...onTable, ...there];
}
