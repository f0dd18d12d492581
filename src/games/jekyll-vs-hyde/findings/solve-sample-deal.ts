import { seededRandom, pick, type Random } from '#kit/random';
import { apply } from '#games/jekyll-vs-hyde/rules/apply';
import { SEATS, other, type BySeat, type Card, type Seat } from '#games/jekyll-vs-hyde/rules/cards';
import { shuffledDeal } from '#games/jekyll-vs-hyde/rules/shuffled-deal';
import { toAct } from '#games/jekyll-vs-hyde/rules/judge';
import { randomMove } from '#games/jekyll-vs-hyde/rules/random-play';
import { sameMove } from '#games/jekyll-vs-hyde/rules/same-move';
import type { Gap, Solver } from '#games/jekyll-vs-hyde/solver/solver';
import { start } from '#games/jekyll-vs-hyde/rules/state-before-deal';
import type {
  Following,
  InRound,
  Leading,
  Preparation,
  Round,
  State,
} from '#games/jekyll-vs-hyde/rules/state';
import { TRICKS } from '#games/jekyll-vs-hyde/rules/track';
import { view } from '#games/jekyll-vs-hyde/rules/view';
import { bestByCount } from '#games/jekyll-vs-hyde/opponents/expected-tricks-opponent';
import { bestAtAGlance } from '#games/jekyll-vs-hyde/opponents/own-hand-opponent';
import { gapAloneAsValue } from '#games/jekyll-vs-hyde/opponents/value-of-gap-for-seat';
import { movesOf, type Move } from '#games/jekyll-vs-hyde/opponents/legal-moves-of-seat';
import { counted } from '#games/jekyll-vs-hyde/opponents/trick-winning-odds';

/** One deal looked at: what it is worth, whoever leads, and how good the obvious move is somewhere in it. */
export interface SolvedDeal {
  readonly round: Round;
  /** What each holds when the first card is led. */
  readonly hands: BySeat<readonly Card[]>;
  /** The gap with perfect play, by who leads first; both gave by the count. */
  readonly led: BySeat<Gap>;
  /** The same deal where both give by lot, and Jekyll leads. */
  readonly byLot: Gap;
  /** A decision in that round. */
  readonly decision: Decision;
}

/** A lead or a follow, and what the moves there are worth with open hands. */
export interface Decision {
  readonly phase: 'lead' | 'follow';
  /** Tricks still to be won, with the one on the table. */
  readonly left: number;
  /** How many legal moves there are, and how many of them are best. */
  readonly moves: number;
  readonly best: number;
  /** By how much the gap suffers from the move chosen at a glance, by the count, and from one by lot on average. */
  readonly glance: number;
  readonly count: number;
  readonly lot: number;
}

/** Decisions with more tricks left take too long to value, move by move. */
export const MOST_LEFT = 7;
export const LEAST_LEFT = 3;

/**
 * Deals the sample's deal of a number, counted from 0, and solves it: rounds 1, 2 and 3 in turn. The same seed (a 32-bit
 * integer) and number give the same for ever, whatever was solved before.
 */
export function solveSampleDeal(seed: number, number: number, solver: Solver): SolvedDeal {
  const luck = seededRandom(seed + number);
  const round = ([1, 2, 3] as const)[number % 3] ?? 1;
  const dealt = apply({ ...start(), round }, shuffledDeal(luck)).state;
  if (dealt.phase !== 'preparation') throw new Error('A deal leads to the preparation');
  const prepared = given(dealt, byCount);
  const lots = given(dealt, (state) => byLot(state, luck));
  const leading = (leader: Seat): Leading => ({ ...prepared, leader });
  return {
    round,
    hands: prepared.hands,
    led: { jekyll: solver.value(leading('jekyll')), hyde: solver.value(leading('hyde')) },
    byLot: solver.value(lots),
    decision: decisionIn(leading(pick(SEATS, luck)), luck, solver),
  };
}

/** The move of a seat by the count, for the gap alone: from what it sees, and nothing else. */
function byCount(state: InRound): Move {
  const seat = seatToAct(state);
  const player = { seat, goal: gapAloneAsValue(seat), against: counted(view(state, seat)) };
  return bestByCount(state, movesOf(state, seat), player);
}

function byLot(state: Preparation, luck: Random): Move {
  const move = randomMove(state, luck);
  if (move.type === 'deal') throw new Error('The cards are dealt already');
  return move;
}

/** The position before the first lead, Jekyll's, after both have given. */
function given(from: Preparation, choose: (state: Preparation) => Move): Leading {
  let state: State = from;
  while (state.phase === 'preparation') ({ state } = apply(state, choose(state)));
  if (state.phase !== 'lead') throw new Error('After the preparation a card is led');
  return { ...state, leader: 'jekyll' };
}

/** Both play on by the count up to a decision drawn by lot. A forced move is none: then the next one with a choice. */
function decisionIn(from: Leading, luck: Random, solver: Solver): Decision {
  const left = LEAST_LEFT + Math.floor(luck() * (MOST_LEFT - LEAST_LEFT + 1));
  const phase = pick(['lead', 'follow'] as const, luck);
  let state: State = from;
  while ('hands' in state) {
    const isDue = TRICKS - state.tricks.length <= left && (phase === 'lead' || state.phase === 'follow');
    if (isDue && (state.phase === 'lead' || state.phase === 'follow')) {
      if (movesOf(state, seatToAct(state)).length > 1) return judged(state, solver);
    }
    ({ state } = apply(state, byCount(state)));
  }
  // Not one choice on the way: another round of the same cards has one.
  return decisionIn({ ...from, leader: other(from.leader) }, luck, solver);
}

function judged(state: Leading | Following, solver: Solver): Decision {
  const seat = seatToAct(state);
  const own = movesOf(state, seat);
  const { gap, moves } = solver.solve(state);
  const middle = ({ low, high }: Gap) => (low + high) / 2;
  const cost = (value: Gap) => Math.abs(middle(value) - middle(gap));
  const costOf = (chosen: Move) => {
    const move = moves.find(({ action }) => sameMove(action, chosen));
    if (move === undefined) throw new Error('The solver does not know the move');
    return cost(move.gap);
  };
  const costs = moves.map((move) => cost(move.gap));
  return {
    phase: state.phase,
    left: TRICKS - state.tricks.length,
    moves: moves.length,
    best: costs.filter((each) => each === 0).length,
    glance: costOf(bestAtAGlance(state, own, seat)),
    count: costOf(byCount(state)),
    lot: costs.reduce((sum, each) => sum + each, 0) / costs.length,
  };
}

function seatToAct(state: State): Seat {
  const [seat] = toAct(state);
  if (seat === undefined || seat === 'dealer') throw new Error('Nobody is to play');
  return seat;
}
