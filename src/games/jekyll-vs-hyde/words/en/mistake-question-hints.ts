import type { MistakeQuestionHintsWords } from '../text-types/mistake-question-hints.ts';

/** English. */
export const words: MistakeQuestionHintsWords = {
  trick: 'Look at how many tricks both have: is this one for you to win, or to leave?',
  potion: 'Look at what a Potion does here: whom does it bring nearer to what they want?',
  hand: 'Count the cards that you keep: how many tricks should they still win, and how many do you want?',
  'as-well': 'Another card brings the same trick: look at what you keep for those to come.',
  otherwise: 'Look at who gets this trick: how many tricks do you want in the end?',
  none: {
    few: 'You have all the tricks that you want: which card would win one later, if you kept it?',
    many: 'You need all the tricks that you can win: which card is worth keeping for a later one?',
    open: 'Think of the cards that the other may hold, and of the tricks that you still want.',
  },
};
