/** The vocabulary of the 36 characters. A card is its own notation: one value for `===`, JSON, links and text. */

/** Every seat that there can be, clockwise; a game for three has the first three. */
export const SEATS = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6'] as const;
export type Seat = (typeof SEATS)[number];
/** A value for each seat at the table; nobody sits on the others. */
export type BySeat<Value> = Readonly<Partial<Record<Seat, Value>>>;

export const SUITS = ['love', 'power', 'wisdom'] as const;
export type Suit = (typeof SUITS)[number];

export const VALUES = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'] as const;
export type Value = (typeof VALUES)[number];

/** Characters without suit or strength. */
export const WILDS = ['Sage', 'Fool', 'Angel', 'Demon', 'Dragon', 'King'] as const;
export type Wild = (typeof WILDS)[number];

/** What has an ability: a value has the same in every suit. */
export type Kind = Value | Wild;

const LETTER = { love: 'L', power: 'P', wisdom: 'W' } as const satisfies Record<Suit, string>;

/** The first letter of the suit and the strength, as in `L1`, `W10`, or the name of a Wild. */
export type Card = `${(typeof LETTER)[Suit]}${Value}` | Wild;

interface Face {
  /** Null: a Wild. */
  readonly suit: Suit | null;
  /** 1 to 10; 0: a Wild, which has none. */
  readonly strength: number;
  readonly kind: Kind;
  /** Its place in the order of a sorted hand. */
  readonly place: number;
}

/** The card of a suit and a value. */
export function cardOf(suit: Suit, value: Value): Card {
  return `${LETTER[suit]}${value}`;
}

const FACES: ReadonlyMap<Card, Face> = new Map([
  ...SUITS.flatMap((suit, row) =>
    VALUES.map((value, column): [Card, Face] => [
      cardOf(suit, value),
      { suit, strength: column + 1, kind: value, place: row * VALUES.length + column },
    ]),
  ),
  ...WILDS.map((wild, index): [Card, Face] => [
    wild,
    { suit: null, strength: 0, kind: wild, place: SUITS.length * VALUES.length + index },
  ]),
]);

/** All 36 cards in the order in which a hand is sorted: Love, Power and Wisdom from 1 to 10, then the Wilds. */
export const CARDS: readonly Card[] = [...FACES.keys()];

/** The 1 of each suit, and the Demon. */
export const EVIL: readonly Card[] = ['L1', 'P1', 'W1', 'Demon'];

function faceOf(card: Card): Face {
  const face = FACES.get(card);
  if (face === undefined) throw new Error(`There is no card ${card}`);
  return face;
}

/** The suit of a card; null: a Wild, which has none. */
export function suitOf(card: Card): Suit | null {
  return faceOf(card).suit;
}

/** The strength of a card, 1 to 10; 0: a Wild, which has none. */
export function strengthOf(card: Card): number {
  return faceOf(card).strength;
}

/** Its value, or the Wild that it is: what its ability belongs to. */
export function kindOf(card: Card): Kind {
  return faceOf(card).kind;
}

export function isWild(card: Card): boolean {
  return faceOf(card).suit === null;
}

export function isEvil(card: Card): boolean {
  return EVIL.includes(card);
}

/** The cards in the order of `CARDS`. */
export function sorted(cards: readonly Card[]): readonly Card[] {
  return cards.toSorted((one, other) => faceOf(one).place - faceOf(other).place);
}

/** The cards without the given ones. */
export function without(cards: readonly Card[], taken: readonly Card[]): readonly Card[] {
  return cards.filter((card) => !taken.includes(card));
}

/** The first card that stands twice in a list; null where none does. */
export function firstTwice(cards: readonly Card[]): Card | null {
  return cards.find((card, index) => cards.indexOf(card) !== index) ?? null;
}
