import { apply } from '#games/jekyll-vs-hyde/rules/apply';
import { legal } from '#games/jekyll-vs-hyde/rules/judge';
import type { Follow, Lead, State } from '#games/jekyll-vs-hyde/rules/state';
import {
  OPEN, answered, atLeast, atMost, gapOf, isSettled, meeting, nextQuestion, type Bounds, type Gap,
} from './trick-gap-bounds.ts'; // prettier-ignore
import { isSolvable, type Playing } from './solvable-state.ts';
import { asking } from './ask-search-about-state.ts';
import { createSearch } from './search-trick-gap-at-least.ts';
import { PAUSED } from './transposition-table.ts';

export type { Bounds, Gap } from './trick-gap-bounds.ts';
export type { Playing } from './solvable-state.ts';

/**
 * Perfect play with open hands: the gap a round ends with when both sides know all cards and nobody errs. Jekyll wants it
 * small, Hyde large. Where both choose at the same time, in a Greed exchange, there are two values: see `Gap`.
 */

/** A legal lead or follow, and the value of the position it leads to. */
export interface Valued<Value> {
  readonly action: Lead | Follow;
  readonly gap: Value;
}

/** The value of a position and of its moves. */
export interface Solution {
  readonly gap: Gap;
  /** In the order of `legal`; empty in an exchange, where both move. */
  readonly moves: readonly Valued<Gap>[];
}

/** What is known of them before everything is. */
export interface Progress {
  readonly gap: Bounds;
  readonly moves: readonly Valued<Bounds>[];
}

export interface Solver {
  /** The value of a position: much cheaper than that of all its moves. Refuses (throws) one that is not solvable. */
  readonly value: (state: Playing) => Gap;
  /** The value of a position and of each legal move. Refuses (throws) one that is not solvable. */
  readonly solve: (state: Playing) => Solution;
  /**
   * The same in steps: gives what is known at once, after each answer, and whenever about `slice` positions were looked
   * into; at the end everything. Between two steps anything else may be asked, or nothing more. `sure` is what is already
   * known of the position's value: it has to hold.
   */
  readonly steps: (state: Playing, slice: number, sure?: Bounds) => Generator<Progress, Solution>;
  /** Frees the memory. What was found out holds for any position under any ruling, so nothing else needs this. */
  readonly forget: () => void;
  /** How many positions were looked into since the solver was made or last forgot: a measure of work. */
  readonly looked: () => number;
}

/** Bytes: what the table may take where nobody asks for less. */
const MEMORY = 64e6;

/** The gap to ask for first where nothing is known. */
const FIRST_GUESS = 4;

/** A solver remembers from one position to the next: what is near one that it knows it soon knows too. */
export function createSolver({ memory = MEMORY }: { readonly memory?: number } = {}): Solver {
  const search = createSearch(memory);

  /** Asks until the bounds of a position meet; what there is to tell of them, before each question and each pause. */
  function* narrow<Told>(
    state: State,
    start: Bounds,
    guess: number,
    slice: number,
    tell: (bounds: Bounds) => Told,
  ): Generator<Told, Bounds> {
    const { bounds: sure, ask } = asking(search, state);
    let bounds = meeting(sure, start);
    while (!isSettled(bounds)) {
      yield tell(bounds);
      const question = nextQuestion(bounds, guess);
      search.allow(slice);
      try {
        bounds = answered(bounds, question, ask(question));
      } catch (error) {
        if (error !== PAUSED) throw error;
      }
    }
    return bounds;
  }

  function* steps(state: Playing, slice: number, sure = OPEN): Generator<Progress, Solution> {
    if (!isSolvable(state)) throw new Error('There are not as many cards as there are tricks to come');
    const actions = legal(state).filter((action) => action.type === 'lead' || action.type === 'follow');
    const known = actions.map((action) => ({ action, gap: OPEN }));
    const best = yield* narrow(state, sure, FIRST_GUESS, slice, (gap) => ({ gap, moves: known }));
    const gap = gapOf(best);
    const moves: Valued<Gap>[] = [];
    for (const [index, action] of actions.entries()) {
      // No move is better for its player than the position, and many are as good.
      const start = action.by === 'jekyll' ? atLeast(gap) : atMost(gap);
      const after = apply(state, action).state;
      const value = yield* narrow(after, start, gap.low, slice, (bounds) => {
        known[index] = { action, gap: bounds };
        return { gap: best, moves: [...known] };
      });
      known[index] = { action, gap: value };
      moves.push({ action, gap: gapOf(value) });
    }
    return { gap, moves };
  }

  return {
    value: (state) => {
      if (!isSolvable(state)) throw new Error('There are not as many cards as there are tricks to come');
      return gapOf(finish(narrow(state, OPEN, FIRST_GUESS, Infinity, () => null)));
    },
    solve: (state) => finish(steps(state, Infinity)),
    steps,
    forget: search.clear,
    looked: search.looked,
  };
}

/** What a generator gives at its end. */
function finish<Value>(generator: Generator<unknown, Value>): Value {
  for (;;) {
    const step = generator.next();
    if (step.done === true) return step.value;
  }
}
