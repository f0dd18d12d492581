import { seededRandom } from '#kit/random';
import { other, type Seat } from '#games/jekyll-vs-hyde/rules/cards';
import type { Solver } from '#games/jekyll-vs-hyde/solver/solver';
import { playGame } from './self-play.ts';
import stored from './tournament-report.json' with { type: 'json' };
import type { Strength } from './opponent-strength-ids.ts';

/** Who beats whom, and how often: games between opponents, and what may be said of the share that was won. */

/** One opponent as one role against another one. */
export interface Pairing {
  readonly strength: Strength;
  readonly seat: Seat;
  readonly against: Strength;
}

/** Each opponent against the next weaker one, in both roles. */
export const PAIRINGS: readonly Pairing[] = (
  [
    ['ahead', 'count'],
    ['count', 'glance'],
  ] as const
).flatMap(([strength, against]) =>
  (['hyde', 'jekyll'] as const).map((seat) => ({ strength, seat, against })),
);

/** Whether the first of the pairing wins the game with this number, from 0. The same number gives the same game for ever. */
export function wins(
  { strength, seat, against }: Pairing,
  game: number,
  seed: number,
  solver: Solver,
): boolean {
  const luck = seededRandom(seed + game);
  const players = { [seat]: strength, [other(seat)]: against } as Record<Seat, Strength>;
  return playGame(players, luck, solver).winner === seat;
}

/** What came of a pairing. */
export interface Duel extends Pairing {
  /** For each game in order whether the stronger opponent has won it. */
  readonly outcomes: readonly boolean[];
  readonly won: number;
}

/** What `npm run opponents` has found, as it is kept in the file beside this one. */
export const REPORT: { readonly seed: number; readonly games: number; readonly duels: readonly Duel[] } = {
  seed: stored.seed,
  games: stored.games,
  duels: PAIRINGS.map((pairing, index) => {
    const outcomes = Array.from(stored.outcomes[index] ?? '', (outcome) => outcome === '1');
    return { ...pairing, outcomes, won: outcomes.filter(Boolean).length };
  }),
};
