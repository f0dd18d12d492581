import type { Suit } from '#games/chronicle/rules/cards';

/** The suits' silhouettes, in a square of 48: a heart, a sword, an open book. Each has its own outline, so that it is known without its colour. */
export const MARKS: Readonly<Record<Suit, string>> = {
  love: 'M24 45.5C10.5 34.5 3 26.5 3 16.5 3 9 8.2 4 14.4 4 18.7 4 22.1 6.4 24 10.3 25.9 6.4 29.3 4 33.6 4 39.8 4 45 9 45 16.5c0 10-7.5 18-21 29Z',
  power: 'M24 0l5 6v22h11.500v6H27v7.500a4 4 0 1 1-6 0V34H7.500v-6H19V6Z',
  wisdom:
    'M22.500 11C17 6 9 5 2 7v31c7-2 15-1 20.500 4ZM25.500 11C31 6 39 5 46 7v31c-7-2-15-1-20.500 4ZM6.500 14c4-.6 8 .2 11.500 2.200v3.500c-3.500-2-7.500-2.800-11.500-2.200ZM41.500 14c-4-.6-8 .2-11.500 2.200v3.500c3.500-2 7.500-2.800 11.500-2.200ZM6.500 23c4-.6 8 .2 11.500 2.200v3.500c-3.500-2-7.500-2.800-11.500-2.200ZM41.500 23c-4-.6-8 .2-11.500 2.200v3.500c3.500-2 7.500-2.800 11.500-2.200Z',
};

/** What a Wild has where others have their suit: a star of six points. */
export const WILD_MARK = 'M24 1l6.500 12h13.500l-7 11 7 11H30.500L24 47l-6.500-12H4l7-11-7-11h13.500Z';

/** What marks Evil: two horns over a point. */
export const EVIL_MARK =
  'M10 2c-1 9 3 14 8 15.500 4-1.500 8-1.500 12 0C35 16 39 11 38 2c6 8 6 17 0 23 1 9-6 17-14 21C16 42 9 34 10 25 4 19 4 10 10 2Z';
