import type { Card, Seat } from '#games/switch/rules/cards';
import {
  cardBack,
  found,
  likenessOf,
  lyingAt,
  spot,
  unseen,
  type Spot,
} from '#widgets/motion/moving-copies.ts';
import type { Moment, Movement } from '#widgets/motion/table-motion-adapter.ts';

/** How cards go from place to place. */

/** How long a card is under way, and how long after one the next follows, in milliseconds. */
const WAY = 380;
const NEXT = 90;
/** More cards than this go together with the last of them. */
const MOST = 6;
/** The drawing of a card face down. */
const BACK = '#lattice-back';

/** A likeness of a card goes from place to place, and becomes as large as it is there. */
function going(element: Element, from: Spot, to: Spot, after: number, offset = 1): Movement {
  const arrived = lyingAt(to, from.width === 0 ? 1 : to.width / from.width);
  const keyframes = [lyingAt(from), { ...arrived, offset }, ...(offset < 1 ? [arrived] : [])];
  return { element, keyframes, duration: WAY, after, likeness: true };
}

/** A card in a hand; where nobody sees it, the last of the hand; null where the hand is empty. */
function inHand(table: HTMLElement, seat: Seat, card?: Card): Element | null {
  const drawnIn = (place: string) => table.querySelector(`[data-place="${seat}"] ${place} svg`);
  return (card === undefined ? null : drawnIn(`[data-card="${card}"]`)) ?? drawnIn('li:last-child');
}

/** Where that is; of an empty hand, where its seat is. */
function handSpot(table: HTMLElement, seat: Seat, card?: Card): Spot {
  const element = inHand(table, seat, card);
  if (element !== null) return spot(table, element);
  const [side = table] = found(table, `.side[data-seat="${seat}"]`);
  return { ...spot(table, side), width: table.querySelector('.deck')?.clientWidth ?? 0 };
}

const onStack = (table: HTMLElement, card: Card) => found(table, `.stack [data-card="${card}"]`);

/** The drawing of a card that lies on top. */
const likenessOn = (card: Element, at: Spot) => likenessOf(card.querySelector('svg') ?? card, at);

/** Cards go from a hand to the stack, in their order; what lay on top lies there until they have come. */
export function laying(by: Seat, cards: readonly Card[]): Moment['measure'] {
  return (before) => {
    const starts = cards.map((card) => handSpot(before, by, card));
    const [top] = found(before, '.stack > :last-child').map((element) => {
      const at = spot(before, element);
      return { element: likenessOn(element, at), at };
    });
    return (table) => {
      const ways = cards.flatMap((card, index) =>
        onStack(table, card).flatMap((element): readonly Movement[] => {
          const from = starts[index];
          if (from === undefined) return [];
          const to = spot(table, element);
          const after = NEXT * index;
          return [going(likenessOn(element, from), from, to, after), unseen(element, after + WAY)];
        }),
      );
      const covered = top && { element: top.element, keyframes: [lyingAt(top.at), lyingAt(top.at)] };
      const duration = WAY + NEXT * (cards.length - 1);
      return covered && ways.length > 0 ? [{ ...covered, duration, likeness: true }, ...ways] : ways;
    };
  };
}

/** Cards that may not lie there go to the stack and come back. */
export function takingBack(by: Seat, cards: readonly Card[]): Moment['measure'] {
  return (before) => {
    const held = cards.flatMap((card) => {
      const element = inHand(before, by, card);
      const from = handSpot(before, by, card);
      return element === null ? [] : [{ element: likenessOf(element, from), from }];
    });
    return (table) => {
      const [stack] = found(table, '.stack > :last-child').map((top) => spot(table, top));
      if (stack === undefined) return [];
      return held.map(({ element, from }, index) => {
        const there = going(element, from, stack, NEXT * index, 0.4).keyframes;
        return {
          element,
          keyframes: [...there.slice(0, 2), { ...there[1], offset: 0.6 }, { ...lyingAt(from), offset: 1 }],
          duration: 2 * WAY,
          after: NEXT * index,
          likeness: true as const,
        };
      });
    };
  };
}

/** Cards go from the deck to a hand face down, and those that are seen are turned up there; a penalty is gone with them. */
export function drawing(by: Seat, count: number, seen: readonly Card[]): Moment['measure'] {
  return (before) => {
    const penalties = found(before, `[data-seat="${by}"] .penalty`).map((penalty) => {
      const at = spot(before, penalty);
      return { element: likenessOf(penalty, at), at };
    });
    return (table) => {
      const [deck] = found(table, '.deck').map((element) => spot(table, element));
      if (deck === undefined) return [];
      const order = (index: number) => NEXT * Math.min(index, MOST - 1);
      const end = WAY + order(count - 1);
      return [
        ...penalties.map(({ element, at }) => ({
          element,
          keyframes: [
            { ...lyingAt(at), opacity: 1 },
            { ...lyingAt(at, 0.2), opacity: 0 },
          ],
          duration: end,
          likeness: true as const,
        })),
        ...Array.from({ length: count }, (_, index): readonly Movement[] => {
          const card = seen[index];
          const way = going(cardBack(BACK, deck.width), deck, handSpot(table, by, card), order(index));
          const element = card === undefined ? null : inHand(table, by, card);
          return element === null ? [way] : [way, unseen(element, order(index) + WAY)];
        }).flat(),
      ];
    };
  };
}

/** The cards below the top of the stack go back to the deck. */
export function gathering(before: HTMLElement): ReturnType<Moment['measure']> {
  const [stack] = found(before, '.stack').map((element) => spot(before, element));
  return (table) => {
    const [deck] = found(table, '.deck').map((element) => spot(table, element));
    if (stack === undefined || deck === undefined) return [];
    const from = { ...stack, width: deck.width };
    return Array.from({ length: MOST }, (_, index) =>
      going(cardBack(BACK, deck.width), from, deck, (NEXT / 2) * index),
    );
  };
}
