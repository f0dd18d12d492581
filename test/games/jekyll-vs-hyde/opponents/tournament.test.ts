import { describe, expect, test } from 'vitest';
import { createSolver } from '#games/jekyll-vs-hyde/solver/solver';
import { MATCH_CHANCES } from '#games/jekyll-vs-hyde/opponents/match-chances';
import { REPORT, wins } from '#games/jekyll-vs-hyde/opponents/tournament';
import { shareWithInterval } from '#kit/mean-and-share-with-interval';

const solver = createSolver({ memory: 2 ** 24 });

/** What a seat wins between equals. */
function fairShare(seat: 'jekyll' | 'hyde'): number {
  const hydes = MATCH_CHANCES[1][0] ?? NaN;
  return seat === 'hyde' ? hydes : 1 - hydes;
}

const DUELS = REPORT.duels.map((duel, place) => ({ ...duel, place }));

describe.each(DUELS)('“$strength” as $seat against “$against”', (duel) => {
  test('has played 400 games or more', () => {
    expect(REPORT.games).toBeGreaterThanOrEqual(400);
    expect(duel.outcomes).toHaveLength(REPORT.games);
  });

  test('wins more than half of them, and more than an equal would in its role, beyond doubt', () => {
    const { from } = shareWithInterval(duel.won, REPORT.games);
    expect(from).toBeGreaterThan(Math.max(0.5, fairShare(duel.seat)));
  });

  // Other games for each.
  test.each([0, 1, 2].map((each) => (97 * (4 * each + duel.place)) % REPORT.games))(
    'played game %i as the report has it',
    (game) => {
      expect(wins(duel, game, REPORT.seed, solver)).toBe(duel.outcomes[game]);
    },
  );
});
