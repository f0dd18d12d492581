import { mainRuleOfMoveEvents } from '#kit/main-rule-of-move-events';
import type { FreshMistake } from '#kit/detect-and-rate-mistakes';
import type { Random } from '#kit/random';
import { apply } from '#games/chronicle/rules/apply';
import type { Chronicle } from '#games/chronicle/rules/game-types';
import { start } from '#games/chronicle/rules/state-before-deal';
import { carriedOut, intents } from '#games/chronicle/rules/move-with-unseen-card-unnamed';
import { shuffledDeal } from '#games/chronicle/rules/shuffled-deal';
import type { Action, Play, State } from '#games/chronicle/rules/state';
import { view } from '#games/chronicle/rules/view';
import { seatView } from './sample-hidden-cards.ts';
import { betterMoveFromSeatView } from './better-move-from-seat-view.ts';
import { bestChoice, bestPlay } from './rule-of-thumb-opponent.ts';
import { EVENTS_BY_IMPORTANCE } from './events-by-importance.ts';

/** Fresh deals in which the card that comes to mind is a mistake, and the better one is about a rule. */

/** So many positions are weighed, of so many that are looked at, before a rule is given up. */
const MOST = 20;
const MOST_LOOKED = 3000;
const PLAYERS = 3;

/** Looks for a mistake about a rule, a pause after each step; null where none comes up. The same chance finds the same. */
export function* findDealWithTemptingMistake(
  rule: string,
  chance: Random,
): Generator<undefined, FreshMistake<Action, Play> | null> {
  let moves: readonly Action[] = [];
  let state: State = start();
  let weighed = 0;
  for (let looked = 0; weighed < MOST && looked < MOST_LOOKED; looked += 1) {
    if (state.phase === 'over' || (state.phase === 'deal' && moves.length > 0)) {
      moves = [];
      state = start();
    }
    const next = nextMove(state, chance);
    if (state.phase === 'meeting' && next.type === 'play') {
      const from = state;
      const isAbout = (move: Action) =>
        mainRuleOfMoveEvents<Chronicle>({ apply }, EVENTS_BY_IMPORTANCE, from, [move]) === rule;
      const plays = intents(from).filter((move) => move.type === 'play');
      if (plays.some((move) => move.card !== next.card && isAbout(move))) {
        weighed += 1;
        const better = yield* betterMoveFromSeatView(seatView(view(from, next.by)), next, chance);
        const move = better?.move;
        if (better != null && move?.type === 'play' && isAbout(move))
          return { moves, made: next, better: { ...better, move } };
      }
    }
    moves = [...moves, next];
    ({ state } = apply(state, next));
  }
  return null;
}

/** What comes to mind: the cards by lot, and a play or a choice by a rule of thumb. */
function nextMove(state: State, chance: Random): Action {
  switch (state.phase) {
    case 'deal':
      return shuffledDeal(chance, PLAYERS);
    case 'meeting':
      return bestPlay(state, chance);
    case 'effect':
      return carriedOut(state, bestChoice(state, chance), chance);
    case 'over':
      throw new Error('Nobody is to act');
  }
}
