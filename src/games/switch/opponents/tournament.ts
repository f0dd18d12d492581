import { seededRandom } from '#kit/random';
import { SEATS } from '#games/switch/rules/cards';
import { playGame } from './self-play.ts';
import stored from './tournament-report.json' with { type: 'json' };
import type { Strength } from './opponent-strength-ids.ts';

/** Who beats whom, and how often: one opponent against a table of others. */

export interface Pairing {
  readonly strength: Strength;
  readonly against: Strength;
  /** How many sit at the table: one of the first kind, all others of the second. */
  readonly players: number;
}

/** Each opponent against the next weaker one, at tables for two and for four. */
export const PAIRINGS: readonly Pairing[] = (
  [
    ['ahead', 'hand'],
    ['hand', 'whatever'],
  ] as const
).flatMap(([strength, against]) => [2, 4].map((players) => ({ strength, against, players })));

/**
 * Whether the one of the pairing wins the game with this number, from 0; where it sits goes round. The same number gives the same
 * game for ever. A draw is not won.
 */
export function wins({ strength, against, players }: Pairing, game: number, seed: number): boolean {
  const own = SEATS[game % players];
  return (
    playGame(players, (seat) => (seat === own ? strength : against), seededRandom(seed + game)).winner === own
  );
}

/** What came of a pairing. */
export interface Duel extends Pairing {
  /** For each game in order whether the one has won it. */
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
