/** From such a chance on a play is said to win its Meeting, 0 to 1. */
export const LIKELY = 0.7;

/** Up to such a chance it is said to lose it. */
export const UNLIKELY = 0.3;
