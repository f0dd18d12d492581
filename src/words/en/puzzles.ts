import type { PuzzlesWords } from '../text-types/puzzles.ts';
import { amount } from './lists-and-amounts.ts';

/** English. */
export const words: PuzzlesWords = {
  title: 'Puzzles',
  number: (number) => `Puzzle ${number}`,
  grades: { 1: 'Warm-up', 2: 'Fair', 3: 'Hard', 4: 'Fiendish' },
  list: {
    next: 'Next one to solve',
    allSolved: 'All solved. Try endless ones.',
    solved: 'solved',
    tried: 'tried',
    done: (of) => `{done} of ${of} solved`,
  },
  right: 'Right.',
  wrong: 'Not that one.',
  again: 'Try again',
  show: 'Show the answer',
  sandbox: 'Open in the sandbox',
  previous: 'Previous',
  next: 'Next',
  goOn: 'Next puzzle',
  endless: {
    title: 'Endless puzzles',
    intro: 'Fresh puzzles, found while you wait and proved like the others. The address of this page leads back to the one you see.',
    needsScript: 'To find new puzzles needs JavaScript: your browser looks for them.',
    grade: 'How hard',
    any: 'Any',
    make: 'Find a puzzle',
    another: 'Find another',
    stop: 'Stop',
    looking: (positions) => `Looking: ${amount(positions, 'position')} so far.`,
    working: 'Working it out.',
    stopped: 'Stopped.',
    notOne: 'The address of this page names no puzzle. Find a new one.',
  }, // prettier-ignore
};
