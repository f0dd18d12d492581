import { mainRuleOfMoveEvents } from '#kit/main-rule-of-move-events';
import type { FreshMistake } from '#kit/detect-and-rate-mistakes';
import type { Random } from '#kit/random';
import { apply } from '#games/switch/rules/apply';
import type { Switch } from '#games/switch/rules/game-types';
import { start } from '#games/switch/rules/state-before-deal';
import { shuffledDeal, shuffledDeck } from '#games/switch/rules/shuffled-deal';
import type { Action, State } from '#games/switch/rules/state';
import { view } from '#games/switch/rules/view';
import { alike, movesOf, type Move } from './distinct-legal-moves.ts';
import { seatView } from './sample-hidden-cards.ts';
import { betterMoveFromSeatView } from './better-move-from-seat-view.ts';
import { bestByHand } from './own-hand-opponent.ts';
import { EVENTS_BY_IMPORTANCE } from './events-by-importance.ts';

/** Fresh deals in which the play that comes to mind is a mistake, and the better one is about a rule. */

/** So many positions are weighed, of so many that are looked at, before a rule is given up. */
const MOST = 60;
const MOST_LOOKED = 3000;

/** Looks for a mistake about a rule, a pause after each step; null where none comes up. The same chance finds the same. */
export function* findDealWithTemptingMistake(
  rule: string,
  chance: Random,
): Generator<undefined, FreshMistake<Action, Move> | null> {
  let moves: readonly Action[] = [];
  let state: State = start();
  let weighed = 0;
  for (let looked = 0; weighed < MOST && looked < MOST_LOOKED; looked += 1) {
    if (state.phase === 'over') {
      moves = [];
      state = start();
    }
    const next = nextMove(state, chance);
    if (state.phase === 'turn' && (next.type === 'play' || next.type === 'draw')) {
      const from = state;
      const isAbout = (move: Move) =>
        mainRuleOfMoveEvents<Switch>({ apply }, EVENTS_BY_IMPORTANCE, from, [move]) === rule;
      if (movesOf(from).some((move) => !alike(move, next) && isAbout(move))) {
        weighed += 1;
        const better = yield* betterMoveFromSeatView(seatView(view(from, from.turn)), next, chance);
        if (better !== null && isAbout(better.move)) return { moves, made: next, better };
      }
    }
    moves = [...moves, next];
    ({ state } = apply(state, next));
  }
  return null;
}

/** What comes to mind: the cards by lot, and a play by what is in the hand. */
function nextMove(state: State, chance: Random): Action {
  switch (state.phase) {
    case 'deal':
      return shuffledDeal(chance, 2);
    case 'shuffle':
      return shuffledDeck(state, chance);
    case 'turn':
      return bestByHand(state, chance);
    case 'over':
      throw new Error('Nobody is to act');
  }
}
