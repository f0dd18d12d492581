import type { DirectAnswerPatterns } from '#kit/direct-answer';
import type { Term } from './direct-answers.ts';

/** What this game's cards and words are called where somebody types a question. */
export type DirectAnswerPatternsWords = DirectAnswerPatterns<Term>;
