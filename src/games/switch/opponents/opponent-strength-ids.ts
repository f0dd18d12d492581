/**
 * Opponents of three strengths. They differ in what they look at: whether a card may be laid, what the hand keeps and whom it hurts,
 * or how it will go on.
 */
export const STRENGTHS = ['whatever', 'hand', 'ahead'] as const;
export type Strength = (typeof STRENGTHS)[number];
