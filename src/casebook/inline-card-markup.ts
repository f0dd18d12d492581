import { bad, good, type Result } from '#kit/parse-result';

/** Text with cards and the like in it, which stand in braces: `{W4} beats {2+}, whatever {pride} ranks.` */
export type MarkupPiece<Word> = { readonly type: 'text'; readonly text: string } | Word;

/** The pieces of a paragraph in their order, or what stands in braces and is nothing of the game. */
export function parseInlineCardMarkup<Word extends { readonly type: string }>(
  text: string,
  readWord: (text: string) => Word | null,
): Result<readonly MarkupPiece<Word>[], string> {
  const pieces: MarkupPiece<Word>[] = [];
  for (const [index, part] of text.split(/\{(.*?)\}/).entries()) {
    const word = index % 2 === 0 ? null : readWord(part);
    if (word !== null) pieces.push(word);
    else if (index % 2 === 1) return bad(part);
    else if (part !== '') pieces.push({ type: 'text', text: part });
  }
  return good(pieces);
}
