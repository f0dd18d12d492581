import { rankOf, type Card, type Rank, type Seat } from '#games/switch/rules/cards';
import type { Match, Play, Turn } from '#games/switch/rules/state';
import { handOf } from '#games/switch/rules/turn-order';
import { waysOn, type Outcome, type WayOn } from './puzzle-move-outcomes.ts';

/**
 * The exact search for ways to go out before anybody else acts. Each play lays cards, so it always comes to an end. Two ways out are the
 * same where their steps are: a step is all cards of a rank that are laid in a row, in one play or in several and in whatever order, with
 * the same one on top in the end; the last step empties the hand.
 */

/** Cards of one rank, laid in as few plays as it takes. */
export interface Step {
  readonly plays: readonly Play[];
  /** What is to be played on from; null: the hand is empty. */
  readonly then: Turn | null;
}

/** Why somebody does not go out: it comes to this at the end of a line. */
export type Failure =
  /** Another acts while these cards are still held; null: the dealer does. */
  | { readonly type: 'passed'; readonly next: Seat | null; readonly left: readonly Card[] }
  /** The last card may not be the last. */
  | { readonly type: 'trick-last'; readonly card: Card }
  /** None of the cards that are left goes on. */
  | { readonly type: 'stuck'; readonly match: Match; readonly left: readonly Card[] };

/** Plays that lead nowhere, and what they come to. */
export interface DeadEnd {
  readonly plays: readonly Play[];
  readonly failure: Failure;
}

export interface Search {
  /** Whether whoever is to act can still go out before anybody else acts. */
  readonly isOpen: (state: Turn) => boolean;
  /** Every way out, step by step, one after another as they are asked for. */
  readonly waysOut: (state: Turn) => Generator<readonly Step[]>;
  /** Every step from here by which one acts again or is out; not of the rank that was laid before it. */
  readonly steps: (state: Turn, before: Rank | null) => readonly Step[];
  /** From a position without a way out, the plays that lay most cards before that shows. */
  readonly deadEnd: (state: Turn) => DeadEnd;
}

/** A search that remembers the positions that it has seen. */
export function createGoingOutSearch(): Search {
  const seen = new Map<string, readonly WayOn[]>();
  const open = new Map<string, boolean>();

  const from = (state: Turn) => remembered(seen, state, waysOn);
  const isOpen = (state: Turn): boolean =>
    remembered(open, state, () =>
      from(state).some(
        ({ outcome }) => outcome.type === 'out' || (outcome.type === 'again' && isOpen(outcome.state)),
      ),
    );
  const steps = (state: Turn, before: Rank | null) => stepsFrom(state, before, from);
  function* waysOut(state: Turn, before: Rank | null = null): Generator<readonly Step[]> {
    for (const step of steps(state, before)) {
      if (step.then === null) yield [step];
      else if (isOpen(step.then)) for (const rest of waysOut(step.then, rankIn(step))) yield [step, ...rest];
    }
  }
  const deadEnd = (state: Turn): DeadEnd => {
    const ends = from(state).map((way) => endOf(state, way, deadEnd));
    const [furthest] = ends.toSorted((one, other) => laid(other) - laid(one));
    return furthest ?? { plays: [], failure: stuck(state) };
  };
  return { isOpen, waysOut, steps, deadEnd };
}

function rankIn({ plays }: Step): Rank | null {
  const card = plays[0]?.cards[0];
  return card === undefined ? null : rankOf(card);
}

/** Play upon play of one rank, the fewest plays first; each position that they lead to once. */
function stepsFrom(
  start: Turn,
  before: Rank | null,
  waysFrom: (state: Turn) => readonly WayOn[],
): readonly Step[] {
  const found = new Map<string, Step>();
  let newest: readonly Step[] = [{ plays: [], then: start }];
  while (newest.length > 0) {
    const next: Step[] = [];
    for (const step of newest) {
      const rank = rankIn(step);
      for (const { play, outcome } of step.then === null ? [] : waysFrom(step.then)) {
        if (outcome.type !== 'again' && outcome.type !== 'out') continue;
        const further: Step = {
          plays: [...step.plays, play],
          then: outcome.type === 'again' ? outcome.state : null,
        };
        const laid = rankIn({ ...further, plays: [play] });
        if (rank === null ? laid === before : laid !== rank) continue;
        const key = further.then === null ? 'out' : keyOf(further.then);
        if (found.has(key)) continue;
        found.set(key, further);
        next.push(further);
      }
    }
    newest = next;
  }
  return [...found.values()];
}

/** What a way on comes to that leads nowhere. */
function endOf(before: Turn, { play, outcome }: WayOn, deadEnd: Search['deadEnd']): DeadEnd {
  if (outcome.type === 'out') throw new Error('This play goes out');
  if (outcome.type !== 'again') return { plays: [play], failure: failureOf(before, outcome) };
  const { plays, failure } = deadEnd(outcome.state);
  return { plays: [play, ...plays], failure };
}

/** Why an action that ends the turn is no way out. */
export function failureOf(before: Turn, outcome: Exclude<Outcome, { type: 'out' | 'again' }>): Failure {
  if (outcome.type === 'trick-last') return { type: 'trick-last', card: outcome.card };
  const { state, next } = outcome;
  return { type: 'passed', next, left: state.phase === 'deal' ? [] : handOf(state, before.turn) };
}

function stuck(state: Turn): Failure {
  return { type: 'stuck', match: state.match, left: handOf(state, state.turn) };
}

function laid({ plays }: DeadEnd): number {
  return plays.reduce((sum, { cards }) => sum + cards.length, 0);
}

function remembered<Value>(memory: Map<string, Value>, state: Turn, work: (state: Turn) => Value): Value {
  const key = keyOf(state);
  const known = memory.get(key);
  if (known !== undefined) return known;
  const value = work(state);
  memory.set(key, value);
  return value;
}

/** The same text for the same position: along a line only the hand of its player, the direction and what has to be matched change. */
function keyOf(state: Turn): string {
  const { direction, match, turn } = state;
  return `${handOf(state, turn).join()} ${match.rank}${match.suit}${direction}`;
}
