import { CARDS, type Card } from '#games/switch/rules/cards';
import { bad, good, type Result } from '#kit/parse-result';

/** Cards as somebody types them, `8S 10h, qd` or `8♠`: what is wrong with them, if anything. */
export type TypedProblem =
  | { readonly type: 'unknown-card'; readonly found: string }
  | { readonly type: 'typed-twice'; readonly card: Card };

/** How much of a word is said back. */
const LONGEST = 20;

const SIGNS: Readonly<Record<string, string>> = { '♣': 'C', '♦': 'D', '♥': 'H', '♠': 'S' };

export function readCards(text: string): Result<readonly Card[], TypedProblem> {
  const cards: Card[] = [];
  for (const word of text.split(/[\s,;、]+/).filter((word) => word !== '')) {
    const name = word
      .normalize('NFKC')
      .toUpperCase()
      .replace(/[♣♦♥♠]/, (sign) => SIGNS[sign] ?? sign);
    const card = CARDS.find((card) => card === name);
    if (card === undefined) return bad({ type: 'unknown-card', found: word.slice(0, LONGEST) });
    if (cards.includes(card)) return bad({ type: 'typed-twice', card });
    cards.push(card);
  }
  return good(cards);
}
