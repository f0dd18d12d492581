/** Opponents of two strengths. They differ in what they look at: this Meeting by some rules of thumb, or how the round will go on. */
export const STRENGTHS = ['thumb', 'ahead'] as const;
export type Strength = (typeof STRENGTHS)[number];
