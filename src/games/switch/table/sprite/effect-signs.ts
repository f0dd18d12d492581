import { SUITS } from '#games/switch/rules/cards';
import { transformPath } from '#widgets/transform-svg-path.ts';
import { INDICES } from './corner-index-outlines.ts';
import { MARKS } from './suit-outlines.ts';
import type { SignName } from './effect-sign-positions.ts';

/** What a card does, cut into its suit's emblem, around the middle of a square of 30; and the heads of the cards that have one. */
export interface Sign {
  /** Lines of paper. */
  readonly lines?: string;
  /** Shapes of paper. */
  readonly shapes?: string;
}

const PLUS = 'M-13 1h8.5M-8.7-3.2v8.5';
const added = (rank: '2' | '5'): Sign => ({
  lines: PLUS,
  shapes: transformPath(INDICES[rank], -6.5, -17, 0.66),
});
/** The four suits that an Ace can name. */
const CHOICE = SUITS.map((suit, index) =>
  transformPath(MARKS[suit], index % 2 === 0 ? -13 : 1.5, index < 2 ? -14 : 1, 0.25),
).join('');

export const SIGNS: Readonly<Record<SignName, Sign>> = {
  '2': added('2'),
  '5H': added('5'),
  // A ladder, whose first rung it is.
  '3': {
    lines: 'M-6.5 13V-13M6.5 13V-13M-6.5 8.5h13M-6.5 3h13M-6.5-2.5h13M-6.5-8h13',
  },
  // A mirror: what lies before it stands behind it.
  '7': { lines: 'M0-13v4M0-5v4M0 3v4M0 11v3M-4.5-7.5v15L-13 0ZM4.5-7.5v15L13 0Z' },
  '8': { lines: 'M-11-5.5H10M4.5-11 10-5.5 4.5 0M11 6.5H-10M-4.5 1-10 6.5-4.5 12' },
  // Over the head of somebody who sits there.
  J: {
    lines: 'M-12.5 7C-11-10.5 10-11.5 12 4M5.5 2.5 12 5l3-6.5',
    shapes: 'M0 2.4a3.6 3.6 0 1 0 .1 0Z',
  },
  Q: {
    shapes:
      'M-11 8.5C-12 3-12-1-13-4c4 1 6 2 7 4 1-4 3-7 6-9 3 2 5 5 6 9 1-2 3-3 7-4-1 3-1 7-2 12.5-7-1.8-15-1.8-22 0ZM0-11.5a2.2 2.2 0 1 0-.1 0ZM-11 10.8c7-1.7 15-1.7 22 0v2.7c-7-1.7-15-1.7-22 0Z',
  },
  K: { shapes: 'M-11.5 8.5-14-7l8 6.5L0-11l6 10.5L14-7 11.5 8.5ZM-11.5 10.5h23v3h-23Z' },
  A: { shapes: CHOICE },
};
