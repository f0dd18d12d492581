import type { NotationSlip } from '#games/chronicle/rules/notation';
import type { SentencePerType } from '#words/sentence-per-type';

/** What a language says of words in a text that mean no move of the game. */
export type NotationProblemsWords = SentencePerType<NotationSlip>;
