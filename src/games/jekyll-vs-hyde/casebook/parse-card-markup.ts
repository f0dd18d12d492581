import { bad, good, type Result } from '#kit/result';
import { CARDS, SUITS, type Card, type Suit } from '#games/jekyll-vs-hyde/rules/cards';

/** Text with cards and suits in it, which stand in braces: `{W4} beats {2+}, whatever {pride} ranks.` */

export type MarkupPiece =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'card'; readonly card: Card }
  | { readonly type: 'suit'; readonly suit: Suit };

/** The pieces of a paragraph in their order, or what stands in braces and is neither a card nor a suit. */
export function readProse(text: string): Result<readonly MarkupPiece[], string> {
  const pieces: MarkupPiece[] = [];
  for (const [index, part] of text.split(/\{(.*?)\}/).entries()) {
    const card = CARDS.find((card) => card === part);
    const suit = SUITS.find((suit) => suit === part);
    if (index % 2 === 0) pieces.push({ type: 'text', text: part });
    else if (card !== undefined) pieces.push({ type: 'card', card });
    else if (suit !== undefined) pieces.push({ type: 'suit', suit });
    else return bad(part);
  }
  return good(pieces.filter((piece) => piece.type !== 'text' || piece.text !== ''));
}
