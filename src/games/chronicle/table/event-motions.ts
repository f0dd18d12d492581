import type { Card, Seat } from '#games/chronicle/rules/cards';
import type { Event } from '#games/chronicle/rules/event';
import type { View } from '#games/chronicle/rules/view';
import { cardBack, found, likenessOf, lyingAt, spot } from '#widgets/motion/moving-copies.ts';
import type { Moment, Views } from '#widgets/motion/table-motion-adapter.ts';

/**
 * What is shown of events, each with a motion of its own: allies are won, go from one to another and are discarded, a card goes from
 * hand to hand, Fame is taken.
 */

/** How long each takes, in milliseconds. */
const WON = 320;
const WAY = 380;
const GONE = 420;
const FAME = 520;
/** The drawing of a card face down, and how wide it is under way. */
const BACK = '#lattice-back';
const BACK_WIDTH = 22;

export function momentOf(event: Event, { before, now }: Views<View>): Moment | null {
  switch (event.type) {
    case 'collected':
      return { name: 'collected', measure: growing(event.by, event.cards) };
    case 'left-over':
      return event.adds ? { name: 'collected', measure: growing(event.by, event.cards) } : null;
    case 'discarded':
      return { name: 'discarded', measure: discarding([event.card]) };
    case 'absolved':
      return { name: 'discarded', measure: discarding(event.cards) };
    case 'took-ally':
    case 'gave-ally':
      return { name: 'ally-moved', measure: moving([event.card]) };
    case 'exchanged':
      return { name: 'ally-moved', measure: moving([event.card, event.for]) };
    case 'took-discard':
    case 'claimed':
      return { name: 'collected', measure: growing(event.by, [event.card]) };
    case 'took-unseen':
      return { name: 'hand-to-hand', measure: passing(event.from, event.by) };
    case 'gave':
      return { name: 'hand-to-hand', measure: passing(event.by, event.to) };
    case 'scored':
    case 'evil-victory': {
      const seats = now.seats.filter((seat) => (now.fame[seat] ?? 0) > (before.fame[seat] ?? 0));
      return { name: 'fame', measure: taking(seats) };
    }
    default:
      return null;
  }
}

const slipsOf = (table: HTMLElement, card: Card) => found(table, `[data-ally="${card}"]`);

/** Cards come up among the allies of whoever has won them. */
function growing(by: Seat, cards: readonly Card[]): Moment['measure'] {
  return () => (table) =>
    cards.flatMap((card) =>
      found(table, `.side[data-seat="${by}"] [data-ally="${card}"]`).map((element) => ({
        element,
        keyframes: [
          { scale: '0', opacity: 0 },
          { scale: '1.35', opacity: 1, offset: 0.7 },
          { scale: '1', opacity: 1 },
        ],
        duration: WON,
      })),
    );
}

/** Allies fall off the table. */
function discarding(cards: readonly Card[]): Moment['measure'] {
  return (before) => {
    const slips = cards.flatMap((card) =>
      slipsOf(before, card).map((slip) => {
        const from = spot(before, slip);
        return { element: likenessOf(slip, from), from };
      }),
    );
    return () =>
      slips.map(({ element, from }) => ({
        element,
        keyframes: [
          { ...lyingAt(from), opacity: 1 },
          { transform: `translate(${from.x}px, ${from.y + 36}px) rotate(25deg)`, opacity: 0 },
        ],
        duration: GONE,
        likeness: true as const,
      }));
  };
}

/** Allies go over to somebody else. */
function moving(cards: readonly Card[]): Moment['measure'] {
  return (before) => {
    const from = new Map(
      cards.flatMap((card) => slipsOf(before, card).map((slip) => [card, spot(before, slip)] as const)),
    );
    return (table) =>
      cards.flatMap((card) =>
        slipsOf(table, card).flatMap((element) => {
          const start = from.get(card);
          if (start === undefined) return [];
          const { x, y } = spot(table, element);
          const keyframes = [lyingAt({ x: start.x - x, y: start.y - y }), lyingAt({ x: 0, y: 0 })];
          return [{ element, keyframes, duration: WAY }];
        }),
      );
  };
}

/** A card that the others do not see goes from hand to hand. */
function passing(from: Seat, to: Seat): Moment['measure'] {
  return (before) => {
    const [start] = found(before, `.side[data-seat="${from}"] header`).map((place) => spot(before, place));
    return (table) => {
      const [end] = found(table, `.side[data-seat="${to}"] header`).map((place) => spot(table, place));
      if (start === undefined || end === undefined) return [];
      const element = cardBack(BACK, BACK_WIDTH);
      return [{ element, keyframes: [lyingAt(start), lyingAt(end)], duration: WAY, likeness: true }];
    };
  };
}

/** A chip more lies before those who have taken Fame. */
function taking(seats: readonly Seat[]): Moment['measure'] {
  return () => (table) =>
    seats.flatMap((seat) =>
      found(table, `.side[data-seat="${seat}"] .fame`).map((element) => ({
        element,
        keyframes: [{ scale: '1' }, { scale: '1.8', offset: 0.4 }, { scale: '1' }],
        duration: FAME,
      })),
    );
}
