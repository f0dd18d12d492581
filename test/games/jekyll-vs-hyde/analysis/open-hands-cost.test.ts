import { describe, expect, test } from 'vitest';
import { costOf } from '#games/jekyll-vs-hyde/analysis/cost-of-line-move';
import { turningPoints } from '#games/jekyll-vs-hyde/analysis/turning-points';
import { playedFrom } from '#games/jekyll-vs-hyde/analysis/solve-positions-of-line';
import { review } from '#games/jekyll-vs-hyde/opponents/played-move-costs';
import { start } from '#games/jekyll-vs-hyde/rules/state-before-deal';
import { createSolver, type Playing, type Solution } from '#games/jekyll-vs-hyde/solver/solver';
import { exactly, worseBy } from '#games/jekyll-vs-hyde/solver/trick-gap-bounds';
import type { Action } from '#games/jekyll-vs-hyde/rules/state';
import { choicesOf } from '#games/jekyll-vs-hyde/widgets/worth/moves-grouped-by-worth';
import { words as worth } from '#said/jekyll-vs-hyde/move-worth';
import { words as play } from '#said/jekyll-vs-hyde/play-against-computer';

/** A game in which Jekyll gave away in the third trick what there was to hope for, and nothing that could be made sure of. */
const GAME: readonly Action[] = [
  {
    type: 'deal',
    jekyll: ['W1', 'W3', 'W7', 'G2', 'G3', 'G6', 'P2', 'P5', 'P7', '4+'],
    hyde: ['W4', 'W6', 'G1', 'G4', 'G7', 'P1', 'P3', 'P4', '2+', '5+'],
  },
  { type: 'exchange', by: 'hyde', cards: ['5+'] },
  { type: 'exchange', by: 'jekyll', cards: ['4+'] },
  { type: 'lead', by: 'jekyll', card: 'W7' },
  { type: 'follow', by: 'hyde', card: '2+' },
  { type: 'lead', by: 'jekyll', card: 'P7' },
  { type: 'follow', by: 'hyde', card: 'P3' },
  { type: 'lead', by: 'jekyll', card: 'G6' },
];

describe('What a move has cost with both hands open', () => {
  const line = playedFrom(start(), GAME);
  const solver = createSolver();
  const solutions = new Map<number, Solution>();
  for (const at of [5, 7]) solutions.set(at, solver.solve(line[at]?.state as Playing));
  const looked = [...review(start(), GAME, 'jekyll', solver)].flatMap((judged) => judged ?? []);

  test('is not looked for in what somebody else played before', () => {
    const given = 6;
    const own = [...review(start(), GAME, 'jekyll', solver, given)].flatMap((judged) => judged ?? []);
    expect(own).toEqual(looked.filter(({ at }) => at >= given));
    expect(own.length).toBeLessThan(looked.length);
  });

  test('is the same in the analysis of a game and in a look back on it', () => {
    for (const [at, solution] of solutions) {
      const played = line[at];
      const judged = looked.find((one) => one.at === at);
      if (played === undefined || judged === undefined) throw new Error('There is no such move');
      const cost = costOf(played, solution);
      expect(cost).toMatchObject({ could: judged.best, can: judged.got, cost: judged.cost });
      expect(judged.cost).toBeGreaterThan(0);
      for (const gap of [judged.best, judged.got]) expect(play.review.gap(gap)).toBe(worth.gap(gap));
    }
    const [, [, third] = []] = solutions;
    expect(third && costOf(line[7] ?? { state: start(), action: null }, third)).toMatchObject({
      best: { card: 'W1' },
      could: { low: 2, high: 4 },
      can: { low: 4, high: 4 },
      changes: 'marker',
    });
  });

  test('marks as best only what nothing is better than', () => {
    for (const solution of solutions.values()) {
      const moves = solution.moves.map(({ action, gap }) => ({ action, gap: exactly(gap) }));
      const choices = choicesOf({ progress: { gap: exactly(solution.gap), moves }, solution });
      expect(choices.map(({ isBest }) => isBest)).toEqual(choices.map((_, place) => place === 0));
    }
  });

  test('is a turning point wherever it is anything', () => {
    const turns = turningPoints(line, (at) => solutions.get(at));
    expect(turns.map(({ at }) => at)).toEqual([5, 7]);
  });

  test('orders all gaps: none is better than one that it is worse than, and only the same is as good', () => {
    const ends = [0, 2, 4, 6, 8, 10];
    const gaps = ends.flatMap((low) => ends.filter((high) => high >= low).map((high) => ({ low, high })));
    for (const seat of ['jekyll', 'hyde'] as const) {
      for (const one of gaps) {
        for (const other of gaps) {
          expect(worseBy(seat, one, other) + worseBy(seat, other, one)).toBeCloseTo(0);
          const isSame = one.low === other.low && one.high === other.high;
          expect(worseBy(seat, one, other) === 0).toBe(isSame);
        }
      }
    }
  });
});
