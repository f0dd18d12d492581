import { parseCards } from '#games/chronicle/board/parse-typed-cards';
import type { Card } from '#games/chronicle/rules/cards';
import { bad, type Result } from '#kit/parse-result';
import { words } from '#said/chronicle/sandbox-editor';
import { say } from '#words/sentence-per-type';

/** The cards that somebody typed, or what is wrong with them in a sentence. */
export function readTyped(text: string): Result<readonly Card[], string> {
  const read = parseCards(text);
  return read.ok ? read : bad(say(words.typedProblems, read.problem));
}
