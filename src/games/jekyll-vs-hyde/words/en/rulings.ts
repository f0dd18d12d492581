import type { RulebookWords } from '../text-types/rulebook.ts';

/** The rulings in English: what is in question, and what each reading says. */
export const rulings: RulebookWords['rulings'] = {
  'led-potion': {
    question: 'A Potion is led, and a follower without the named suit plays another suit. Who wins?',
    readings: {
      number: 'The higher number, as with every Potion.',
      'named-suit': 'The Potion counts as a card of the named suit, and the higher rank wins.',
    },
  },
  'return-match': {
    question: 'Is one game the whole match?',
    readings: {
      off: 'Yes.',
      on: 'No: the players change roles and play another; whoever needed fewer rounds to win as Hyde wins the match.',
    },
  },
  'pride-choice': {
    question: 'Which trick does Pride take?',
    readings: {
      newest: 'The loser’s newest, without choosing, as some online tables have it.',
      'winner-chooses':
        'The one that the winner points at, as other online tables have it. Every trick counts one, so the score is the same.',
    },
  },
  'won-piles': {
    question: 'May the tricks that were won be looked through?',
    readings: {
      hidden: 'No: they lie face down.',
      open: 'Yes.',
    },
  },
  'track-spaces': {
    question: 'How many spaces has the Identity Track?',
    readings: {
      'eleven-positions':
        'Eleven positions, 0 to 10; 0 to 4 are Jekyll’s side, 5 to 10 Hyde’s. The marker stops on the last.',
      'ten-spaces': 'Ten spaces. As the gap is always even, every drawing gives the same game.',
    },
  },
  'greed-last': {
    question: 'What does Greed do in the tenth trick?',
    readings: { nothing: 'Nothing: no hand has a card left.' },
  },
  'potion-pass-greed': {
    question: 'Does a Greed exchange force a Potion to be given?',
    readings: { no: 'No, only the preparation does.' },
  },
  'wrath-token': {
    question: 'Does the Wrath card that wipes the board keep its own token?',
    readings: { 'board-empty': 'No: the board ends empty, and the next suit played is lowest.' },
  },
  'swap-back': {
    question: 'May a card just received be given back?',
    readings: { 'later-yes': 'In a later exchange, yes.' },
  },
};
