import { SEATS, other, type Seat, type Suit } from '#games/jekyll-vs-hyde/rules/cards';
import type { Exchange } from '#games/jekyll-vs-hyde/rules/state';
import type { View } from '#games/jekyll-vs-hyde/rules/view';
import { spot, type Point } from '#widgets/motion/card-journeys.ts';
import { lyingAt, type Moment, type Movement, type Step } from '#widgets/motion/moments.ts';

/**
 * What changes on the table beside the cards that are played, each with a motion of its own: a token is placed, Wrath sweeps the tokens
 * away, cards cross in an exchange, Pride takes a trick from pile to pile.
 */

/** How long each takes, in milliseconds. */
const PLACED = 320;
const SWEPT = 560;
const CROSSED = 760;
const TAKEN = 900;
/** How small a card is in a pile. */
const PILED = 0.2;

/** What one move changed; null where none was made, or more than one. A move that is taken back changes nothing that is shown. */
export function stepOf(before: View, now: View): Step | null {
  const made = countPlayed(now) - countPlayed(before);
  const exchange = now.exchanges.length === before.exchanges.length + 1 ? now.exchanges.at(-1) : undefined;
  if (made === 0 && exchange === undefined) return null;
  if (made !== 1 && exchange === undefined) return { played: false, moments: [] };
  const swept = before.ranking.filter((suit) => !now.ranking.includes(suit));
  const placed = now.ranking.filter((suit) => !before.ranking.includes(suit));
  const taken = before.tricks.find(({ owner }, index) => now.tricks[index]?.owner !== owner);
  return {
    played: exchange === undefined,
    moments: [
      ...placed.map(placing),
      ...(swept.length > 0 ? [sweeping(swept)] : []),
      ...(exchange === undefined ? [] : [crossing(exchange)]),
      ...(taken === undefined ? [] : [taking(taken.owner)]),
    ],
  };
}

/** How many cards of the round have been played. */
function countPlayed({ tricks, led, followed }: View): number {
  return 2 * tricks.length + [led, followed].filter((card) => card !== null).length;
}

/** A token grows on its place. */
function placing(suit: Suit): Moment {
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
function sweeping(suits: readonly Suit[]): Moment {
  return (table) => {
    const leaving = suits.flatMap((suit) =>
      found(table, `.token[data-suit="${suit}"]`).map((token) => likenessOf(token, spot(table, token))),
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
function crossing({ given }: Exchange): Moment {
  return (before) => {
    const from = new Map(
      SEATS.flatMap((seat) => given[seat].map((card, index) => [card, placeOf(before, seat, card, index)])),
    );
    return (now) =>
      SEATS.flatMap((seat) =>
        given[seat].flatMap((card, index): readonly Movement[] => {
          const begins = from.get(card);
          const element = cardBack();
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
            ...found(now, `[data-place="${other(seat)}"] [data-card="${card}"]`).map(unseen),
          ];
        }),
      );
  };
}

/** A trick, two cards face down, goes from the pile of its owner to that of the other. */
function taking(owner: Seat): Moment {
  const topOf = (seat: Seat) => `.pile[data-pile="${seat}"] i:last-child`;
  return (before) => {
    const [from] = found(before, topOf(owner)).map((top) => spot(before, top));
    return (now) =>
      found(now, topOf(other(owner))).flatMap((top): readonly Movement[] => {
        if (from === undefined) return [];
        const to = spot(now, top);
        // On the middle of its way it lies under the eyes of both, as large as a card.
        const halfway = { x: (from.x + to.x) / 2 - 90, y: (from.y + to.y) / 2 - 40 };
        const cards = [0, 14].map((aside): Movement => ({
          element: cardBack(),
          keyframes: [
            lyingAt(from, PILED),
            { ...lyingAt({ x: halfway.x + aside, y: halfway.y + aside / 2 }), offset: 0.4 },
            { ...lyingAt({ x: halfway.x + aside, y: halfway.y + aside / 2 }), offset: 0.6 },
            lyingAt(to, PILED),
          ],
          duration: TAKEN,
          likeness: true,
        }));
        return [...cards, { ...unseen(top), duration: TAKEN }];
      });
  };
}

/** What is not yet there while a likeness is under way to it. */
function unseen(element: Element): Movement {
  return { element, keyframes: [{ opacity: 0 }, { opacity: 0 }], duration: CROSSED };
}

function found(table: HTMLElement, selector: string): readonly Element[] {
  return [...table.querySelectorAll(selector)];
}

/** Where a card lies in a hand; where nobody sees it, among the first of the hand. */
function placeOf(table: HTMLElement, seat: Seat, card: string, index: number): Point {
  const hand = table.querySelector(`[data-place="${seat}"]`);
  const lying = hand?.querySelector(`[data-card="${card}"]`) ?? hand?.children[index] ?? hand ?? table;
  return spot(table, lying);
}

/** The same once more, as large as it is, and where it lies. */
function likenessOf(element: Element, from: Point): { readonly element: Element; readonly from: Point } {
  const likeness = element.cloneNode(true);
  if (!(likeness instanceof HTMLElement || likeness instanceof SVGElement)) throw new Error('An element');
  likeness.style.inlineSize = `${element.getBoundingClientRect().width}px`;
  return { element: likeness, from };
}

const SVG = 'http://www.w3.org/2000/svg';

function cardBack(): Element {
  const back = document.createElementNS(SVG, 'svg');
  back.setAttribute('class', 'card-back');
  back.setAttribute('viewBox', '0 0 96 136');
  const drawing = document.createElementNS(SVG, 'use');
  drawing.setAttribute('href', '#card-back');
  back.append(drawing);
  return back;
}
