import { CARDS, POTIONS, SUITS, type Card, type Seat, type Suit } from '#games/jekyll-vs-hyde/rules/cards';

/**
 * The round in small integers. A card is its place in `CARDS`: 0 to 6 Wrath, 7 to 13 Greed, 14 to 20 Pride, 21 to 24 the
 * Potions; a hand has a bit for each. A suit is 0 to 2, a seat `JEKYLL` or `HYDE`, a ranking one of ten numbers.
 */

export const JEKYLL = 0;
export const HYDE = 1;

export const WRATH = 0;
export const GREED = 1;
export const PRIDE = 2;
/** The suit of a Potion; where a suit is named: none is. */
export const NO_SUIT = 3;

export const SUIT_SIZE = 7;
/** One suit's numbers. */
export const NUMBERS = 0x7f;
export const GREED_CARDS = NUMBERS << SUIT_SIZE;
export const PRIDE_CARDS = NUMBERS << (2 * SUIT_SIZE);
export const FIRST_POTION = 21;
export const POTION_CARDS = 0xf << FIRST_POTION;

export function seatIndex(seat: Seat): number {
  return seat === 'jekyll' ? JEKYLL : HYDE;
}

export function cardIndex(card: Card): number {
  return CARDS.indexOf(card);
}

/** The suit that is named; `NO_SUIT` for null. */
export function suitIndex(suit: Suit | null): number {
  return suit === null ? NO_SUIT : SUITS.indexOf(suit);
}

export function handBits(cards: readonly Card[]): number {
  return cards.reduce((bits, card) => bits | (1 << cardIndex(card)), 0);
}

/** The suit of a card by its index. */
export function suitAt(card: number): number {
  return card < 7 ? WRATH : card < 14 ? GREED : card < FIRST_POTION ? PRIDE : NO_SUIT;
}

/** The cards of a suit. */
export function cardsIn(suit: number): number {
  return NUMBERS << (suit * SUIT_SIZE);
}

/** The Potions among the cards, a bit for each of 2+ to 5+. */
export function potionsIn(cards: number): number {
  return (cards & POTION_CARDS) >>> FIRST_POTION;
}

/** How many Potions there can be. */
export const POTION_SETS = 1 << POTIONS.length;

/** The index of the lowest card. */
export function lowest(cards: number): number {
  return 31 - Math.clz32(cards & -cards);
}

export function count(cards: number): number {
  const pairs = cards - ((cards >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

// ------------------------------------------------------------------------------------------------------- ranking

/** The suits from lowest to highest, as far as they have tokens. A ranking is its place here. */
export const RANKINGS: readonly (readonly number[])[] = [
  [], [0], [1], [2], [0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0],
]; // prettier-ignore

/** No token, one (1 to 3: of suit 0 to 2), all three (from 4 on). */
export const NO_TOKENS = 0;
export const WRATH_LOWEST = 1;
export const IN_ORDER = 4;

export function rankingIndex(order: readonly number[]): number {
  return RANKINGS.findIndex(
    (each) => each.length === order.length && each.every((suit, at) => suit === order[at]),
  );
}

export const NO_RANK = 3;
/** `RANKS[3 * ranking + suit]`: 0 lowest to 2 highest, or `NO_RANK`. */
export const RANKS = Uint8Array.from(
  RANKINGS.flatMap((order) =>
    [0, 1, 2].map((suit) => (order.includes(suit) ? order.indexOf(suit) : NO_RANK)),
  ),
);

/** `PLACED[4 * ranking + suit]`: the ranking after a card of the suit (or a Potion: `NO_SUIT`) is played. */
export const PLACED = Uint8Array.from(
  RANKINGS.flatMap((order, ranking) =>
    [0, 1, 2, NO_SUIT].map((suit) => {
      if (suit === NO_SUIT || order.includes(suit)) return ranking;
      const [lowest] = order;
      if (lowest === undefined) return rankingIndex([suit]);
      return rankingIndex([lowest, suit, 3 - lowest - suit]);
    }),
  ),
);
