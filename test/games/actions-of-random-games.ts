import type { GameTypes } from '#kit/game';
import type { Machine, Standing } from '#kit/game-machine';
import { pick, seededRandom } from '#kit/random';
import { frozen } from './deep-freeze.ts';

/** One action of a game played by lot: where it was played, and what came of it. */
export interface Moved<T extends GameTypes, Position> {
  readonly before: Position;
  readonly action: T['action'];
  readonly after: Position;
}

/**
 * A game played by lot to its end; the seed says by how many of those that may play as well. Every action and every state is
 * frozen before it is handed on.
 */
export function playedGame<T extends GameTypes, Position extends Standing<T>>(
  machine: Machine<T, Position>,
  seed: number,
  rulings: Partial<T['rulings']>,
): readonly Moved<T, Position>[] {
  const { game } = machine;
  const luck = seededRandom(seed);
  const { fewest, most } = game.players;
  const players = fewest + (seed % (most - fewest + 1));
  const moves: Moved<T, Position>[] = [];
  let before = machine.begin(rulings);
  for (;;) {
    const { state }: Standing<T>['context'] = before.context;
    const acting = game.toAct(state);
    if (acting.length === 0) return moves;
    const action: T['action'] = acting.includes('dealer')
      ? game.deal(state, luck, players)
      : pick(game.legal(state), luck);
    const next = machine.play(before, frozen(action));
    if (!next.ok) throw new Error(`The chart refuses ${JSON.stringify(action)}`);
    frozen(next.value.context.state);
    moves.push({ before, action, after: next.value });
    before = next.value;
  }
}
