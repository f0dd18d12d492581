/** Hands that are tried out for advice: more than for a move, so that it can be said what there is to fear. */
export const ADVICE_TRIALS = 40;
