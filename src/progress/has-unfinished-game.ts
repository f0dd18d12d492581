import { gameKey } from '#storage/game-storage-key';
import { browserStorage, storedText } from '#storage/web-storage';

/** What the keys of matches in a browser's storage begin with. */
export const UNFINISHED_ITEM = 'cabinet.running';

/** What stands in the text of a match that has been played to its end; within a replay its quotes would be escaped. */
const OVER = '"over":true';

/** Whether a match in a game waits here to be gone on with, readable or not: a page that only leads to it does without what reads it. */
export function hasUnfinishedGame(game: string): boolean {
  const kept = storedText(browserStorage(), gameKey(UNFINISHED_ITEM, game)) ?? null;
  return kept !== null && !kept.includes(OVER);
}
