import type { Recording } from '#games/switch/record/record-in-progress';
import type { Switch } from '#games/switch/rules/game-types';
import { writing } from '#games/switch/game-text-adapter';
import type { GameReader } from '#widgets/own/read-games-in-worker.ts';
import { readGames } from '#widgets/own/read-games.ts';
import worker from './parse-own-games-worker.ts?worker&url';

/** Reads games of Switch in a text that was pasted or a file that was opened. */
export const reader: GameReader<Switch, Recording> = {
  read: (source) => readGames(writing, source),
  worker,
};
