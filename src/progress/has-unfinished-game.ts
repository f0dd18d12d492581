import { gameKey } from '#storage/game-storage-key';
import { browserStorage, storedText } from '#storage/web-storage';

/** What the keys of matches in a browser's storage begin with. */
export const UNFINISHED_ITEM = 'cabinet.running';

/** Whether a match in a game is kept here, readable or not: a page that only leads to it does without what reads it. */
export function hasUnfinishedGame(game: string): boolean {
  return storedText(browserStorage(), gameKey(UNFINISHED_ITEM, game)) != null;
}
