import { storeText, type TextStorage } from '#storage/web-storage';

/** The game that a reader was in last, learning it or playing: the first page puts it first. */

/** Where its id is kept. */
export const LAST_GAME_ITEM = 'cabinet.last-game';

/** Keeps that a reader is in a game. */
export function keepLastGame(shelf: TextStorage | null, game: string): void {
  storeText(shelf, LAST_GAME_ITEM, game);
}
