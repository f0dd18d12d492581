import type { Random } from '#kit/random';
import { apply } from '#games/jekyll-vs-hyde/rules/apply';
import { other, type Seat } from '#games/jekyll-vs-hyde/rules/cards';
import { toAct } from '#games/jekyll-vs-hyde/rules/judge';
import type { Gap, Solver } from '#games/jekyll-vs-hyde/solver/solver';
import type { InRound, State } from '#games/jekyll-vs-hyde/rules/state';
import { gap, TRICKS } from '#games/jekyll-vs-hyde/rules/track';
import { tricksOwned } from '#games/jekyll-vs-hyde/rules/trick';
import { view, type SeatView } from '#games/jekyll-vs-hyde/rules/view';
import { bestByCount, worthByCount } from './expected-tricks-opponent.ts';
import { matchChanceByGap, type Goal } from './value-of-gap-for-seat.ts';
import { MATCH_CHANCES, type MatchChances } from './match-chances.ts';
import { movesOf, type Move } from './legal-moves-of-seat.ts';
import { certain, counted } from './trick-winning-odds.ts';
import { sampleHiddenCards } from './sample-hidden-cards.ts';

/**
 * Thinking ahead: hands that fit what was seen are drawn again and again, every move is tried out in each, and the move that
 * does best on average is chosen. The end of a round is solved; what comes before it is played by the count.
 */

/** With so many tricks left a round is solved: most take a millisecond, and with one more they would take ten. */
const SOLVED_FROM = 6;
/** Sets of cards to give that are tried out: those that the count likes best. */
const GIFTS = 10;
/** What the count has to say beside what was tried out: enough to choose among moves that came out alike. */
const COUNTS = 0.01;

/** A hand that was drawn, and what came of each move in it, in the order of the moves. */
export interface Trial {
  readonly world: InRound;
  readonly gaps: readonly Gap[];
}

/** What is thought of a position: the moves that were tried out, what the count thinks of each, and the trials so far. */
export interface Thought {
  readonly goal: Goal;
  readonly moves: readonly Move[];
  readonly counts: readonly number[];
  readonly trials: readonly Trial[];
}

/**
 * Thinks ahead for the seat whose view it is, one trial at a time, so that whoever asks can do something else between two of
 * them, and stop; of all its moves or of some. Where there is only one move it is over at once.
 */
export function* thinkAhead(
  seen: SeatView,
  trials: number,
  chance: Random,
  solver: Solver,
  chances: MatchChances = MATCH_CHANCES,
  some: readonly Move[] | null = null,
): Generator<Thought> {
  const { viewer: seat } = seen;
  const goal = matchChanceByGap(seat, seen, chances);
  const player = { seat, goal, against: counted(seen) };
  const state = sampleHiddenCards(seen, chance);
  const counts = (some ?? movesOf(state, seat)).map((move) => ({
    move,
    count: worthByCount(state, move, player),
  }));
  const tried =
    state.phase === 'preparation' || state.phase === 'greed'
      ? counts.toSorted((a, b) => b.count - a.count).slice(0, GIFTS)
      : counts;
  const thought = { goal, moves: tried.map(({ move }) => move), counts: tried.map(({ count }) => count) };
  const done: Trial[] = [];
  yield { ...thought, trials: done };
  if (tried.length === 1) return;
  while (done.length < trials) {
    const world = sampleHiddenCards(seen, chance);
    done.push({ world, gaps: tryOut(world, thought.moves, solver, chances, some === null) });
    yield { ...thought, trials: done };
  }
}

/** The chance to win the match, 0 to 1, that each move has on average, in the order of the moves. */
export function worths({ goal, moves, counts, trials }: Thought): readonly number[] {
  return moves.map((_, index) => {
    const count = counts[index] ?? 0;
    if (trials.length === 0) return count;
    const sum = trials.reduce((sum, { gaps }) => sum + worthOf(gaps[index], goal), 0);
    return (1 - COUNTS) * (sum / trials.length) + COUNTS * count;
  });
}

/** What a gap at the end is worth. Who shows first in a Greed exchange is decided by lot, as it were. */
export function worthOf(gap: Gap | undefined, { ofGap }: Goal): number {
  return gap === undefined ? 0 : (ofGap(gap.low) + ofGap(gap.high)) / 2;
}

/** The move that does best; of equals the first. */
export function bestOf(thought: Thought): Move {
  const all = worths(thought);
  const best = thought.moves[all.indexOf(Math.max(...all))];
  if (best === undefined) throw new Error('There is nothing to choose from');
  return best;
}

/** The gap with which the round ends after each of the seat's moves. */
function tryOut(
  world: InRound,
  moves: readonly Move[],
  solver: Solver,
  chances: MatchChances,
  all: boolean,
): readonly Gap[] {
  if (all && isSolved(world) && (world.phase === 'lead' || world.phase === 'follow')) {
    return solver.solve(world).moves.map(({ gap }) => gap);
  }
  // What the other seat gives at the same time does not depend on the move.
  const [giver] = toAct(world).filter((seat) => moves.every(({ by }) => by !== seat));
  const from = giver === undefined || giver === 'dealer' ? world : played(world, giver, chances);
  return moves.map((move) => playedOut(apply(from, move).state, solver, chances));
}

/** Both seats play by the count up to where the solver knows. */
function playedOut(from: State, solver: Solver, chances: MatchChances): Gap {
  let state = from;
  while ('hands' in state) {
    if (isSolved(state) && state.phase !== 'preparation') return solver.value(state);
    const [seat] = toAct(state);
    if (seat === undefined || seat === 'dealer') throw new Error('Nobody is to play');
    state = played(state, seat, chances);
  }
  const reached = gap(tricksOwned(state.finished?.tricks ?? []));
  return { low: reached, high: reached };
}

/** A move of a seat by the count. It sees all cards, but for the exchange: who gives does not know what comes back. */
function played(state: InRound, seat: Seat, chances: MatchChances): State {
  return apply(state, byCount(state, seat, chances)).state;
}

function byCount(state: InRound, seat: Seat, chances: MatchChances): Move {
  const isSecret = state.phase === 'preparation' || state.phase === 'greed';
  const against = isSecret ? counted(view(state, seat)) : certain(state.hands[other(seat)]);
  const player = { seat, goal: matchChanceByGap(seat, state, chances), against };
  return bestByCount(state, movesOf(state, seat), player);
}

/** What is played where a hand is tried out, both hands open: by the count, or where the solver knows, one of the best. */
export function playedOpenly(state: InRound, solver: Solver): Move {
  const [seat] = toAct(state);
  if (seat === undefined || seat === 'dealer') throw new Error('Nobody is to play');
  if (!isSolved(state) || (state.phase !== 'lead' && state.phase !== 'follow'))
    return byCount(state, seat, MATCH_CHANCES);
  const worth = ({ gap }: { readonly gap: Gap }) => (seat === 'hyde' ? 1 : -1) * (gap.low + gap.high);
  const [best] = solver.solve(state).moves.toSorted((a, b) => worth(b) - worth(a));
  if (best === undefined) throw new Error('There is nothing to play');
  return best.action;
}

function isSolved({ tricks }: InRound): boolean {
  return TRICKS - tricks.length <= SOLVED_FROM;
}
