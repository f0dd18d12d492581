import { CARDS, SUITS, type Card, type Suit } from '../cards.ts';

/**
 * The round in small integers. A card is its place in `CARDS`: 0 to 6 Wrath, 7 to 13 Greed, 14 to 20 Pride, 21 to 24 the
 * Potions. A hand is a bit for each card, a suit 0 to 2, a seat 0 (Jekyll) or 1 (Hyde), a ranking one of ten numbers.
 */

export const JEKYLL = 0;
export const HYDE = 1;

export const WRATH = 0;
export const GREED = 1;
export const PRIDE = 2;
export const NO_SUIT = 3;

export const SUIT_SIZE = 7;
export const SUIT_BITS = 0x7f;
export const FIRST_POTION = 21;
export const POTION_BITS = 0xf << FIRST_POTION;
export const DECK_SIZE = 25;

export function bitsOf(cards: readonly Card[]): number {
  return cards.reduce((bits, card) => bits | (1 << CARDS.indexOf(card)), 0);
}

export function cardAt(index: number): Card {
  const card = CARDS[index];
  if (card === undefined) throw new RangeError(`There is no card ${index}`);
  return card;
}

export function indexOf(card: Card): number {
  return CARDS.indexOf(card);
}

/** The index of a suit; `NO_SUIT` for none. */
export function suitIndex(suit: Suit | null): number {
  return suit === null ? NO_SUIT : SUITS.indexOf(suit);
}

export function suitOfIndex(card: number): number {
  return card < 7 ? WRATH : card < 14 ? GREED : card < 21 ? PRIDE : NO_SUIT;
}

/** The index of the lowest bit; -1 of nothing. */
export function lowest(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}

export function countBits(bits: number): number {
  let pairs = bits - ((bits >>> 1) & 0x55555555);
  pairs = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((pairs + (pairs >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

// ------------------------------------------------------------------------------------------------------- ranking

/** The board without tokens; 1 to 3 have one (its suit + 1), 4 to 9 all three. */
export const NO_RANKING = 0;

const RANKINGS: readonly (readonly number[])[] = [
  [], [0], [1], [2], [0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0],
]; // prettier-ignore

/** No rank: higher than any, so that it shows. */
export const UNRANKED = 3;

/** RANK[3 * ranking + suit]: 0 lowest to 2 highest, or `UNRANKED`. */
export const RANK = Uint8Array.from(
  RANKINGS.flatMap((order) =>
    [0, 1, 2].map((suit) => (order.includes(suit) ? order.indexOf(suit) : UNRANKED)),
  ),
);

/** PLACED[3 * ranking + suit]: the ranking after a card of the suit is played. */
export const PLACED = Uint8Array.from(
  RANKINGS.flatMap((order, ranking) =>
    [0, 1, 2].map((suit) => {
      if (order.includes(suit)) return ranking;
      return order.length === 0
        ? suit + 1
        : RANKINGS.findIndex((full) => full.length === 3 && full[0] === order[0] && full[1] === suit);
    }),
  ),
);

export function rankingOf(ranking: readonly Suit[]): number {
  const order = ranking.map((suit) => SUITS.indexOf(suit));
  return RANKINGS.findIndex(
    (each) => each.length === order.length && each.every((suit, index) => suit === order[index]),
  );
}
