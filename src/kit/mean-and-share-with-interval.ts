/** A figure from a sample, and how sure it is: the interval holds the true one in 95 of 100 such samples. */
export interface Estimate {
  readonly value: number;
  readonly from: number;
  readonly to: number;
  /** How many were looked at. */
  readonly of: number;
}

const Z = 1.96;

/** Fewer cases than this say too little to be shown. */
export const ENOUGH = 8;

/** The mean of independent figures. Of one alone the true mean may be any number; refuses (throws) none at all. */
export function meanWithInterval(values: readonly number[]): Estimate {
  const of = values.length;
  if (of === 0) throw new RangeError('There is no mean of no figures');
  const value = values.reduce((sum, each) => sum + each, 0) / of;
  const variance = values.reduce((sum, each) => sum + (each - value) ** 2, 0) / (of - 1);
  const margin = of === 1 ? Infinity : Z * Math.sqrt(variance / of);
  return { value, from: value - margin, to: value + margin, of };
}

/** How large a part of all is, 0 to 1, with Wilson's interval, which is good near 0 and 1 too. `part` may be half a case. */
export function shareWithInterval(part: number, of: number): Estimate {
  const value = part / of;
  const middle = (value + Z ** 2 / (2 * of)) / (1 + Z ** 2 / of);
  const margin = (Z / (1 + Z ** 2 / of)) * Math.sqrt((value * (1 - value)) / of + Z ** 2 / (4 * of ** 2));
  return { value, from: Math.max(0, middle - margin), to: Math.min(1, middle + margin), of };
}

/** Whether a difference is one: above zero, below it, or as far as the sample tells neither. */
export type Sign = 'more' | 'less' | 'unclear';

export function signOfDifference({ from, to }: Estimate): Sign {
  return from > 0 ? 'more' : to < 0 ? 'less' : 'unclear';
}
