import * as v from 'valibot';

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
