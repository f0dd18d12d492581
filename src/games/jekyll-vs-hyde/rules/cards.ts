/** The vocabulary of the deck. A card is its own notation: one value for `===`, JSON, links and text. */

export const SEATS = ['jekyll', 'hyde'] as const;
export type Seat = (typeof SEATS)[number];
export type BySeat<Value> = Readonly<Record<Seat, Value>>;

export const SUITS = ['wrath', 'greed', 'pride'] as const;
export type Suit = (typeof SUITS)[number];

/** An Evil card: the letter of Wrath, Greed or Pride, and a number from 1 to 7. */
export type EvilCard = `${'W' | 'G' | 'P'}${1 | 2 | 3 | 4 | 5 | 6 | 7}`;
/** A Potion: no suit and no rank; its value is its number and a half. */
export type Potion = '2+' | '3+' | '4+' | '5+';
export type Card = EvilCard | Potion;

export const EVIL_CARDS = [
  'W1', 'W2', 'W3', 'W4', 'W5', 'W6', 'W7',
  'G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7',
  'P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'P7',
] as const satisfies readonly EvilCard[]; // prettier-ignore
export const POTIONS = ['2+', '3+', '4+', '5+'] as const satisfies readonly Potion[];
/** All 25 cards in the order in which a hand is sorted: by suit and number, then the Potions. */
export const CARDS: readonly Card[] = [...EVIL_CARDS, ...POTIONS];

const ORDER = new Map<Card, number>(CARDS.map((card, index) => [card, index]));

export function other(seat: Seat): Seat {
  return seat === 'jekyll' ? 'hyde' : 'jekyll';
}

export function isPotion(card: Card): card is Potion {
  return card.charCodeAt(1) === 43; // '+': a Potion is written with its plus, an Evil card with its number
}

/** The suit printed on a card; a Potion has none. */
export function suitOf(card: EvilCard): Suit;
export function suitOf(card: Card): Suit | null;
export function suitOf(card: Card): Suit | null {
  switch (card[0]) {
    case 'W':
      return 'wrath';
    case 'G':
      return 'greed';
    case 'P':
      return 'pride';
    default:
      return null;
  }
}

/** The number printed on a card, 1 to 7; a Potion's, 2 to 5, has a plus behind it. */
export function numberOf(card: Card): number {
  return Number(card[isPotion(card) ? 0 : 1]);
}

/** The number that is compared: 1 to 7, or a Potion's 2.5 to 5.5. */
export function valueOf(card: Card): number {
  return numberOf(card) + (isPotion(card) ? 0.5 : 0);
}

/** The hand in the order of `CARDS`. */
export function sorted(cards: readonly Card[]): readonly Card[] {
  return cards.toSorted((a, b) => (ORDER.get(a) ?? 0) - (ORDER.get(b) ?? 0));
}

/** The cards without the given ones. */
export function without(cards: readonly Card[], taken: readonly Card[]): readonly Card[] {
  return cards.filter((card) => !taken.includes(card));
}

/** One value for each seat. */
export function bySeat<Value>(give: (seat: Seat) => Value): BySeat<Value> {
  return { jekyll: give('jekyll'), hyde: give('hyde') };
}
