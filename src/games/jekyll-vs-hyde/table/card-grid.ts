import { CARDS, SUITS, suitOf } from '#games/jekyll-vs-hyde/rules/cards';

/** All 25 cards as they are laid out to choose from: a suit a row, and the Potions below them. */
export const CARD_ROWS = [...SUITS, null].map((suit) => ({
  suit,
  cards: CARDS.filter((card) => suitOf(card) === suit),
}));
