import {
  comparedInDeals,
  type ComparedInDeals,
  type Thought as AnyThought,
} from '#kit/evaluate-sampled-deals';
import { betterBy } from '#kit/clearly-better';
import type { Seat } from '#games/chronicle/rules/cards';
import type { Event } from '#games/chronicle/rules/event';
import type { Intent } from '#games/chronicle/rules/move-with-unseen-card-unnamed';

/** What came of the moves that were played out, beside the share of the game: it says why one did better than another, or why none did. */

/** How a round ends for a seat: with Fame, outdone on what it is about, shut out by Evil, or with all four Evil cards in one place. */
export const ROUND_ENDS = ['all-evil', 'scored', 'outdone', 'shut-out', 'others-all-evil'] as const;
export type RoundEnd = (typeof ROUND_ENDS)[number];

const GOOD: readonly RoundEnd[] = ['all-evil', 'scored'];

export interface Outcome {
  /** Whether the seat takes the Meeting that the move is made in. */
  readonly takes: boolean;
  readonly end: RoundEnd;
}

/** What is thought of a position so far. */
export interface Thought extends AnyThought<Intent> {
  /** What came of each move in each deal, beside its share. */
  readonly outcomes?: readonly (readonly Outcome[])[];
}

/** What a seat has come to by all that happened from its move to the end of the round. */
export function outcomeOf(events: readonly Event[], seat: Seat): Outcome {
  const first = events.find(({ type }) => type === 'collected' || type === 'meeting-discarded');
  const takes = first?.type === 'collected' && first.by === seat;
  return { takes, end: endOf(events, seat) };
}

function endOf(events: readonly Event[], seat: Seat): RoundEnd {
  const victory = events.find(({ type }) => type === 'evil-victory');
  if (victory?.type === 'evil-victory') return victory.by === seat ? 'all-evil' : 'others-all-evil';
  if (events.some((event) => event.type === 'scored' && event.seats.includes(seat))) return 'scored';
  return events.some((event) => event.type === 'shut-out' && event.by === seat) ? 'shut-out' : 'outdone';
}

/** In what share of the deals, 0 to 1, a move came to what is asked for; null where nothing was taken down. */
export function shareOfDeals(
  { moves, outcomes = [] }: Thought,
  move: Intent,
  is: (outcome: Outcome) => boolean,
): number | null {
  const at = moves.indexOf(move);
  const all = outcomes.flatMap((deal) => deal[at] ?? []);
  return all.length === 0 ? null : all.filter(is).length / all.length;
}

/** An end of the round that one move brought about more often than another, or less often where it is a bad one. */
export interface TellingEnd {
  readonly end: RoundEnd;
  /** The shares of the deals, 0 to 1, in which the round ended so. */
  readonly best: number;
  readonly rival: number;
}

/** How the round ended more often after the better of two moves, or less often, where hands were played out. */
export interface Ends extends TellingEnd {
  readonly type: 'ends';
  readonly rivalMove: Intent;
  /** Whether that one is likelier to win the Meeting; null where that hardly differs. */
  readonly isLikelier: boolean | null;
  /** Whether it surely wins that, or surely does not; null where that is open. */
  readonly rivalWins: boolean | null;
}

/** In how many of the deals that were played out the round ended worse after the other move, where no end of it tells. */
export interface EndedWorse extends ComparedInDeals {
  readonly type: 'ended-worse';
  readonly rivalMove: Intent;
}

/** How that is told of a move. */
export function endedWorse(thought: Thought, best: Intent, rivalMove: Intent): EndedWorse {
  return { type: 'ended-worse', rivalMove, ...comparedInDeals(thought, rivalMove, best) };
}

/** By so much, and surely, an end has to differ to be told. */
const TELLING = 0.05;

/** The end by which the better of two moves differs most from the other; null where none tells. */
export function tellingEnd(thought: Thought, best: Intent, rival: Intent): TellingEnd | null {
  const { moves, outcomes = [] } = thought;
  const [one, other] = [moves.indexOf(best), moves.indexOf(rival)];
  const ends = ROUND_ENDS.map((end) => {
    const sign = GOOD.includes(end) ? 1 : -1;
    const count = (outcome: Outcome | undefined) => (outcome?.end === end ? sign : 0);
    const { cost, interval } = betterBy(
      best,
      outcomes.map((deal) => ({ share: count(deal[one]), other: count(deal[other]) })),
    );
    return { end, cost, isSure: interval[0] > 0 };
  });
  const [first] = ends
    .filter(({ cost, isSure }) => isSure && cost >= TELLING)
    .toSorted((a, b) => b.cost - a.cost);
  if (first === undefined) return null;
  const share = (move: Intent) => shareOfDeals(thought, move, ({ end }) => end === first.end) ?? 0;
  return { end: first.end, best: share(best), rival: share(rival) };
}
