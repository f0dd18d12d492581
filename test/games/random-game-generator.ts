import type { Game, GameTypes } from '#kit/game';
import { seededRandom, type Random } from '#kit/random';

/** Games by lot, as a game says that they are drawn: at all its tables in turn, and coming to an end in good time. */

export interface Lots<T extends GameTypes> {
  readonly game: Game<T>;
  /** A table by its number. */
  readonly tableAt: (number: number, luck: Random) => T['rulings'];
  /** What is done next, by the dealer too. */
  readonly choice: (state: T['state'], luck: Random, players: number) => T['action'];
}

export interface GameByLot<T extends GameTypes> {
  readonly rulings: T['rulings'];
  readonly actions: readonly T['action'][];
}

/** How many play the game of a seed: each number that may, in turn. */
export function playersAt<T extends GameTypes>({ players: { fewest, most } }: Game<T>, seed: number): number {
  return fewest + (seed % (most - fewest + 1));
}

/** A game by lot to its end, or to so many actions. */
export function gameByLot<T extends GameTypes>(
  { game, tableAt, choice }: Lots<T>,
  seed: number,
  { table = seed, most = Infinity }: { readonly table?: number; readonly most?: number } = {},
): GameByLot<T> {
  const luck = seededRandom(seed);
  const rulings = tableAt(table, luck);
  const actions: T['action'][] = [];
  let state: T['state'] = game.start(rulings);
  while (game.toAct(state).length > 0 && actions.length < most) {
    const action = choice(state, luck, playersAt(game, seed));
    actions.push(action);
    ({ state } = game.apply(state, action));
  }
  return { rulings, actions };
}
