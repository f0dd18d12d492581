import { apply } from '#games/jekyll-vs-hyde/rules/apply';
import { OPEN, atLeast, atMost, exactly, type Bounds } from '#games/jekyll-vs-hyde/solver/trick-gap-bounds';
import { isSolvable, type Playing } from '#games/jekyll-vs-hyde/solver/solvable-state';
import type { Progress, Solution, Solver } from '#games/jekyll-vs-hyde/solver/solver';
import type { Action, State } from '#games/jekyll-vs-hyde/rules/state';

/** What every position of a line of play is worth. */

/** A position of a line, and what was done in it; null where the line ends. */
export interface LinePosition {
  readonly state: State;
  readonly action: Action | null;
}

/** Of one position, by its place in the line: what is known so far, and once that is everything, its solution. */
export interface Told {
  readonly at: number;
  readonly progress: Progress;
  readonly solution: Solution | null;
}

/** A line from a state on, its end included. Refuses (throws) an illegal action. */
export function playedFrom(start: State, actions: readonly Action[]): readonly LinePosition[] {
  const line: LinePosition[] = [];
  let state = start;
  for (const action of actions) {
    line.push({ state, action });
    ({ state } = apply(state, action));
  }
  return [...line, { state, action: null }];
}

/**
 * Solves every position of a line in which a card is to be played or a Greed exchange to be made; others have no value. The
 * round of the position `first` comes first, then the others from the last to the first, each from its end: what comes later
 * is known sooner, and helps with what came before. Gives what it knows at every answer and after `slice` positions at most,
 * and before anything else what can be said of the position `first` without any search.
 */
export function* analyse(
  line: readonly LinePosition[],
  solver: Solver,
  slice: number,
  first = line.length - 1,
): Generator<Told> {
  const solutions: Solution[] = [];
  const shown = line[first]?.state;
  if (shown !== undefined && isPlaying(shown)) {
    const atOnce = solver.steps(shown, slice).next();
    if (atOnce.done !== true) yield { at: first, progress: atOnce.value, solution: null };
  }
  for (const round of roundsOf(line, first)) {
    for (const at of round.toReversed()) {
      const { state, action } = line[at] ?? {};
      if (state === undefined || !isPlaying(state)) continue;
      const steps = solver.steps(state, slice, sureOf(action ?? null, solutions[at + 1]));
      let step = steps.next();
      for (; step.done !== true; step = steps.next()) yield { at, progress: step.value, solution: null };
      solutions[at] = step.value;
      yield { at, progress: progressOf(step.value), solution: step.value };
    }
  }
}

/** Whether a position has a value that can be worked out. */
export function isPlaying(state: State): state is Playing {
  return (state.phase === 'lead' || state.phase === 'follow' || state.phase === 'greed') && isSolvable(state);
}

/** The places of the positions, round by round, in the order in which they are looked at. A deal goes with the round it ends. */
function roundsOf(line: readonly LinePosition[], first: number): readonly (readonly number[])[] {
  const rounds: number[][] = [[]];
  for (const [at, { action }] of line.entries()) {
    rounds.at(-1)?.push(at);
    if (action?.type === 'deal') rounds.push([]);
  }
  const wanted = rounds.filter((round) => round.includes(first));
  return [...wanted, ...rounds.filter((round) => !wanted.includes(round)).toReversed()];
}

/** What the value of the position after a move says of the one before: nobody has to do worse than was done. */
function sureOf(action: Action | null, after: Solution | undefined): Bounds {
  if (after === undefined || (action?.type !== 'lead' && action?.type !== 'follow')) return OPEN;
  return action.by === 'jekyll' ? atMost(after.gap) : atLeast(after.gap);
}

function progressOf({ gap, moves }: Solution): Progress {
  return {
    gap: exactly(gap),
    moves: moves.map((move) => ({ action: move.action, gap: exactly(move.gap) })),
  };
}
