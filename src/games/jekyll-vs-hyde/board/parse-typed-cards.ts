import { bad, good, type Result } from '#kit/parse-result';
import { CARDS, type Card } from '#games/jekyll-vs-hyde/rules/cards';

/** Cards as somebody types them, `W1 g3, 2+`: what is wrong with them, if anything. */
export type TypedProblem =
  | { readonly type: 'unknown-card'; readonly found: string }
  | { readonly type: 'typed-twice'; readonly card: Card };

/** How much of a word is said back. */
const LONGEST = 20;

export function readCards(text: string): Result<readonly Card[], TypedProblem> {
  const cards: Card[] = [];
  for (const word of text.split(/[\s,;]+/).filter((word) => word !== '')) {
    const card = CARDS.find((card) => card === word.toUpperCase());
    if (card === undefined) return bad({ type: 'unknown-card', found: word.slice(0, LONGEST) });
    if (cards.includes(card)) return bad({ type: 'typed-twice', card });
    cards.push(card);
  }
  return good(cards);
}
