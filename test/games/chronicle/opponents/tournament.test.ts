import { describe, expect, test } from 'vitest';
import { shareWithInterval } from '#kit/mean-and-share-with-interval';
import { REPORT, wins } from '#games/chronicle/opponents/tournament';

const DUELS = REPORT.duels.map((duel, place) => ({ ...duel, place }));

describe.each(DUELS)('“$strength” at a table for $players against “$against”', (duel) => {
  test('has played 400 games or more', () => {
    expect(REPORT.games).toBeGreaterThanOrEqual(400);
    expect(duel.outcomes).toHaveLength(REPORT.games);
  });

  test('wins more than an equal would, beyond doubt', () => {
    const { from } = shareWithInterval(duel.won, REPORT.games);
    expect(from).toBeGreaterThan(1 / duel.players);
  });

  // Other games for each.
  test.each([0, 1].map((each) => (97 * (4 * each + duel.place)) % REPORT.games))(
    'played game %i as the report has it',
    (game) => {
      expect(wins(duel, game, REPORT.seed)).toBe(duel.outcomes[game]);
    },
  );
});

test('The stronger is held against the other by three and by four', () => {
  expect(REPORT.duels.map(({ strength, against, players }) => [strength, against, players])).toEqual([
    ['ahead', 'thumb', 3],
    ['ahead', 'thumb', 4],
  ]);
});
