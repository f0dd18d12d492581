import type { PositionsWords } from '../positions.ts';

const thousands = new Intl.NumberFormat('en-GB');

/** English. */
export const english: PositionsWords = {
  link: {
    'no-question': () => 'The link holds no position.',
    'unknown-version': ({ found }) =>
      `The link is of version ${found}; only version 1 of links to positions can be read.`,
    damaged: () =>
      'The link is damaged: part of it is missing or has been changed. Copy it again from where it came from.',
    'too-long': ({ limit }) =>
      `The link is too long for a position: it may have ${thousands.format(limit)} characters.`,
  },
};
