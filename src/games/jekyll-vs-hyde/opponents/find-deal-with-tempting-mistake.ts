import { mainRuleOfMoveEvents } from '#kit/main-rule-of-move-events';
import type { FreshMistake } from '#kit/detect-and-rate-mistakes';
import type { Random } from '#kit/random';
import { apply } from '#games/jekyll-vs-hyde/rules/apply';
import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game-types';
import { start } from '#games/jekyll-vs-hyde/rules/state-before-deal';
import { toAct } from '#games/jekyll-vs-hyde/rules/judge';
import { randomMove } from '#games/jekyll-vs-hyde/rules/random-play';
import { sameMove } from '#games/jekyll-vs-hyde/rules/same-move';
import type { Action, State } from '#games/jekyll-vs-hyde/rules/state';
import { view } from '#games/jekyll-vs-hyde/rules/view';
import type { Solver } from '#games/jekyll-vs-hyde/solver/solver';
import { movesOf, type Move } from './legal-moves-of-seat.ts';
import { betterMoveFromSeatView } from './better-move-from-seat-view.ts';
import { bestAtAGlance } from './own-hand-opponent.ts';
import { EVENTS_BY_IMPORTANCE } from './events-by-importance.ts';

/** Fresh deals in which the card that comes to mind is a mistake, and the better one is about a rule. */

/** So many positions are weighed, of so many that are looked at, before a rule is given up. */
const MOST = 40;
const MOST_LOOKED = 3000;
/** How often a card is played by lot: who always plays alike meets few kinds of positions. */
const BY_LOT = 0.2;

/** Looks for a mistake about a rule, a pause after each step; null where none comes up. The same chance finds the same. */
export function* findDealWithTemptingMistake(
  rule: string,
  chance: Random,
  solver: Solver,
): Generator<undefined, FreshMistake<Action, Move> | null> {
  let moves: readonly Action[] = [];
  let state: State = start();
  let weighed = 0;
  for (let looked = 0; weighed < MOST && looked < MOST_LOOKED; looked += 1) {
    if (state.phase === 'over' || (state.phase === 'deal' && moves.length > 0)) {
      moves = [];
      state = start();
    }
    const next = nextMove(state, chance);
    if ((state.phase === 'lead' || state.phase === 'follow') && next.type !== 'deal') {
      const from = state;
      const isAbout = (move: Move) =>
        mainRuleOfMoveEvents<JekyllVsHyde>({ apply }, EVENTS_BY_IMPORTANCE, from, [move]) === rule;
      const isThere = movesOf(from, next.by).some((move) => !sameMove(move, next) && isAbout(move));
      if (isThere && from.tricks.length >= 2) {
        weighed += 1;
        const better = yield* betterMoveFromSeatView(view(from, next.by), next, chance, solver);
        if (better !== null && isAbout(better.move)) return { moves, made: next, better };
      }
    }
    const played = state.phase !== 'deal' && chance() < BY_LOT ? randomMove(state, chance) : next;
    moves = [...moves, played];
    ({ state } = apply(state, played));
  }
  return null;
}

/** What comes to mind: the deal by lot, and a card at a glance. */
function nextMove(state: State, chance: Random): Action {
  const [seat] = toAct(state);
  if (!('hands' in state) || seat === undefined || seat === 'dealer') return randomMove(state, chance);
  return bestAtAGlance(state, movesOf(state, seat), seat);
}
