import type { Suit } from '#games/switch/rules/cards';

/** Which cards have a sign and where it sits, apart from how it is drawn: a page draws the signs once, when it is built. */

/** The signs of ranks, and that of the five of hearts. */
export const SIGN_NAMES = ['2', '3', '5H', '7', '8', 'J', 'Q', 'K', 'A'] as const;
export type SignName = (typeof SIGN_NAMES)[number];

/** Where a sign sits in the emblem of each suit, which is not equally wide everywhere. */
export const SIGN_POSITIONS: Readonly<Record<Suit, { readonly y: number; readonly size: number }>> = {
  clubs: { y: 90, size: 0.74 },
  diamonds: { y: 93, size: 0.74 },
  hearts: { y: 87, size: 0.95 },
  spades: { y: 95, size: 0.9 },
};
