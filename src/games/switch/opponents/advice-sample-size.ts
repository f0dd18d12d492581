/** Deals that are tried out for advice, more than for a move, so that shares can be named; and after how many it is told how far it is. */
export const ADVICE_DEALS = 400;
export const ADVICE_STEP = 50;
