import { meanWithInterval } from './mean-and-share-with-interval.ts';

/** When one move is clearly better than another: the same for who advises and for who looks back, so that neither contradicts the other. */

export interface Better<Move> {
  readonly move: Move;
  /** By how much of the game, 0 to 1, it did better on average, and the 95 % confidence interval of that. */
  readonly cost: number;
  readonly interval: readonly [from: number, to: number];
  readonly deals: number;
}

/** So much of the game, and surely so much, a move has to be worth more; what differs by less is about as good. */
const LEAST_COST = 0.02;
const LEAST_SURE = 0.005;

/** Whether what a move did better is enough, and sure enough: then the other is a mistake. */
export function isClearlyBetter({ cost, interval }: Better<unknown>): boolean {
  return cost >= LEAST_COST && interval[0] >= LEAST_SURE;
}

/** By how much a move did better than another in the same deals, by the share of the game that came of each; before any is played nothing is known of it. */
export function betterBy<Move>(
  move: Move,
  pairs: readonly { readonly share: number; readonly other: number }[],
): Better<Move> {
  if (pairs.length === 0) return { move, cost: 0, interval: [-Infinity, Infinity], deals: 0 };
  const { value, from, to } = meanWithInterval(pairs.map(({ share, other }) => share - other));
  return { move, cost: value, interval: [from, to], deals: pairs.length };
}
