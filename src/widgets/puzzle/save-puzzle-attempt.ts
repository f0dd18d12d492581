import type { Try } from '#progress/review-schedule';
import { change } from '#progress/progress-store';
import { browserStorage } from '#storage/web-storage';

/** Notes how somebody did with the puzzle of a position of a game. */
export async function savePuzzleAttempt(game: string, position: string, tried: Try): Promise<void> {
  // The scheduler is loaded with the first try.
  const { withTry } = await import('#progress/review-schedule');
  change(browserStorage(), game, (progress) => withTry(progress, position, tried, Date.now()));
}
