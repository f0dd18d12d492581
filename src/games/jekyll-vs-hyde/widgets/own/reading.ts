import type { Recording } from '#games/jekyll-vs-hyde/record/record-due';
import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import { writing } from '#games/jekyll-vs-hyde/writing';
import { readGames } from '#widgets/own/read-games.ts';
import type { Reading } from '#widgets/own/reading.ts';
import worker from './reading-worker.ts?worker&url';

/** How Jekyll vs Hyde reads what somebody brings. */
export const reading: Reading<JekyllVsHyde, Recording> = {
  read: (source) => readGames(writing, source),
  worker,
};
