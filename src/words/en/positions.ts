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
  kinds: {
    preparation: 'The preparation',
    lead: 'A card to lead',
    follow: 'A card to follow',
    void: 'The follower is void',
    'potion-led': 'A Potion is led',
    'potion-led-void': 'A Potion is led, and the follower is void in the suit it names',
    greed: 'A Greed exchange',
    'empty-board': 'No tokens on the board',
    'last-trick': 'The last trick',
    'last-round': 'The third round',
    'hydes-side': 'The marker on Hyde’s side',
  },
};
