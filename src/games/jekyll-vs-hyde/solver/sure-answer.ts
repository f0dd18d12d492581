import type { Question } from './ask.ts';
import { UNKNOWN } from './known.ts';
import { mostSteals } from './trick-outcome.ts';

/** The answer where no play can change it, by the tricks left and those that Pride can move: 1 or 0; else `UNKNOWN`. */
export function sureAnswer(
  { half }: Question,
  jekyll: number,
  hyde: number,
  won: number,
  left: number,
): number {
  const steals = mostSteals(jekyll | hyde, left);
  const few = 5 - half;
  const many = 10 - few;
  const least = Math.max(0, won - steals);
  const most = Math.min(10, won + left + steals);
  if (most <= few || least >= many) return 1;
  return least > few && most < many ? 0 : UNKNOWN;
}
