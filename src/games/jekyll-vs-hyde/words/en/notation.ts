import type { Expected } from '#games/jekyll-vs-hyde/rules/notation';
import type { Expected as ExpectedAround, Note } from '#replays/text/problem';
import type { NotationWords } from '../notation.ts';
import { list } from '#words/en/common';

const thousands = new Intl.NumberFormat('en-GB');

const around: Readonly<Record<ExpectedAround, string>> = {
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

const expected: Readonly<Record<Expected, string>> = {
  deal: 'a deal, as in “Deal J: W1 … H: W2 …”',
  gift: 'cards that are given, as in “J: W4” or “H: P2 5+”',
  lead: 'a card that is led, as in “W4” or “3+>pride”',
  follow: 'a card that follows, as in “W4” or “3+”',
  nothing: 'nothing more, for the game is over',
  card: 'a card (W1 to W7, G1 to G7, P1 to P7, 2+ to 5+), or what comes after the cards',
  hand: 'a hand: “J:” or “H:” and its cards',
  game: 'the number of the game',
  round: 'the number of the round',
};

export const notation: NotationWords = {
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
    'second-note': ({ what }) => `The move has a ${notes[what]} already; it can have one.`,
    'unknown-header': ({ found, known }) => `${found} is no header; the headers are ${list(known)}.`,
    'second-header': ({ name }) => `The header ${name} is there already; a new game begins with [Game …].`,
    'too-many-games': ({ limit }) => `There are too many games: a text may have ${thousands.format(limit)}.`,
  },
  jekyllVsHyde: {
    'unknown-word': ({ found, expected: what }) =>
      found === null
        ? `Something is missing here; expected is ${expected[what]}.`
        : `${found} does not fit here; expected is ${expected[what]}.`,
    'wrong-number': ({ of, found, due }) => `This is ${of} ${due}, not ${found}.`,
  },
  place: (line, column) => `Line ${line}, column ${column}: `,
};
