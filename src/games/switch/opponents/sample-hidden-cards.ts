import { shuffle, type Random } from '#kit/random';
import { CARDS, sorted, without, type BySeat, type Card, type Seat } from '#games/switch/rules/cards';
import type { Turn } from '#games/switch/rules/state';
import type { View } from '#games/switch/rules/view';

/** A view of one seat whose turn it is. */
export interface SeatView extends View {
  readonly viewer: Seat;
  readonly phase: 'turn';
}

/** What the seat to act sees. Refuses (throws) what all see, for whoever plays is never given that, and another phase than a turn. */
export function seatView(view: View): SeatView {
  const { viewer, phase } = view;
  if (viewer === 'all' || phase !== 'turn') throw new TypeError('No seat is to act by this view');
  return { ...view, viewer, phase };
}

/** A position that may stand behind a view: what the seat does not see is dealt by chance, all ways being equally likely. */
export function sampleHiddenCards(seen: SeatView, chance: Random): Turn {
  const { rulings, hands, deck, played, top, direction, penalty, run, passes, turn, seats } = seen;
  if (top === null || turn === null) throw new TypeError('No cards lie on the table');
  const known = seats.flatMap((seat) => (hands[seat] ?? []).filter((card) => card !== '??'));
  const hidden = shuffle(without(CARDS, [...known, ...played]), chance);
  let at = 0;
  const take = (count: number): readonly Card[] => hidden.slice(at, (at += count));
  const whole: BySeat<readonly Card[]> = Object.fromEntries(
    seats.map((seat) => {
      const hand = hands[seat] ?? [];
      const open = hand.filter((card) => card !== '??');
      return [seat, sorted([...open, ...take(hand.length - open.length)])];
    }),
  );
  return {
    phase: 'turn',
    rulings,
    hands: whole,
    shown: Object.fromEntries(seats.map((seat) => [seat, []])),
    deck: take(deck.length),
    played,
    match: { rank: top.rank, suit: top.suit },
    direction,
    penalty,
    run,
    passes,
    turn,
  };
}
