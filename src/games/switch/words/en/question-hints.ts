import type { QuestionHintsWords } from '../text-types/question-hints.ts';

/** English. */
export const words: QuestionHintsWords = {
  playable: 'What is asked for now: a rank, a suit, or an answer to a penalty?',
  match: 'Look at the card that lies on top in the end. Is it matched as what it is?',
  draws: 'Is a penalty waiting, is a run at stake, or is this one’s own choice?',
  next: 'Which way does play go, and does this card skip, turn or repeat anything?',
  'run-over': 'Does the last card go on with the run?',
  finish: 'Which card lies on top in the end? Not every card ends a game.',
  verdict: 'Hold the first card against what is asked for, then each card against the one below it.',
  'turned-up': 'Go through them from the top: which one may begin a stack?',
  deadlock: 'Compare the hands that are left.',
};
