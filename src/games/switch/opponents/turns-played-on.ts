import { betterBy } from '#kit/clearly-better';
import {
  comparedInDeals,
  type ComparedInDeals,
  type Thought as AnyThought,
} from '#kit/evaluate-sampled-deals';
import { without, type Card, type Seat } from '#games/switch/rules/cards';
import type { Event } from '#games/switch/rules/event';
import { mustDrawForLast } from '#games/switch/rules/finishing';
import type { InGame, Turn } from '#games/switch/rules/state';
import { handOf, seatsAt } from '#games/switch/rules/turn-order';
import { named, type Move, type NamedMove } from './distinct-legal-moves.ts';

/** What came of moves that were played on for some turns, beside the share of the game: it says why one did better than another. */

/**
 * What is counted in a deal: whether the seat has won, or somebody else; whether it holds only cards on which one cannot finish; how many cards it
 * holds; whether it had to draw; and how many cards others drew.
 */
export const COUNTS = ['won', 'lost', 'stuck', 'left', 'drew', 'others-drew'] as const;
export type Count = (typeof COUNTS)[number];
type CountOfCards = 'left' | 'others-drew';

export type Outcome = Readonly<Record<Count, number>>;

/** What is thought of a position so far. */
export interface Thought extends AnyThought<Move> {
  /** What came of each move in each deal, beside its share. */
  readonly outcomes?: readonly (readonly Outcome[])[];
}

/** What a seat has come to by all that happened from its move on. */
export function outcomeOf(state: InGame, events: readonly Event[], seat: Seat): Outcome {
  const hand = handOf(state, seat);
  const drew = (isMine: boolean) =>
    events.reduce(
      (sum, event) => sum + (event.type === 'drew' && (event.by === seat) === isMine ? event.count : 0),
      0,
    );
  const winner = state.phase === 'over' ? state.winner : null;
  const isStuck = hand.length > 0 && hand.every((card) => mustDrawForLast(state, card, false));
  return {
    won: Number(winner === seat),
    lost: Number(winner !== null && winner !== 'draw' && winner !== seat),
    stuck: Number(winner === null && isStuck),
    left: hand.length,
    drew: Number(drew(true) > 0),
    'others-drew': drew(false),
  };
}

/** Why a move did worse than the best, by what came of both where deals were tried out. */
export type TriedOut =
  /** In so many of the deals something was the case. */
  | {
      readonly type: 'in-deals';
      readonly count: Exclude<Count, CountOfCards>;
      readonly move: NamedMove;
      readonly deals: number;
      readonly rival: number;
      readonly best: number;
      /** How many others play. */
      readonly others: number;
    }
  /** So many cards there were on average. */
  | {
      readonly type: 'on-average';
      readonly count: CountOfCards;
      readonly move: NamedMove;
      readonly rival: number;
      readonly best: number;
      /** How many others play. */
      readonly others: number;
    }
  /** Nothing that is counted tells, so that it is by which cards are held then: in how many deals it stood worse. */
  | ({
      readonly type: 'stood-worse';
      readonly move: NamedMove;
      /** What the better move keeps and this one does not; none where both lay the same. */
      readonly keeps: readonly Card[];
    } & ComparedInDeals);

/** About what share of a game each is worth, by which it is told what weighs most; what is bad for the seat, less than nothing. */
const WORTH: Outcome = { won: 0.7, lost: -0.4, stuck: -0.12, left: -0.05, drew: -0.05, 'others-drew': 0.04 };
/** What is told has to account for so much of what a move has cost. */
const TELLING = 0.4;

/** What tells best why a move did worse than the best. */
export function triedOut(thought: Thought, state: Turn, best: Move, rival: Move): TriedOut {
  const { moves, trials, outcomes = [] } = thought;
  const [one, other] = [moves.indexOf(best), moves.indexOf(rival)];
  const { cost } = betterBy(
    best,
    trials.map((shares) => ({ share: shares[one] ?? 0, other: shares[other] ?? 0 })),
  );
  const [first] = COUNTS.map((count) => {
    const worth = (outcome: Outcome | undefined) => WORTH[count] * (outcome?.[count] ?? 0);
    const pairs = outcomes.map((deal) => ({ share: worth(deal[one]), other: worth(deal[other]) }));
    return { count, ...betterBy(best, pairs) };
  })
    .filter(({ interval, cost: accounted }) => interval[0] > 0 && accounted >= TELLING * cost)
    .toSorted((a, b) => b.cost - a.cost);
  const move = named(state, rival);
  const keeps = rival.type === 'play' ? without(rival.cards, best.type === 'play' ? best.cards : []) : [];
  if (first === undefined)
    return { type: 'stood-worse', move, keeps, ...comparedInDeals(thought, rival, best) };
  const { count } = first;
  const deals = outcomes.length;
  const sum = (at: number) => outcomes.reduce((total, deal) => total + (deal[at]?.[count] ?? 0), 0);
  const others = seatsAt(state).length - 1;
  if (count !== 'left' && count !== 'others-drew')
    return { type: 'in-deals', count, move, deals, rival: sum(other), best: sum(one), others };
  return { type: 'on-average', count, move, rival: sum(other) / deals, best: sum(one) / deals, others };
}
