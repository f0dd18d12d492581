import type { Recording } from '#games/jekyll-vs-hyde/record/record-in-progress';
import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import { writing } from '#games/jekyll-vs-hyde/game-text-adapter';
import { readGames } from '#widgets/own/read-games.ts';
import type { GameReader } from '#widgets/own/read-games-in-worker.ts';
import worker from './parse-own-games-worker.ts?worker&url';

/** Reads games of Jekyll vs Hyde in a text that was pasted or a file that was opened. */
export const reader: GameReader<JekyllVsHyde, Recording> = {
  read: (source) => readGames(writing, source),
  worker,
};
