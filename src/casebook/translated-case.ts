import * as v from 'valibot';
import { good, type Result } from '#kit/parse-result';
import { validate, type Misfit } from '#kit/validate-object';

/**
 * What a case tells in a language. A translation has exactly these keys and is laid over the original, in which alone the
 * position, the moves and the claims stand: so a case is the same in every language.
 */
export const TEXTS = v.object({
  question: v.string(),
  answer: v.string(),
  /** In paragraphs, with cards and suits in braces. */
  why: v.array(v.string()),
});

type Json = Readonly<Record<string, unknown>>;

/** The file of a case with the texts of a translation in place of its own. */
export function translatedCase(original: Json, translation: unknown): Result<Json, Misfit> {
  const read = validate(TEXTS, translation);
  return read.ok ? good({ ...original, ...read.value }) : read;
}
