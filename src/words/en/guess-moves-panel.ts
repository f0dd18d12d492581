import type { GuessMovesPanelWords } from '../text-types/guess-moves-panel.ts';

/** English. */
export const words: GuessMovesPanelWords = {
  title: 'Guess the moves',
  score: (hit, of, worth) => `${hit} of ${of} as played${worth ? ' or as good' : ''}`,
  as: 'You play',
  yourMove: 'What would you play?',
  notYours: 'This move is not yours to make.',
  verdicts: {
    answer: 'As it was played.',
    mistake: 'Thought of, and not played.',
    possible: 'Allowed, but not what was played.',
  },
  tallies: {
    helped: 'After a hint it does not count as right.',
    missed: 'It does not count as right.',
    unsettled: 'It counts as right only if it is as good.',
    uncounted: 'It is not counted: both choose at the same time here, and no choice is right for sure.',
  },
  played: (move) => `In the game: ${move}.`,
  goOn: 'Go on',
  over: 'The line ends here.',
};
