import type { NotationSlip } from '#games/switch/rules/notation';
import type { Sentences } from '#words/sentences';

/** What a language says of words in a text that mean no move of the game. */
export type NotationWords = Sentences<NotationSlip>;
