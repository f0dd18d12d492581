import type { SandboxWords } from '../text-types/sandbox.ts';

const thousands = new Intl.NumberFormat('en-GB');

/** English. */
export const words: SandboxWords = {
  start: {
    label: 'Begin with',
    empty: 'Empty table',
    game: 'Game',
    choose: 'Choose a game',
    moment: 'Moment',
    case: 'Case',
    caseAnswer: 'Its answer, in the casebook',
    loading: 'Fetching…',
    notLoaded: 'It could not be fetched. Try again when you are online.',
    retry: 'Try again',
    show: 'Lay it out',
  },
  table: {
    tools: 'What to do with the table',
    edit: 'Set the table',
    done: 'Done',
    undo: 'Undo',
    redo: 'Redo',
    dealNext: 'Deal by lot',
    hint: 'Press a card of whoever is to act, and the game goes on.',
    madeUp: 'Cards that nobody named are made up.',
    below: 'At the bottom of the table',
  },
  answers: {
    title: 'All that the rules say',
    phase: 'Phase',
  },
  rulings: {
    same: 'Nothing here depends on it.',
    parts: 'Here it makes a difference:',
    elsewhere: 'Not at every table: choose below',
    playedBy: 'Which reading do you play by?',
    others: 'Points that change nothing in the play',
  },
  line: { title: 'What was played from here' },
  link: {
    problems: {
      'no-question': () => 'The link holds no position.',
      'unknown-version': ({ found }) =>
        `The link is of version ${found}; only version 1 of links to positions can be read.`,
      damaged: () =>
        'The link is damaged: part of it is missing or has been changed. Copy it again from where it came from.',
      'too-long': ({ limit }) =>
        `The link is too long for a position: it may have ${thousands.format(limit)} characters.`,
    },
    copy: 'Copy link',
    done: 'Link copied',
    copied: (characters) => `Copied, ${characters} characters:`,
    notCopied: 'Your browser did not let it be copied. Here it is:',
  },
};
