import type { ProgressWords } from '../text-types/progress.ts';
import { amount } from './lists-and-amounts.ts';
import { until } from './time-until.ts';

/** English. */
export const words: ProgressWords = {
  title: 'Your progress',
  intro:
    'What you have answered is kept in this browser and nowhere else. Take it with you as a file, your bookmarks too.',
  stages: { new: 'new', learning: 'learning', known: 'known' },
  summary: (known, learning, fresh) =>
    `${amount(known, 'rule')} known, ${learning} in learning, ${fresh} new.`,
  due: (moment, now) => (moment <= now ? 'due now' : `back ${until(moment, now)}`),
  save: 'Save as a file',
  open: 'Open a file',
  openAsk:
    'The progress and the bookmarks in the file take the place of what this browser keeps of the same games. It cannot be undone.',
  openYes: 'Take the file',
  reset: 'Start over',
  resetAsk:
    'This forgets every answer and every finished exercise of this game in this browser; bookmarks stay. It cannot be undone.',
  resetYes: 'Forget everything',
  cancel: 'Keep it',
  opened: 'The file is read: this is your progress now.',
  openedInPart: (entries) =>
    `The file is read: this is your progress now. ${entries === 1 ? '1 entry' : `${entries} entries`} in it could not be used as written, and ${entries === 1 ? 'was' : 'were'} put right or left out.`,
  laterFile: 'This file was saved by a newer version of Cabinet; nothing was changed.',
  unreadable: 'This file holds no progress of Cabinet; nothing was changed.',
  troubles: {
    blocked:
      'This browser does not let the page store anything: what you answer is forgotten when you leave.',
    damaged: 'What was stored here could not be read. It was set aside, and you start anew.',
    mended:
      'Some of what was stored here could not be used. It was put right or left out, and a copy of everything as it was is set aside.',
    later:
      'A newer version of Cabinet has stored your progress in this browser. It stays as it is, and what you answer here is not stored. Close every page of Cabinet and come back to get the new version.',
    refused: 'What you did last could not be stored. What was stored before is still there.',
  },
  aside: 'Something that was stored here could not be read or used. It was set aside as it was.',
  saveDamaged: 'Save what was set aside',
  dropDamaged: 'Throw it away',
  drill: 'Practise what is due',
  puzzles: {
    title: 'Puzzles',
    summary: (solved, tried) =>
      tried === 0
        ? 'You have not tried a puzzle yet.'
        : `You have solved ${solved} of the ${amount(tried, 'puzzle')} you have tried.`,
    due: (puzzles) =>
      puzzles === 0 ? 'None is due.' : `${amount(puzzles, 'puzzle')} ${puzzles === 1 ? 'is' : 'are'} due.`,
    all: 'All puzzles',
  },
};
