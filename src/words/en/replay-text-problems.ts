import type { Expected, Note } from '#replays/text/text-problem';
import type { NotationWords } from '../replay-text-problems.ts';
import { list } from './lists-and-amounts.ts';

const thousands = new Intl.NumberFormat('en-GB');

const around: Readonly<Record<Expected, string>> = {
  move: 'a move, a glyph, a {comment} or a (variation)',
  'header-name': 'the name of a header, as in [Title "A short game"]',
  value: 'a value in quotes, as in [Title "A short game"]',
  'no-value': 'no value: [Players] and [Rulings] stand alone and say that nothing is listed',
  'closing-bracket': 'the ] that closes the header',
};

const notes: Readonly<Record<Note, string>> = {
  comment: 'comment',
  glyph: 'glyph',
  variation: 'variation',
};

const unclosed = {
  comment:
    'The comment that begins here is not closed: a } is expected, and a brace within it is written \\{ or \\}.',
  variation: 'The variation that begins here is not closed: a ) is expected.',
  value:
    'The value that begins here is not closed: a " is expected, and a bracket or quote within it is written \\[, \\] or \\".',
} as const;

export const words: NotationWords = {
  text: {
    'nothing-here': () =>
      'There is no game here; a header is expected, as in [Title "A short game"], or a move.',
    misplaced: ({ found, expected }) =>
      `${found ?? 'The end'} stands where something else is expected: ${around[expected]}.`,
    unclosed: ({ what }) => unclosed[what],
    'bad-glyph': ({ found, known }) => `${found} is no glyph; the glyphs are ${list(known)}.`,
    'bad-escape': ({ found }) =>
      `${found} stands for nothing; expected after a backslash is n, s, t, r, a bracket, a quote, another backslash, or a character’s number as in \\u1F0A1;.`,
    'before-move': ({ what }) =>
      `A ${notes[what]} stands behind its move, and here is none; a move is expected.`,
    misspelt: ({ found, meant }) =>
      meant === null
        ? `${found} means nothing here either: check how it is spelt.`
        : `${found} is no word here: did you mean “${meant}”?`,
    'second-note': ({ what }) => `The move has a ${notes[what]} already; it can have one.`,
    'unknown-header': ({ found, known }) => `${found} is no header; the headers are ${list(known)}.`,
    'second-header': ({ name }) => `The header ${name} is there already; a new game begins with [Game …].`,
    'too-many-games': ({ limit }) => `There are too many games: a text may have ${thousands.format(limit)}.`,
  },
  place: (line, column) => `Line ${line}, column ${column}: `,
};
