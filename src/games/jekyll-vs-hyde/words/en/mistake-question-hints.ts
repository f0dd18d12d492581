import type { MistakeQuestionHintsWords } from '../text-types/mistake-question-hints.ts';

/** English. */
export const words: MistakeQuestionHintsWords = {
  trick: 'Look at how many tricks both have: is this one for you to win, or to leave?',
  potion: 'Look at what a Potion does here: whom does it bring nearer to what they want?',
  hand: 'Count the cards that you keep: how many tricks should they still win, and how many do you want?',
  'as-well': 'Another card brings the same trick: look at what you keep for those to come.',
  otherwise: 'Look at who gets this trick: how many tricks do you want in the end?',
  none: 'Here the count does not tell. Think of the cards that the other may hold, and of the choice that you keep for later.',
};
