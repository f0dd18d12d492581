import { readCards } from '#games/jekyll-vs-hyde/board/parse-typed-cards';
import type { Card } from '#games/jekyll-vs-hyde/rules/cards';
import { bad, type Result } from '#kit/parse-result';
import { words } from '#said/jekyll-vs-hyde/sandbox-editor';
import { say } from '#words/sentence-per-type';

/** The cards that somebody typed, or what is wrong with them in a sentence. */
export function readTyped(text: string): Result<readonly Card[], string> {
  const read = readCards(text);
  return read.ok ? read : bad(say(words.typedProblems, read.problem));
}
