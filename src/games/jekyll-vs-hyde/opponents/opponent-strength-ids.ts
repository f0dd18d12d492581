/**
 * Opponents of three strengths. They differ in what they look at: the cards before them, what has been played and what the
 * round is to bring, or how it will go on.
 */
export const STRENGTHS = ['glance', 'count', 'ahead'] as const;
export type Strength = (typeof STRENGTHS)[number];
