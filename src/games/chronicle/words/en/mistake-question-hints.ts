import type { MistakeQuestionHintsWords } from '../text-types/mistake-question-hints.ts';

/** English. */
export const words: MistakeQuestionHintsWords = {
  wins: 'Look at what Fame is for in this round, and whether this Meeting can bring you that.',
  ducks: 'Look at the cards of this Meeting: would they hurt you if you won it?',
  sheds: 'Look for a card in your hand that would hurt you: can you be rid of it here?',
  'shut-out': 'Look at your Evil cards: what can still bring you Fame beside them?',
  'completes-four': 'Look at your Evil cards and at this Meeting: what do all four of them bring?',
  'has-all-evil': 'Look at your Evil cards: what could still take one of them from you?',
  'sheds-angel': 'Look at your Evil cards: what could still take them from you?',
  saves: 'Look at your Evil cards: who could rid you of them?',
  acts: 'Look at what your cards can do besides winning the Meeting.',
  'rival-wins': 'Look at what the winner of this Meeting gets: do you want it?',
  'rival-loses': 'Look at what the winner of this Meeting gets: who should have it?',
  'rival-keeps': 'Look for a card in your hand that would hurt you: can you be rid of it here?',
  'rival-spends': 'Look for a card that will do more in a later Meeting: it is worth keeping.',
  'rival-odds': 'Look at who is likely to win this Meeting, and whether that should be you.',
  'rival-keeps-higher':
    'Look for the card in your hand that would win you what you do not want: can you be rid of it here?',
  'rival-cures': 'Look at your Evil cards, and at who could rid you of them.',
  'rival-gives': 'Look at which of your cards help you, and who gets what you play here.',
  'rival-undoes': 'Look at how many Evil cards you have, and at what lies in this Meeting.',
  'rival-fourth': 'Look at who owns Evil cards, and what all four of them bring.',
};
