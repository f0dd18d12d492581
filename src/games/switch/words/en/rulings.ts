import type { RulebookWords } from '../text-types/rulebook.ts';

/** The rulings in English: what is in question, and what each reading says. */
export const rulings: RulebookWords['rulings'] = {
  'finish-on-trick': {
    question: 'May the last card be a trick card?',
    readings: {
      draw: 'No. It takes effect, then its player draws one card; so does whoever plays the last card in a run.',
      win: 'Yes: an empty hand wins.',
    },
  },
  'even-eights': {
    question: 'What does an even number of 8s in one turn do?',
    readings: {
      again: 'The same player goes again.',
      passes: 'The direction stays, and the turn passes.',
    },
  },
  'seven-on-penalty': {
    question: 'May a 7 be laid on a penalty?',
    readings: {
      illegal: 'No.',
      'after-serving':
        'Yes, but it answers nothing: its player picks the whole penalty up at once, and the 7 lies there as what it mirrors.',
    },
  },
  'five-hearts-on-twos': {
    question: 'May the 5♥ be laid on active 2s?',
    readings: {
      'on-two-of-hearts': 'Only where the 2♥ lies on top.',
      never: 'No: only 2s answer 2s.',
    },
  },
  'run-many-ranks': {
    question: 'May cards of several ranks be played in one turn of a run?',
    readings: { 'one-rank': 'No: one rank a turn, with as many cards of it as one likes.' },
  },
  'run-ace': {
    question: 'When does an Ace end the run?',
    readings: {
      ends: 'With the turn in which it is played.',
      'goes-on':
        'Not yet: another Ace may be laid on it and still belongs to the run. The run is over when another card is played or one is drawn, and costs nothing.',
    },
  },
  mistakes: {
    question: 'What becomes of a play that does not follow in a run?',
    readings: {
      refused: 'It is refused, and nothing is drawn.',
      'cut-throat':
        'The cards return to the hand and their player picks up as many as the next rank is worth, and 2 more.',
    },
  },
};
