import { isEvil, type Card, type Seat } from '#games/chronicle/rules/cards';
import { evilOf } from '#games/chronicle/rules/evil';
import type { Intent } from '#games/chronicle/rules/move-with-unseen-card-unnamed';
import { alliesOf, othersThan } from '#games/chronicle/rules/seats';
import type { Choosing, Playing } from '#games/chronicle/rules/state';
import { inStrength } from '#games/chronicle/rules/winning';
import { seenInMeeting } from './ally-worth.ts';
import { shareOfDeals, type Thought } from './round-outcomes.ts';
import { ownerByFourth } from './owner-by-fourth-evil.ts';
import { isFourOpen, waysOut } from './ways-out-of-evil.ts';

/** Other cards by which somebody who has Evil comes to all four Evil cards more often. */
export interface DangerOfFour {
  readonly type: 'danger-four';
  readonly cards: readonly Card[];
  readonly seat: Seat;
  readonly owned: readonly Card[];
  /** Evil that lies open in the Meeting. */
  readonly lying: readonly Card[];
  /** Whether these are all other cards there are to play. */
  readonly isAnyOther: boolean;
  /** The greatest share of the deals, 0 to 1, in which somebody else got all four after one of these cards; and after the advised one. */
  readonly most: number;
  readonly best: number;
  /** Whether it is the fourth Evil card for that seat, which owns the three others. */
  readonly isFourth: boolean;
}

/** From so many Evil cards on all four are near. */
const NEAR_FOUR = 2;
/** By so much it has to happen more often: Evil that goes there brings it nearer for sure, other cards only where it shows. */
const TELLING = { evil: 0.03, other: 0.1 };
/** Where it happens in so much of the deals anyway, a little more tells nothing. */
const ANYWAY = 0.5;

/** What is dangerous in other cards than the advised one, whether or not they are what it is compared with; empty where nobody is near to all four. */
export function dangerOfFour(
  thought: Thought,
  state: Playing | Choosing,
  best: Intent,
): readonly DangerOfFour[] {
  if (state.phase !== 'meeting' || best.type !== 'play') return [];
  const fourth = thought.moves.find((move) => move !== best && ownerByFourth(state, move) !== undefined);
  const seat = (fourth && ownerByFourth(state, fourth)) ?? nearFour(state);
  if (seat === undefined) return [];
  const share = (move: Intent) => shareOfDeals(thought, move, ({ end }) => end === 'others-all-evil') ?? 0;
  const ofBest = share(best);
  const all = thought.moves.flatMap((move) => {
    if (move.type !== 'play' || move.card === best.card) return [];
    const more = share(move) - ofBest;
    const least = isEvil(move.card) && ofBest < ANYWAY ? TELLING.evil : TELLING.other;
    return move === fourth || more >= least ? [move] : [];
  });
  if (all.length === 0) return [];
  // Evil says by itself what is dangerous in it.
  const evil = all.filter(({ card }) => isEvil(card));
  const dangers = evil.length > 0 ? evil : all;
  return [
    {
      type: 'danger-four',
      cards: dangers.map(({ card }) => card),
      seat,
      owned: evilOf(state, seat),
      lying: seenInMeeting(state).filter(isEvil),
      isAnyOther: dangers.length > 1 && dangers.length === thought.moves.length - 1,
      most: Math.max(...dangers.map(share)),
      best: ofBest,
      isFourth: fourth !== undefined,
    },
  ];
}

/** Another seat that has Evil and may come to all four Evil cards, and may win this Meeting. */
function nearFour(state: Playing): Seat | undefined {
  const { laid, acted } = state.meeting;
  const [highest] = inStrength(state.meeting);
  const lying = seenInMeeting(state).filter(isEvil).length;
  return othersThan(state, state.turn).find((seat) => {
    const canWin = !acted.includes(seat) || (highest?.by ?? laid[0]?.by) === seat;
    const owned = evilOf(state, seat).length;
    const isNear = owned > 0 && owned + lying >= NEAR_FOUR && !alliesOf(state, seat).includes('Angel');
    return canWin && isNear && isFourOpen(waysOut(state, seat));
  });
}
