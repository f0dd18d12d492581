import { apply } from '#games/jekyll-vs-hyde/rules/apply';
import { other, type Seat } from '#games/jekyll-vs-hyde/rules/cards';
import { legal } from '#games/jekyll-vs-hyde/rules/judge';
import { exactly, type Bounds } from '#games/jekyll-vs-hyde/solver/trick-gap-bounds';
import type { Solver } from '#games/jekyll-vs-hyde/solver/solver';
import type { Action, Give, GreedExchange, State } from '#games/jekyll-vs-hyde/rules/state';
import { endOf } from './turning-points.ts';
import { isPlaying } from './solve-positions-of-line.ts';

/** How a line is looked for. */
interface Looking {
  readonly solver: Solver;
  /** How many positions are looked into, about, between two steps. */
  readonly slice: number;
  /** Who shows a gift first in a Greed exchange; null where neither has to. */
  readonly first: Seat | null;
}

/**
 * Best moves of both sides from any position to the end of the round. In a Greed exchange `first` shows a gift before the other
 * seat chooses: with Hyde the round ends with the low gap of the position, with Jekyll with the high one. With null, for a
 * position in which those are the same, each gives what serves whatever the other gives. In steps, for a page to wait for. Looks
 * into about `slice` positions between two steps. Refuses (throws) a position that has no value, and an exchange of which half
 * is chosen.
 */
export function* searchBestLine(
  start: State,
  solver: Solver,
  slice: number,
  first: Seat | null = 'hyde',
): Generator<void, readonly Action[]> {
  const looking = { solver, slice, first };
  const line: Action[] = [];
  let state = start;
  do {
    if (!isPlaying(state)) throw new Error('There is nothing to solve');
    const best: readonly Action[] =
      state.phase === 'greed' ? yield* bestExchange(state, looking) : [yield* bestMove(state, looking)];
    for (const action of best) ({ state } = apply(state, action));
    line.push(...best);
  } while (endOf(state) === null);
  return line;
}

function* bestMove(state: State, looking: Looking): Generator<void, Action> {
  const value = yield* boundsOf(state, looking);
  for (const action of legal(state)) {
    const gap = yield* boundsOf(apply(state, action).state, looking, value);
    if (!misses(gap, value, looking)) return action;
  }
  throw new Error('No move keeps the value');
}

/** What both give: who shows first nothing that can be refuted, the other what is best against it. */
function* bestExchange(state: GreedExchange, looking: Looking): Generator<void, readonly [Give, Give]> {
  const value = yield* boundsOf(state, looking);
  const gifts = legal(state).filter((action) => action.type === 'exchange');
  const seat = looking.first ?? 'hyde';
  const shown = yield* safeGift(state, gifts, seat, value, looking);
  if (looking.first === null) {
    return [shown, yield* safeGift(state, gifts, other(seat), value, looking)];
  }
  const laid = apply(state, shown).state;
  for (const answer of gifts.filter(({ by }) => by !== seat)) {
    const gap = yield* boundsOf(apply(laid, answer).state, looking, value);
    if (!misses(gap, value, looking)) return [shown, answer];
  }
  throw new Error('No gift keeps the value');
}

/** A gift of a seat against which no gift of the other leads to more for that one than the value. */
export function* safeGift(
  state: GreedExchange,
  gifts: readonly Give[],
  seat: Seat,
  value: Bounds,
  looking: Looking,
): Generator<void, Give> {
  const shownFirst = { ...looking, first: seat };
  const answers = gifts.filter(({ by }) => by !== seat);
  for (const gift of gifts.filter(({ by }) => by === seat)) {
    const laid = apply(state, gift).state;
    let isRefuted = false;
    for (const answer of answers) {
      const { low, high } = yield* boundsOf(apply(laid, answer).state, shownFirst, value);
      isRefuted = seat === 'hyde' ? low.to < value.low.from : high.from > value.high.to;
      if (isRefuted) break;
    }
    if (!isRefuted) return gift;
  }
  throw new Error('No gift keeps the value');
}

const SIDES = { hyde: ['low'], jekyll: ['high'] } as const;
const BOTH = ['low', 'high'] as const;

/** Whether a gap is not the one that is kept to, on a side that matters. */
function misses(gap: Bounds, value: Bounds, { first }: Looking): boolean {
  return (first === null ? BOTH : SIDES[first]).some(
    (side) => gap[side].from > value[side].to || gap[side].to < value[side].from,
  );
}

/** The gap of a position, as far as it matters: until that is settled, or known not to be the one that is kept to. */
export function* boundsOf(state: State, looking: Looking, kept?: Bounds): Generator<void, Bounds> {
  const end = endOf(state);
  if (end !== null) return exactly(end);
  if (!isPlaying(state)) throw new Error('There is nothing to solve');
  const steps = looking.solver.steps(state, looking.slice);
  const sides = looking.first === null ? BOTH : SIDES[looking.first];
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done === true) return exactly(step.value.gap);
    const { gap } = step.value;
    const isSettled = sides.every((side) => gap[side].from === gap[side].to);
    if (isSettled || (kept !== undefined && misses(gap, kept, looking))) return gap;
    yield;
  }
}
