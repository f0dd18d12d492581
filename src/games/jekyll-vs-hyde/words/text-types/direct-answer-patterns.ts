import type { DirectAnswerPatterns } from '#kit/direct-answers-of-game';
import type { Term } from './direct-answers.ts';

/** What this game's cards and words are called where somebody types a question. */
export interface DirectAnswerPatternsWords extends DirectAnswerPatterns<Term> {
  /** That one has won so many of the ten tricks, or the other the rest, or both. */
  readonly split: (more: number, less: number) => string;
  /** That the tricks are shared so, with the marker on a space. */
  readonly splitFrom: (marker: number, more: number, less: number) => string;
}
