import type { Wild } from '#games/chronicle/rules/cards';
import { disc } from '#widgets/transform-svg-path.ts';

/** The six Wilds as solid figures in a square of 100; of two outlines one in the other, the inner one is a hole. */
export const WILD_FIGURES: Readonly<Record<Wild, string>> = {
  /** A pointed hat over a long beard. */
  Sage:
    'M52 0 70 36H30ZM20 39h60v8H20ZM28 50h44c1 24-9 40-22 50-13-10-23-26-22-50ZM36 54h28v6c0 9-28 9-28 0Z' +
    disc(43, 57.5, 2.5) + disc(57, 57.5, 2.5), // prettier-ignore
  /** A cap with two drooping ends and their bells, over a collar. */
  Fool:
    'M50 32C44 8 24 1 8 11 1 20 0 34 3 43c8-10 17-12 25-8-6 13-7 24-5 37h54c2-13 1-24-5-37 8-4 17-2 25 8 3-9 2-23-5-32C76 1 56 8 50 32ZM10 77h80L82 97 66 84 50 99 34 84 18 97ZM36 52h9v9h-9ZM55 52h9v9h-9Z' +
    disc(6, 51, 6) +
    disc(94, 51, 6),
  /** Wings, and a ring over the head. */
  Angel:
    'M45 42C36 22 19 13 1 16c1 14 7 25 17 32-4 1-8 1-12 0 4 11 12 18 22 20-3 2-6 3-9 3 8 10 20 11 27 3ZM55 42C64 22 81 13 99 16c-1 14-7 25-17 32 4 1 8 1 12 0-4 11-12 18-22 20 3 2 6 3 9 3-8 10-20 11-27 3Z' +
    'M50 42c4 0 6 20 14 58H36c8-38 10-58 14-58ZM50 1a18 7 0 1 0 .1 0ZM50 4.500a12.500 3.500 0 1 1-.1 0Z' +
    disc(50, 28, 10),
  /** A horned head that laughs. */
  Demon:
    'M29 28C14 28 4 18 8 0c6 14 17 19 32 20h20c15-1 26-6 32-20 4 18-6 28-21 28 10 32-2 58-21 72C31 86 19 60 29 28ZM33 45l15 8c-5 8-15 4-15-8ZM67 45l-15 8c5 8 15 4 15-8ZM34 67c10 7 22 7 32 0-4 17-28 17-32 0Z',
  /** A dragon's head with its crest. */
  Dragon:
    'M3 50c0-8 4-13 12-14 8-9 18-13 28-13L66 2l-5 21L92 12 74 34l24 4-17 13 17 11-16 7 12 15-16 2 6 14H36c-2-8 0-16 6-22L14 84l-4-8 6-6 3 6 5-8 4 6 6-9c6-2 11-5 14-9-14 4-28 4-38 1l-1 5-3-6c-2-1-3-3-3-6ZM38 34l12 3c-2 6-10 5-12-3Z',
  /** A crown of five points with its stones. */
  King:
    'M10 76 3 26l24 20L50 10l23 36 24-20-7 50ZM10 81h80v15H10ZM50 84.500l5 4-5 4-5-4ZM30 85.500l4 3-4 3-4-3ZM70 85.500l4 3-4 3-4-3ZM50 46l7 12-7 8-7-8Z' +
    disc(3, 19, 5.500) + disc(50, 4.500, 4.500) + disc(97, 19, 5.500), // prettier-ignore
};
