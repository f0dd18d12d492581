import { CARDS, type Card } from '#games/chronicle/rules/cards';
import { bad, good, type Result } from '#kit/parse-result';

/** Cards as somebody types them, `L8 sage, w10`: what is wrong with them, if anything. */
export type TypedProblem =
  | { readonly type: 'unknown-card'; readonly found: string }
  | { readonly type: 'typed-twice'; readonly card: Card };

/** How much of a word is said back. */
const LONGEST = 20;

export function parseCards(text: string): Result<readonly Card[], TypedProblem> {
  const cards: Card[] = [];
  for (const word of text.split(/[\s,;、]+/).filter((one) => one !== '')) {
    const name = word.normalize('NFKC').toLowerCase();
    const card = CARDS.find((one) => one.toLowerCase() === name);
    if (card === undefined) return bad({ type: 'unknown-card', found: word.slice(0, LONGEST) });
    if (cards.includes(card)) return bad({ type: 'typed-twice', card });
    cards.push(card);
  }
  return good(cards);
}
