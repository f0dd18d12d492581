import type { Round } from '#games/jekyll-vs-hyde/rules/state';
import { advance, gameWinner, nextRound } from '#games/jekyll-vs-hyde/rules/track';
import stored from './match-chances.json' with { type: 'json' };

/**
 * What a gap is worth. A round is not played for its own sake: with the marker on 6 in the third round Hyde needs a gap of 4,
 * and 10 is worth no more. So every opponent looks at the chance to win the match, and the rules say what is won already.
 */

/** Where the marker can stand before a round that is still to be played. */
export const MARKERS = { 1: [0], 2: [0, 2, 4, 6, 8], 3: [0, 2, 4, 6, 8] } as const satisfies Record<
  Round,
  readonly number[]
>;

/** Hyde's chance to win the match, 0 to 1, before a round is dealt, by its number and the marker. */
export type MatchChances = Readonly<Record<Round, Readonly<Record<number, number>>>>;

/** As played out many times by `npm run chances`, which keeps them in the file beside this one. */
export const MATCH_CHANCES: MatchChances = stored.chances;
/** From which games they come. */
export const MATCH_CHANCES_FROM = { seed: stored.seed, rounds: stored.rounds };

/**
 * Hyde's chance to win the match, 0 to 1, when a round that began with the marker there ends with this gap (0, 2, … 10). It is
 * 0 or 1 where the rules say that the match is over, and never falls as the gap grows.
 */
export function hydesChance(
  round: Round,
  marker: number,
  gap: number,
  chances: MatchChances = MATCH_CHANCES,
): number {
  const after = advance(marker, gap);
  const winner = gameWinner(round, after);
  if (winner !== null) return winner === 'hyde' ? 1 : 0;
  const chance = chances[nextRound(round)][after];
  if (chance === undefined) throw new RangeError(`The marker cannot stand on ${after}`);
  return chance;
}
