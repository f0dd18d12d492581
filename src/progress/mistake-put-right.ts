import type { Progress } from './progress.ts';
import { withMended } from './review-schedule.ts';

const DAY = 24 * 60 * 60_000;

/** Progress after a mistake was put right where it was found, at a moment (milliseconds since 1970): what was right a while ago is not asked again the same day. */
export function withPutRight(progress: Progress, game: string, now: number): Progress {
  const mended = withMended(progress, game, true, now);
  const memory = mended.mistakes?.[game];
  if (memory === undefined) return progress;
  const due = Math.max(memory.due, memory.last + DAY);
  return { ...mended, mistakes: { ...mended.mistakes, [game]: { ...memory, due } } };
}
