import { GAME_ID } from '#games/chronicle/rules/game-id';
import { gameKey } from '#storage/game-storage-key';
import { browserStorage, storedText } from '#storage/web-storage';

/** Where the reader's filled-in set is kept. */
export const FILLED_IN_KEY = gameKey('cabinet.filled-in', GAME_ID);

/** Told to the page whenever the set is changed on it; other pages are told by the browser. */
export const FILLED_IN_CHANGED = 'filled-in';

/** Whether anything is kept there at all, so that nobody fetches what reads it for nothing. */
export function isAnythingKept(): boolean {
  return storedText(browserStorage(), FILLED_IN_KEY) != null;
}
