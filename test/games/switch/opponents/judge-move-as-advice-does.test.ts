import { expect, test } from 'vitest';
import { pick, seededRandom } from '#kit/random';
import { alike, movesOf, unnamed } from '#games/switch/opponents/distinct-legal-moves';
import { review } from '#games/switch/opponents/played-move-costs';
import { seatView } from '#games/switch/opponents/sample-hidden-cards';
import { apply } from '#games/switch/rules/apply';
import { shuffledDeal } from '#games/switch/rules/shuffled-deal';
import { start } from '#games/switch/rules/state-before-deal';
import type { State, Turn } from '#games/switch/rules/state';
import { view } from '#games/switch/rules/view';
import { work, type Told } from '#games/switch/widgets/thinking/background-tasks';

/** Turns in which there is something to choose, of games played by lot. */
function* turns(seed: number): Generator<Turn> {
  const chance = seededRandom(seed);
  for (;;) {
    let { state }: { readonly state: State } = apply(start(), shuffledDeal(chance, 3));
    while (state.phase === 'turn') {
      const moves = movesOf(state);
      if (moves.length > 2) yield state;
      ({ state } = apply(state, pick(moves, chance)));
    }
  }
}

test('A look back has nothing against what was advised or called about as good, and for a mistake names what was advised', () => {
  let mistakes = 0;
  for (const state of turns(5).take(8)) {
    const seen = seatView(view(state, state.turn));
    const told = [...work({ type: 'advise', seen })].findLast(
      (one): one is Extract<Told, { type: 'advice' }> => one?.type === 'advice',
    );
    const { moves: [best] = [], even = [] } = told?.advice ?? {};
    if (best === undefined) throw new Error('It is advised');
    const good = [best.move, ...even].map(unnamed);
    for (const move of movesOf(state)) {
      const [judged] = [...review(state, [move], state.turn)].filter((one) => one !== undefined);
      const better = judged?.better;
      if (better == null) continue;
      mistakes += 1;
      expect(good.some((one) => alike(one, move))).toBe(false);
      expect(alike(unnamed(better.move), unnamed(best.move))).toBe(true);
    }
  }
  expect(mistakes).toBeGreaterThan(5);
});
