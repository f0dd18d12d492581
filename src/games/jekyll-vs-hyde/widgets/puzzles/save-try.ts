import { GAME_ID } from '#games/jekyll-vs-hyde/rules/game-id';
import type { Try } from '#progress/schedule';
import { change } from '#progress/store';
import { browserStorage } from '#storage/web-storage';

/** Notes how somebody did with the puzzle of a position. */
export async function saveTry(position: string, tried: Try): Promise<void> {
  // The scheduler is loaded with the first try.
  const { withTry } = await import('#progress/schedule');
  change(browserStorage(), GAME_ID, (progress) => withTry(progress, position, tried, Date.now()));
}
