import type { Card, Suit } from '#games/jekyll-vs-hyde/rules/cards';
import { words as game } from './names.ts';

/** A card that is led, with the suit that a Potion names. */
export function led(played: Card, names: Suit | null): string {
  return names === null ? game.card(played) : `${game.card(played)}, naming ${game.suits[names]}`;
}
