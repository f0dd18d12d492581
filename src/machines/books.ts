import { jekyllVsHyde, type JekyllVsHyde } from '#games/jekyll-vs-hyde/game';
import type { Book } from '#replays/read';
import { begin, play, type ChartPosition } from './jekyll-vs-hyde.ts';

/** Each game with the statechart that plays it: what a replay is read against. */
export const jekyllVsHydeBook: Book<JekyllVsHyde, ChartPosition> = { game: jekyllVsHyde, begin, play };
