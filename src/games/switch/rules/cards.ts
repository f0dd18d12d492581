/** The vocabulary of the deck. A card is its own notation: one value for `===`, JSON, links and text. */

/** Every seat that there can be, in the order of play; a game for three has the first three. */
export const SEATS = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6'] as const;
export type Seat = (typeof SEATS)[number];
/** A value for each seat at the table; nobody sits on the others. */
export type BySeat<Value> = Readonly<Partial<Record<Seat, Value>>>;

export const SUITS = ['clubs', 'diamonds', 'hearts', 'spades'] as const;
export type Suit = (typeof SUITS)[number];

/** In the order of a run, which begins at 3 and ends at the Ace; no run comes to a 2. */
export const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'] as const;
export type Rank = (typeof RANKS)[number];

/** Whether it is a rank, and not a card. */
export function isRank(what: Rank | Card): what is Rank {
  return RANKS.some((rank) => rank === what);
}

const LETTER = { clubs: 'C', diamonds: 'D', hearts: 'H', spades: 'S' } as const satisfies Record<
  Suit,
  string
>;

/** The rank and the first letter of the suit, as in `AS`, `10H`, `QD`. */
export type Card = `${Rank}${(typeof LETTER)[Suit]}`;

/** The card of a suit and a rank. */
export function cardOf(rank: Rank, suit: Suit): Card {
  return `${rank}${LETTER[suit]}`;
}

interface Face {
  readonly rank: Rank;
  readonly suit: Suit;
  /** Its place in the order of a sorted hand. */
  readonly place: number;
}

const FACES: ReadonlyMap<Card, Face> = new Map(
  SUITS.flatMap((suit, row) =>
    RANKS.map(
      (rank, column) => [cardOf(rank, suit), { rank, suit, place: row * RANKS.length + column }] as const,
    ),
  ),
);

/** All 52 cards in the order in which a hand is sorted: by suit, from the 2 to the Ace. */
export const CARDS: readonly Card[] = [...FACES.keys()];

function faceOf(card: Card): Face {
  const face = FACES.get(card);
  if (face === undefined) throw new Error(`There is no card ${card}`);
  return face;
}

export function rankOf(card: Card): Rank {
  return faceOf(card).rank;
}

export function suitOf(card: Card): Suit {
  return faceOf(card).suit;
}

/** What a rank is worth where cards are counted by it: a Jack 11, a Queen 12, a King 13, an Ace, which comes after the King, 14. */
export function worthOf(rank: Rank): number {
  return RANKS.indexOf(rank) + 2;
}

/** The cards in the order of `CARDS`. */
export function sorted(cards: readonly Card[]): readonly Card[] {
  return cards.toSorted((one, other) => faceOf(one).place - faceOf(other).place);
}

/** A sorted hand with further cards, each in its place. */
export function withCards(hand: readonly Card[], cards: readonly Card[]): readonly Card[] {
  const held = [...hand];
  for (const card of cards) {
    const { place } = faceOf(card);
    const at = held.findIndex((other) => faceOf(other).place > place);
    if (at < 0) held.push(card);
    else held.splice(at, 0, card);
  }
  return held;
}

/** The cards without the given ones. */
export function without(cards: readonly Card[], taken: readonly Card[]): readonly Card[] {
  return cards.filter((card) => !taken.includes(card));
}

/** The first item that stands twice in a list; null where none does. */
export function firstTwice<Item>(items: readonly Item[]): Item | null {
  if (items.length < 2 || new Set(items).size === items.length) return null;
  return items.find((item, index) => items.indexOf(item) !== index) ?? null;
}
