import type { DirectAnswerPatterns } from '#kit/direct-answers-of-game';
import type { Term } from './direct-answers.ts';

/** What this game's cards and words are called where somebody types a question. */
export type DirectAnswerPatternsWords = DirectAnswerPatterns<Term>;
