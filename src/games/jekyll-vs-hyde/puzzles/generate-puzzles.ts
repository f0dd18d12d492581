import { pick, type Random } from '#kit/random';
import { apply } from '#games/jekyll-vs-hyde/rules/apply';
import { randomMove } from '#games/jekyll-vs-hyde/rules/random-play';
import type { Solver } from '#games/jekyll-vs-hyde/solver/solver';
import { start } from '#games/jekyll-vs-hyde/rules/state-before-deal';
import type { Following, Leading, State } from '#games/jekyll-vs-hyde/rules/state';
import { view } from '#games/jekyll-vs-hyde/rules/view';
import { bestByCount } from '#games/jekyll-vs-hyde/opponents/expected-tricks-opponent';
import { gapAloneAsValue } from '#games/jekyll-vs-hyde/opponents/value-of-gap-for-seat';
import { movesOf } from '#games/jekyll-vs-hyde/opponents/legal-moves-of-seat';
import { counted } from '#games/jekyll-vs-hyde/opponents/trick-winning-odds';
import { MOST_LEFT, workOutPuzzle, type Puzzle } from './work-out-puzzle.ts';
import { seatToAct, tricksLeft } from './obvious-move-methods.ts';

/** Puzzles are found, not invented: rounds are played, and now and then one comes to a position that makes one. */

/** With fewer tricks to come there is too little to think about. */
const LEAST_LEFT = 4;

/** How often a card is played by lot instead of by the count: who always plays alike meets few kinds of positions. */
const BY_LOT = 0.35;

export interface Looking {
  /** How many positions were looked at. */
  readonly looked: number;
  /** Null until one of them made a puzzle. */
  readonly found: Puzzle | null;
}

/** Looks for puzzles for as long as it is asked, one position at a time. The same chance finds the same. */
export function* puzzles(luck: Random, solver: Solver): Generator<Looking> {
  for (let looked = 1; ; looked += 1) {
    const working = workOutPuzzle(positionBy(luck), solver);
    let step = working.next();
    for (; step.done !== true; step = working.next()) yield { looked, found: null };
    yield { looked, found: step.value };
  }
}

/** A position of a round that was played up to it partly by the count and partly by lot. */
function positionBy(luck: Random): Leading | Following {
  const left = LEAST_LEFT + Math.floor(luck() * (MOST_LEFT - LEAST_LEFT + 1));
  const phase = pick(['lead', 'follow'] as const, luck);
  let state: State = start();
  while (state.phase !== phase || tricksLeft(state) > left) {
    const byLot = state.phase === 'deal' || luck() < BY_LOT;
    ({ state } = apply(state, byLot ? randomMove(state, luck) : countedMove(state)));
  }
  return state;
}

function countedMove(state: State) {
  if (!('hands' in state)) throw new Error('Nobody is to play');
  const seat = seatToAct(state);
  const player = { seat, goal: gapAloneAsValue(seat), against: counted(view(state, seat)) };
  return bestByCount(state, movesOf(state, seat), player);
}
