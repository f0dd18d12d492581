import { apply } from '#games/jekyll-vs-hyde/rules/apply';
import { legal } from '#games/jekyll-vs-hyde/rules/judge';
import type { Range } from '#games/jekyll-vs-hyde/solver/value-bounds';
import type { Solver } from '#games/jekyll-vs-hyde/solver/solver';
import type { Action, Give, GreedExchange, State } from '#games/jekyll-vs-hyde/rules/state';
import { endOf } from './turning-points.ts';
import { isPlaying } from './analyse-line.ts';

/**
 * Best moves of both sides from any position to the end of the round, which then ends with the low gap of the position: in a
 * Greed exchange Hyde shows his gift first, and Jekyll answers that. In steps, for a page to wait for. Looks into about `slice` positions between two steps. Refuses (throws) a position
 * that has no value, and an exchange of which half is chosen.
 */
export function* bestLineSteps(
  start: State,
  solver: Solver,
  slice: number,
): Generator<void, readonly Action[]> {
  const line: Action[] = [];
  let state = start;
  do {
    if (!isPlaying(state)) throw new Error('There is nothing to solve');
    const best: readonly Action[] =
      state.phase === 'greed'
        ? yield* bestExchange(state, solver, slice)
        : [yield* bestMove(state, solver, slice)];
    for (const action of best) ({ state } = apply(state, action));
    line.push(...best);
  } while (endOf(state) === null);
  return line;
}

function* bestMove(state: State, solver: Solver, slice: number): Generator<void, Action> {
  const value = yield* lowOf(state, solver, slice, () => false);
  for (const action of legal(state)) {
    const gap = yield* lowOf(apply(state, action).state, solver, slice, (low) => misses(low, value.from));
    if (!misses(gap, value.from)) return action;
  }
  throw new Error('No move keeps the value');
}

/** A gift of Hyde's against which no gift of Jekyll's leads to less, and the one of Jekyll's that leads to no more. */
function* bestExchange(
  state: GreedExchange,
  solver: Solver,
  slice: number,
): Generator<void, readonly [Give, Give]> {
  const { from: value } = yield* lowOf(state, solver, slice, () => false);
  const gifts = legal(state).filter((action) => action.type === 'exchange');
  const jekylls = gifts.filter(({ by }) => by === 'jekyll');
  for (const hyde of gifts.filter(({ by }) => by === 'hyde')) {
    const shown = apply(state, hyde).state;
    let answer: Give | null = null;
    let least = 10;
    for (const jekyll of jekylls) {
      const after = apply(shown, jekyll).state;
      const low = yield* lowOf(after, solver, slice, ({ from, to }) => from > value || to < value);
      least = Math.min(least, low.to);
      if (least < value) break;
      if (!misses(low, value)) answer ??= jekyll;
    }
    if (least >= value && answer !== null) return [hyde, answer];
  }
  throw new Error('No gift keeps the value');
}

function misses({ from, to }: Range, value: number): boolean {
  return from > value || to < value;
}

/** The low gap of a position as far as it has to be known: until it is settled, or `enough` says so. */
function* lowOf(
  state: State,
  solver: Solver,
  slice: number,
  enough: (low: Range) => boolean,
): Generator<void, Range> {
  const end = endOf(state);
  if (end !== null) return { from: end.low, to: end.low };
  if (!isPlaying(state)) throw new Error('There is nothing to solve');
  const steps = solver.steps(state, slice);
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done === true) return { from: step.value.gap.low, to: step.value.gap.low };
    const { low } = step.value.gap;
    if (low.from === low.to || enough(low)) return low;
    yield;
  }
}
