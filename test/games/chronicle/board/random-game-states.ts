import { chronicleGame } from '#games/chronicle/rules/game';
import type { State } from '#games/chronicle/rules/state';
import { seededRandom } from '#kit/random';
import { choice, tableAt } from '../rules/random-games-and-tables.ts';

/** Every state of so many games by lot, at all tables in turn, with cards filled in by lot. */
export function* statesOf(games: number, most = 200): Generator<State> {
  for (let seed = 0; seed < games; seed += 1) {
    const luck = seededRandom(seed);
    const players = 3 + (seed % 4);
    let state: State = chronicleGame.start(tableAt(seed, luck));
    for (let move = 0; move < most && state.phase !== 'over'; move += 1) {
      yield state;
      ({ state } = chronicleGame.apply(state, choice(state, luck, players)));
    }
    yield state;
  }
}
