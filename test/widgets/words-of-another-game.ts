import { CARDS, SEATS, SUITS, type Card } from '#games/jekyll-vs-hyde/rules/cards';
import { words as english } from '#games/jekyll-vs-hyde/words/en/names';
import { words as japanese } from '#games/jekyll-vs-hyde/words/ja/names';

/**
 * What only Jekyll vs Hyde says: its seats, suits and cards, and the words for what lies on its table, in both languages and as they
 * stand in code. None of it belongs on a page of another game.
 */

const OF_ITS_TABLE = [
  'trick', 'potion', 'evil card', 'token', 'marker', 'identity track',
  'トリック', '秘薬', '大罪', 'トークン', 'マーカー', '人格トラック',
]; // prettier-ignore

const VOCABULARY: readonly string[] = [
  'jekyll', 'hyde', ...SEATS, ...SUITS,
  ...[english, japanese].flatMap((words) => [
    words.title,
    ...SEATS.map((seat) => words.seats[seat]),
    ...SUITS.map((suit) => words.suits[suit]),
    ...CARDS.map((card: Card) => words.card(card)),
  ]),
  ...OF_ITS_TABLE,
].map((word) => word.toLowerCase()); // prettier-ignore

/** The words of Jekyll vs Hyde that stand in a text, wherever: between tags, in attributes, in addresses. */
export function foreignWordsIn(html: string): readonly string[] {
  const text = html.toLowerCase();
  return [...new Set(VOCABULARY)].filter((word) => text.includes(word));
}
