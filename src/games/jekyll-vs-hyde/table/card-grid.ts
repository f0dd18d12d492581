import { CARDS, SUITS, suitOf, type Card } from '#games/jekyll-vs-hyde/rules/cards';

/** All 25 cards as they are laid out to choose from: a suit a row, and the Potions below them. */
export const CARD_ROWS = [...SUITS, null].map((suit) => ({
  suit,
  cards: CARDS.filter((card) => suitOf(card) === suit),
}));

/** The card to which an arrow leads; rows and columns end at the edges. Null for other keys. */
export function neighbour(card: Card, key: string): Card | null {
  const row = CARD_ROWS.findIndex(({ cards }) => cards.includes(card));
  const column = CARD_ROWS[row]?.cards.indexOf(card) ?? 0;
  const steps: Readonly<Record<string, readonly [number, number]>> = {
    ArrowLeft: [0, -1],
    ArrowRight: [0, 1],
    ArrowUp: [-1, 0],
    ArrowDown: [1, 0],
    Home: [0, -Infinity],
    End: [0, Infinity],
  };
  const [down, right] = steps[key] ?? [];
  if (down === undefined || right === undefined) return null;
  const cards = CARD_ROWS[Math.min(Math.max(row + down, 0), CARD_ROWS.length - 1)]?.cards ?? [];
  return cards[Math.min(Math.max(column + right, 0), cards.length - 1)] ?? card;
}
