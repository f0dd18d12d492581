import { seededRandom, pick } from '#kit/random';
import { MARKERS } from '#games/jekyll-vs-hyde/opponents/match-chances';
import type { Round } from '#games/jekyll-vs-hyde/rules/state';
import { advance, gameWinner, nextRound, sideOf } from '#games/jekyll-vs-hyde/rules/track';
import type { Estimate } from '#kit/mean-and-share-with-interval';
import type { Row } from './solved-deal-row.ts';

/** Hyde's chance to win the match, before a round is dealt. */
export interface Outlook {
  readonly round: Round;
  readonly marker: number;
  readonly chance: Estimate;
}

/** Samples drawn from the sample, to see how much chance there is in the chances. */
const RESAMPLES = 400;

/**
 * Hyde's chances with perfect play: the gap of a round is that of a deal drawn from those of its number, led by whom the marker
 * says. Perfect play for the gap is perfect play for the match: a larger gap is never worse for Hyde, whatever the marker.
 */
export function estimatePerfectPlayMatchChances(rows: readonly Row[], seed: number): readonly Outlook[] {
  const places = ([1, 2, 3] as const).flatMap((round) =>
    MARKERS[round].map((marker) => ({ round, marker: marker })),
  );
  const all = places.map(({ round, marker }) => chanceFrom(rows, round, marker));
  const luck = seededRandom(seed);
  const again = Array.from({ length: RESAMPLES }, () => {
    const some = ([1, 2, 3] as const).flatMap((round) => {
      const own = rows.filter((row) => row.round === round);
      return own.map(() => pick(own, luck));
    });
    return places.map(({ round, marker }) => chanceFrom(some, round, marker));
  });
  return places.map((place, index) => {
    const sorted = again.map((chances) => chances[index] ?? 0).toSorted((a, b) => a - b);
    const of = rows.filter(({ round }) => round === place.round).length;
    const [from = 0, to = 1] = [0.025, 0.975].map((part) => sorted[Math.floor(part * (RESAMPLES - 1))]);
    return { ...place, chance: { value: all[index] ?? 0, from, to, of } };
  });
}

function chanceFrom(rows: readonly Row[], round: Round, marker: number): number {
  const known = new Map<string, number>();
  const find = (round: Round, marker: number): number => {
    const key = `${round} ${marker}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    // In round 1 the marker stands on Jekyll's end, and Jekyll leads.
    const leader = sideOf(marker);
    const own = rows.filter((row) => row.round === round);
    const after = (gap: number): number => {
      const to = advance(marker, gap);
      const winner = gameWinner(round, to);
      if (winner !== null) return Number(winner === 'hyde');
      return find(nextRound(round), to);
    };
    const chance =
      own.reduce((sum, { led }) => sum + (after(led[leader].low) + after(led[leader].high)) / 2, 0) /
      own.length;
    known.set(key, chance);
    return chance;
  };
  return find(round, marker);
}
