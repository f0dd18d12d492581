import { suitOf, without, type Seat } from '#games/chronicle/rules/cards';
import { nextIn } from '#games/chronicle/rules/following';
import { handOf } from '#games/chronicle/rules/seats';
import type { Meeting, Play, Playing } from '#games/chronicle/rules/state';
import { inStrength, winnerOf } from '#games/chronicle/rules/winning';

/** Who would win the Meeting after a play if nothing more were played that counts, and whether nobody plays after it. */
export function aheadAfter(state: Playing, play: Play): { readonly seat: Seat; readonly isSure: boolean } {
  const { by, card, down = false } = play;
  const meeting: Meeting = {
    ...state.meeting,
    lead: state.meeting.lead ?? (down ? null : suitOf(card)),
    laid: [...state.meeting.laid, { by, card, down }],
    acted: [...state.meeting.acted, by],
  };
  const hands = { ...state.hands, [by]: without(handOf(state, by), [card]) };
  const isLast = nextIn({ ...state, hands, meeting }).next === null;
  const [highest] = inStrength(meeting);
  return { seat: highest?.by ?? winnerOf(meeting).winner, isSure: isLast };
}
