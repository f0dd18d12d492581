import { seededRandom, type Random } from '#kit/random';
import { apply } from '../rules/apply.ts';
import { stateWithLastTrick, type StateWithLastTrick } from './state-with-last-trick.ts';
import { questionOf, type Question } from '../rules/position-with-moves.ts';
import type { Rulings } from '../rules/ruling-switches.ts';
import { start } from '../rules/state-before-deal.ts';
import type { Action } from '../rules/state.ts';
import { moveTowardsWantedPosition } from './move-towards-wanted-position.ts';
import { meets, type Conditions } from './position-search-conditions.ts';

/** Find me one: a legal game that reaches what is wanted. */

export type Found =
  | {
      readonly found: true;
      /** The games that were looked at, this one too. */
      readonly games: number;
      /** The game from before its first deal. */
      readonly moves: readonly Action[];
      /** The position that it reaches. */
      readonly question: Question;
    }
  | { readonly found: false; readonly games: number };

export interface Search {
  readonly wanted: Conditions;
  readonly rulings?: Partial<Rulings>;
  /** Any 32-bit integer: the same search with the same seed finds the same game. */
  readonly seed: number;
  /** After how many games it is given up. */
  readonly limit: number;
}

/**
 * Plays games, one with each step, until one reaches what is wanted or as many have been played as were to be. Gives the number of
 * games so far after each, so that whoever asks may rest between steps, or stop.
 */
export function* searchPositionByPlay({ wanted, rulings, seed, limit }: Search): Generator<number, Found> {
  const luck = seededRandom(seed);
  for (let games = 1; games <= limit; games += 1) {
    const reached = gameTo(wanted, rulings, luck);
    if (reached !== null) return { found: true, games, ...reached };
    yield games;
  }
  return { found: false, games: limit };
}

/** A game to the first moment that is wanted; null: it went by without one. */
function gameTo(
  wanted: Conditions,
  rulings: Search['rulings'],
  luck: Random,
): Pick<Found & { found: true }, 'moves' | 'question'> | null {
  const moves: Action[] = [];
  let moment: StateWithLastTrick = { state: start(rulings), trick: null };
  while (!meets(wanted, moment)) {
    const { state } = moment;
    if (state.phase === 'over') return null;
    const action = moveTowardsWantedPosition(state, wanted, luck);
    moves.push(action);
    moment = stateWithLastTrick(moment, { action, state: apply(state, action).state });
  }
  return { moves, question: questionOf(moment.state) };
}
