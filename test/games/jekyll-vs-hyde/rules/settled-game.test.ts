import { describe, expect, test } from 'vitest';
import { playedFrom } from '#games/jekyll-vs-hyde/analysis/solve-positions-of-line';
import { SEATS } from '#games/jekyll-vs-hyde/rules/cards';
import { settledGame } from '#games/jekyll-vs-hyde/rules/settled-game';
import { start } from '#games/jekyll-vs-hyde/rules/state-before-deal';
import { gap, ROUNDS } from '#games/jekyll-vs-hyde/rules/track';
import { tricksOwned } from '#games/jekyll-vs-hyde/rules/trick';
import { view } from '#games/jekyll-vs-hyde/rules/view';
import { randomGame } from '../../../replays/fixtures/sample-games.ts';

describe('A game is settled', () => {
  test('only for the player who wins it, and by a gap within the bounds', () => {
    const settled = { jekyll: 0, hyde: 0 };
    for (let seed = 1; seed <= 60; seed += 1) {
      const line = playedFrom(start(), randomGame(seed));
      const last = line.at(-1)?.state;
      if (last?.phase !== 'over') throw new Error('The game is not over');
      for (const { state } of line) {
        if (!('hands' in state)) continue;
        for (const seat of SEATS) {
          const found = settledGame(view(state, seat));
          if (found === null) continue;
          expect(last.winner).toBe(found.winner);
          expect(last.finished.round).toBe(state.round);
          if (found.winner === 'jekyll') expect(state.round).toBe(ROUNDS);
          const { jekyll } = tricksOwned(last.finished.tricks);
          expect(gap({ jekyll, hyde: 10 - jekyll })).toBeGreaterThanOrEqual(found.least);
          expect(gap({ jekyll, hyde: 10 - jekyll })).toBeLessThanOrEqual(found.most);
          settled[found.winner] += 1;
        }
      }
    }
    expect(settled.jekyll).toBeGreaterThan(100);
    expect(settled.hyde).toBeGreaterThan(20);
  });
});
