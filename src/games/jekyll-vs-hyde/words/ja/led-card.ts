import type { Card, Suit } from '#games/jekyll-vs-hyde/rules/cards';
import { words as game } from './names.ts';

/** リードされたカードと、秘薬ならその宣言。 */
export function led(played: Card, names: Suit | null): string {
  return names === null ? game.card(played) : `${game.card(played)}（${game.suits[names]}を宣言）`;
}
