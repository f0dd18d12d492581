import { apply } from '#games/switch/rules/apply';
import { start } from '#games/switch/rules/state-before-deal';
import type { State } from '#games/switch/rules/state';
import { seededRandom } from '#kit/random';
import { choice, tableAt } from '../rules/random-games-and-tables.ts';

/** Every state of games by lot, at all tables and for 2 to 6 players in turn. */
export function* statesOf(games: number, most = 150): Generator<State> {
  for (let seed = 0; seed < games; seed += 1) {
    const luck = seededRandom(seed);
    let state: State = start(tableAt(seed));
    for (let moves = 0; moves < most; moves += 1) {
      yield state;
      if (state.phase === 'over') break;
      ({ state } = apply(state, choice(state, luck, 2 + (seed % 5))));
    }
  }
}
