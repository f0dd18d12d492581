import { setting } from '#storage/setting';
import type { StoredItem } from '#storage/stored-item';

/** The id of the game that a reader was in last, learning it or playing: the first page puts it first. Remembered on the device. */
export const LAST_GAME: StoredItem<string> = {
  key: 'cabinet.last-game',
  read: (text) => ({ type: 'whole', value: text }),
  write: (game) => game,
};

/** Keeps that a reader is in a game. */
export const { set: keepLastGame } = setting(LAST_GAME, '');
