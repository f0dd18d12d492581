import type { Recording } from '#games/chronicle/record/record-in-progress';
import type { Chronicle } from '#games/chronicle/rules/game-types';
import { writing } from '#games/chronicle/game-text-adapter';
import type { GameReader } from '#widgets/own/read-games-in-worker.ts';
import { readGames } from '#widgets/own/read-games.ts';
import worker from './parse-own-games-worker.ts?worker&url';

/** Reads games of Chronicle in a text that was pasted or a file that was opened. */
export const reader: GameReader<Chronicle, Recording> = {
  read: (source) => readGames(writing, source),
  worker,
};
