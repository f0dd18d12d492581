import { expect, test } from 'vitest';
import { isPlaying, playedFrom } from '#games/jekyll-vs-hyde/analysis/solve-positions-of-line';
import { start } from '#games/jekyll-vs-hyde/rules/state-before-deal';
import { GapAlongRoundChart } from '#games/jekyll-vs-hyde/widgets/worth/GapAlongRoundChart.tsx';
import { TrickGapStrip } from '#games/jekyll-vs-hyde/widgets/worth/TrickGapStrip.tsx';
import { stopsAround } from '#games/jekyll-vs-hyde/widgets/worth/trick-gap-chart-layout';
import { words } from '#said/jekyll-vs-hyde/move-worth';
import { words as game } from '#said/jekyll-vs-hyde/names';
import { drawn } from '../../board/run-all-sandbox-queries.ts';
import { randomGame } from '../../../../replays/fixtures/sample-games.ts';

/** What stands at the ends of the drawings of the gap. */

const LINE = playedFrom(start(), randomGame(3));
const nothing = () => undefined;
const letters = (html: string) =>
  Array.from(html.matchAll(/class="course-seat"[^>]*>([^<]*)</g), ([, letter]) => letter);
/** Above stands whom a large gap serves. */
const SEATS = [game.seats.hyde.charAt(0), game.seats.jekyll.charAt(0)];

test('The gap over a game names whose end is above and whose below, and its first and last trick', () => {
  const html = drawn(TrickGapStrip, { line: LINE, go: nothing });
  expect(letters(html)).toEqual(SEATS);
  const last = LINE.map(({ state }) => state).findLast(isPlaying);
  if (last === undefined) throw new Error('Nothing was played');
  expect(html).toContain(words.place({ game: null, round: 1, trick: 1 }));
  expect(html).toContain(words.place({ game: null, round: last.round, trick: 10 }));
});

test('So does the gap over a round', () => {
  const html = drawn(GapAlongRoundChart, {
    ...{ line: LINE, stops: stopsAround(LINE, 5), turns: [], at: 5, go: nothing, goToChoice: nothing },
  });
  expect(letters(html)).toEqual(SEATS);
});
