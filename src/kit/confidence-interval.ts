/** How sure one may be of what was counted or measured: the ranges in which the true figure lies 95 times out of 100. */

const Z = 1.96;

export type Interval = readonly [from: number, to: number];

/** The 95 % confidence interval, 0 to 1, of a share of which so many of so many were counted, by Wilson's method. */
export function shareInterval(counted: number, of: number): Interval {
  const share = counted / of;
  const middle = share + Z ** 2 / (2 * of);
  const reach = Z * Math.sqrt((share * (1 - share)) / of + Z ** 2 / (4 * of ** 2));
  const all = 1 + Z ** 2 / of;
  return [(middle - reach) / all, (middle + reach) / all];
}

/** The mean of some values, two at least, and its 95 % confidence interval by the normal distribution. */
export function meanInterval(values: readonly number[]): {
  readonly mean: number;
  readonly interval: Interval;
} {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const reach = Z * Math.sqrt(squares / (values.length - 1) / values.length);
  return { mean, interval: [mean - reach, mean + reach] };
}
