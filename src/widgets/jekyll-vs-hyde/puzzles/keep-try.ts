import type { Try } from '#progress/schedule';
import { change } from '#progress/store';
import { browserShelf } from '#storage/shelf';

/** Notes how somebody did with the puzzle of a position. */
export async function keepTry(position: string, tried: Try): Promise<void> {
  // The scheduler is loaded with the first try.
  const { withTry } = await import('#progress/schedule');
  change(browserShelf(), (progress) => withTry(progress, position, tried, Date.now()));
}
