import type { DrillWords } from '../text-types/drill.ts';
import { amount } from './lists-and-amounts.ts';
import { until } from './time-until.ts';

/** English. */
export const words: DrillWords = {
  title: 'Drill',
  intro:
    'Questions from fresh positions, about the rules that are due, and positions of your own in which you could have known better. What you miss comes back soon, what you know comes back late.',
  predict: 'Predict',
  ask: 'Another one',
  check: 'Check',
  next: 'Next',
  right: 'Right.',
  hinted: 'You had a hint, so it will be asked again.',
  wrong: 'Not so.',
  partlyRight: 'Partly right.',
  answer: 'The answer',
  said: 'You said',
  inOrder: 'Step by step',
  pickAll: 'Mark every right one.',
  markFirst: 'Mark one at least, then check.',
  missed: 'missed',
  partly: (found, of, wrong) => `${found} of ${of} found${wrong === 0 ? '' : `, ${wrong} marked wrongly`}.`,
  nothingDue: (moment, now) =>
    moment === null ? 'Nothing is due.' : `Nothing is due. The next rule comes back ${until(moment, now)}.`,
  practise: 'Practise all the same',
  place: (number, of) => `Question ${number} of ${of}`,
  more: 'Ten more',
  enough: 'Enough for now',
  duePuzzles: (puzzles) => `${amount(puzzles, 'puzzle')} to solve again`,
  dueMistakes: (mistakes) => `${amount(mistakes, 'mistake')} to put right`,
  learnt: 'Your mistakes are done for now; from here on the drill asks as usual.',
  newPuzzle: 'Solve a new puzzle',
  aboutRule: 'This was about',
  progress: 'Your progress',
};
