import type { EffectId } from '#games/chronicle/rules/ability-definitions';
import { suitOf, without } from '#games/chronicle/rules/cards';
import { nextIn } from '#games/chronicle/rules/following';
import { handOf } from '#games/chronicle/rules/seats';
import type { Meeting, Playing } from '#games/chronicle/rules/state';
import { inStrength, winnerOf } from '#games/chronicle/rules/winning';
import type { Guessed } from './rule-of-thumb-opponent.ts';

/** What can make another than the highest card decide whose the Meeting is. */
const DECIDING: readonly EffectId[] = ['owner-wins', 'lowest-wins', 'take-from-meeting', 'discard-meeting'];

/** Whether a play surely wins the Meeting, or surely does not, by the rules and what its player sees; null where that is open. */
export function surelyWins(state: Playing, { play, wins }: Guessed): boolean | null {
  const { by, card, down = false } = play;
  const { meeting, rulings } = state;
  const decides = Object.values(rulings.abilities).some((one) =>
    DECIDING.includes(typeof one === 'string' ? one : one.effect),
  );
  if (decides) return null;
  const after: Meeting = {
    ...meeting,
    lead: meeting.lead ?? (down ? null : suitOf(card)),
    laid: [...meeting.laid, { by, card, down }],
    acted: [...meeting.acted, by],
  };
  const hands = { ...state.hands, [by]: without(handOf(state, by), [card]) };
  if (nextIn({ ...state, hands, meeting: after }).next === null) return winnerOf(after).winner === by;
  const [highest] = inStrength(after);
  if (highest !== undefined && highest.by !== by) return false;
  return wins === 1 ? true : null;
}
