import {
  SEATS,
  other,
  type BySeat,
  type Card,
  type Seat,
  type Suit,
} from '#games/jekyll-vs-hyde/rules/cards';
import type { Event } from '#games/jekyll-vs-hyde/rules/event';
import {
  cardBack,
  found,
  likenessOf,
  lyingAt,
  spot,
  unseen,
  type Point,
} from '#widgets/motion/moving-copies.ts';
import type { Moment, Movement } from '#widgets/motion/table-motion-adapter.ts';
import { markerWalk } from './marker-walk.ts';

/**
 * What events change on the table beside the cards that are played, each with a motion of its own: a token is placed, Wrath sweeps the
 * tokens away, cards cross in an exchange, Pride takes a trick from pile to pile, the marker walks.
 */

/** How long each takes, in milliseconds. */
const PLACED = 320;
const SWEPT = 560;
const CROSSED = 760;
const TAKEN = 900;
/** How small a card is in a pile. */
const PILED = 0.2;
/** The drawing of a card face down. */
const BACK = '#card-back';

export function momentOf(event: Event): Moment | null {
  switch (event.type) {
    case 'token':
      return { name: 'token', measure: placing(event.suit) };
    case 'cleared':
      return { name: 'swept', measure: sweeping(event.ranking) };
    case 'exchanged':
      return { name: 'crossing', measure: crossing(event.given) };
    case 'took-trick':
      return { name: 'taking', measure: taking(event.from) };
    case 'gap':
      return { name: 'marker', measure: walking(event.from, event.to) };
    default:
      return null;
  }
}

/** A token grows on its place. */
function placing(suit: Suit): Moment['measure'] {
  return () => (table) =>
    found(table, `.token[data-suit="${suit}"]`).map((element) => ({
      element,
      keyframes: [
        { transform: 'scale(0)', opacity: 0 },
        { transform: 'scale(1.2)', opacity: 1, offset: 0.7 },
        { transform: 'none' },
      ],
      duration: PLACED,
    }));
}

/** The tokens are swept off the table together. */
function sweeping(suits: readonly Suit[]): Moment['measure'] {
  return (table) => {
    const leaving = suits.flatMap((suit) =>
      found(table, `.token[data-suit="${suit}"]`).map((token) => {
        const from = spot(table, token);
        return { element: likenessOf(token, from), from };
      }),
    );
    return () =>
      leaving.map(({ element, from }, index) => ({
        element,
        keyframes: [
          { ...lyingAt(from), opacity: 1 },
          { ...lyingAt({ x: from.x - 12, y: from.y }), opacity: 1, offset: 0.25 },
          {
            transform: `translate(${from.x + 180 + 30 * index}px, ${from.y + 40}px) rotate(${200 + 60 * index}deg)`,
            opacity: 0,
          },
        ],
        duration: SWEPT,
        likeness: true,
      }));
  };
}

/** The cards that both give cross face down, and are turned up where they arrive. */
function crossing(given: BySeat<readonly Card[]>): Moment['measure'] {
  return (before) => {
    const from = new Map(
      SEATS.flatMap((seat) => given[seat].map((card, index) => [card, placeOf(before, seat, card, index)])),
    );
    return (now) =>
      SEATS.flatMap((seat) =>
        given[seat].flatMap((card, index): readonly Movement[] => {
          const begins = from.get(card);
          const element = cardBack(BACK);
          if (begins === undefined) return [];
          const ends = placeOf(now, other(seat), card, index);
          // Each keeps to its right, so that they pass each other.
          const aside = seat === 'jekyll' ? 28 : -28;
          const halfway = { x: (begins.x + ends.x) / 2 + aside, y: (begins.y + ends.y) / 2 };
          return [
            {
              element,
              keyframes: [lyingAt(begins), { ...lyingAt(halfway, 1.1), offset: 0.5 }, lyingAt(ends)],
              duration: CROSSED,
              likeness: true,
            },
            ...found(now, `[data-place="${other(seat)}"] [data-card="${card}"]`).map((one) =>
              unseen(one, CROSSED),
            ),
          ];
        }),
      );
  };
}

/** A trick, two cards face down, goes from the pile of its owner to that of the other. */
function taking(owner: Seat): Moment['measure'] {
  const topOf = (seat: Seat) => `.pile[data-pile="${seat}"] i:last-child`;
  return (before) => {
    const [from] = found(before, topOf(owner)).map((top) => spot(before, top));
    const counted = found(before, '.pile-count').map((count) => asItWas(before, count));
    return (now) =>
      found(now, topOf(other(owner))).flatMap((top): readonly Movement[] => {
        if (from === undefined) return [];
        const to = spot(now, top);
        // On the middle of its way it lies under the eyes of both, as large as a card.
        const halfway = { x: (from.x + to.x) / 2 - 90, y: (from.y + to.y) / 2 - 40 };
        const cards = [0, 14].map((aside): Movement => ({
          element: cardBack(BACK),
          keyframes: [
            lyingAt(from, PILED),
            { ...lyingAt({ x: halfway.x + aside, y: halfway.y + aside / 2 }), offset: 0.4 },
            { ...lyingAt({ x: halfway.x + aside, y: halfway.y + aside / 2 }), offset: 0.6 },
            lyingAt(to, PILED),
          ],
          duration: TAKEN,
          likeness: true,
        }));
        // Nobody has one trick more, or less, before it has arrived.
        const counts = found(now, '.pile-count').flatMap((count, pile) => instead(now, count, counted[pile]));
        return [...cards, unseen(top, TAKEN), ...counts];
      });
  };
}

/** How many tricks a pile had, to be read in place of how many it has. */
function asItWas(table: HTMLElement, count: Element): Element {
  const likeness = likenessOf(count, spot(table, count));
  // As large as it was there: it lies elsewhere now.
  likeness.style.font = getComputedStyle(count).font;
  return likeness;
}

/** Something for a while in place of what is there: a pile that has grown has moved what stands beside it. */
function instead(table: HTMLElement, there: Element, element: Element | undefined): readonly Movement[] {
  if (element === undefined) return [];
  const at = lyingAt(spot(table, there));
  return [unseen(there, TAKEN), { element, keyframes: [at, at], duration: TAKEN, likeness: true }];
}

/** The marker goes along its track from space to space. */
function walking(from: number, to: number): Moment['measure'] {
  return () => (table) =>
    from === to
      ? []
      : found(table, '.identity-track .marker').map((element) => ({ element, ...markerWalk(from, to) }));
}

/** Where a card lies in a hand; where nobody sees it, among the first of the hand. */
function placeOf(table: HTMLElement, seat: Seat, card: string, index: number): Point {
  const hand = table.querySelector(`[data-place="${seat}"]`);
  const lying = hand?.querySelector(`[data-card="${card}"]`) ?? hand?.children[index] ?? hand ?? table;
  return spot(table, lying);
}
