/** Hands that are tried out for advice: more than for a move, so that it can be said what there is to fear. */
export const ADVICE_TRIALS = 40;
/** Hands in which two cards are weighed against each other, and before advice is given those that look worse against the best. */
export const MEASURED = 100;
