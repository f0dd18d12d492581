import { gameKey } from '#storage/game-storage-key';
import { browserStorage, storedText } from '#storage/web-storage';

/** What the keys of progress in a browser's storage begin with. */
export const PROGRESS_ITEM = 'cabinet.progress';

/** Whether any progress in a game is kept here, readable or not: a page of somebody who has none yet does without what reads it. */
export function hasProgress(game: string): boolean {
  return storedText(browserStorage(), gameKey(PROGRESS_ITEM, game)) != null;
}
