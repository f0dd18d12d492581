import { expect, test } from 'vitest';
import { playedFrom } from '#games/jekyll-vs-hyde/analysis/solve-positions-of-line';
import { betterMoveFromSeatView } from '#games/jekyll-vs-hyde/opponents/better-move-from-seat-view';
import { whyBetter } from '#games/jekyll-vs-hyde/opponents/why-better-move';
import type { Reason } from '#games/jekyll-vs-hyde/opponents/advice-reasons';
import { start } from '#games/jekyll-vs-hyde/rules/state-before-deal';
import { view } from '#games/jekyll-vs-hyde/rules/view';
import { createSolver } from '#games/jekyll-vs-hyde/solver/solver';
import { seededRandom } from '#kit/random';
import { randomGame } from '../../../replays/fixtures/sample-games.ts';

const solver = createSolver({ memory: 2 ** 24 });

function ended<Value>(steps: Generator<undefined, Value>): Value {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

test('Of most mistakes it is told what comes of them, and not only what speaks for the better card', () => {
  const told: Reason['type'][] = [];
  for (const { state, action } of playedFrom(start(), randomGame(1)).slice(0, 40)) {
    if (state.phase !== 'lead' && state.phase !== 'follow') continue;
    if (action?.type !== 'lead' && action?.type !== 'follow') continue;
    const seen = view(state, action.by);
    const better = ended(betterMoveFromSeatView(seen, action, seededRandom(1), solver))?.move;
    if (better === undefined) continue;
    const [reason] = ended(whyBetter(seen, action, better, seededRandom(1), solver));
    if (reason?.type === 'tried') {
      expect(reason).toMatchObject({ move: action, best: better });
      expect(reason.cause).not.toBeNull();
      expect(reason.worse).toBeGreaterThan(0);
    }
    told.push(reason?.type ?? 'open');
  }
  const causes = told.filter((type) => ['tried', 'as-well', 'otherwise', 'costs-trick'].includes(type));
  expect(told.length).toBeGreaterThan(3);
  expect(causes.length / told.length).toBeGreaterThan(0.7);
});
