import type { RulebookWords } from '../text-types/rulebook.ts';

/** The rulings in English: what is in question, and what each reading says. */
export const rulings: RulebookWords['rulings'] = {
  'void-with-wild': {
    question: 'Void in the lead suit, but with a Wild in hand: what may be played?',
    readings: { may: 'Any other card face down, or the Wild face up.', must: 'The Wild must be played.' },
  },
  'wild-never-down': {
    question: 'May a Wild be played face down?',
    readings: { never: 'Never.' },
  },
  'all-wild': {
    question: 'Who wins where nobody has strength in the lead suit?',
    readings: { leader: 'The leader of the Meeting.' },
  },
  'leftover-hand': {
    question: 'What becomes of cards left in hand?',
    readings: {
      all: 'All become allies.',
      may: 'Each player says whether the own cards become allies or are discarded.',
    },
  },
  'angel-optional': {
    question: 'Does the Angel’s owner have to discard the Evil cards?',
    readings: { compulsory: 'Yes, all of them.', optional: 'No: all of them or none.' },
  },
  'evil-excludes': {
    question: 'Who is shut out of scoring?',
    readings: {
      any: 'Whoever has an Evil card after the Angel.',
      most: 'Whoever has the most Evil cards after the Angel, all who tie.',
    },
  },
};
