import { isEvil, type Seat } from '#games/chronicle/rules/cards';
import type { Intent } from '#games/chronicle/rules/move-with-unseen-card-unnamed';
import { handOf, othersThan } from '#games/chronicle/rules/seats';
import type { Choosing, Playing } from '#games/chronicle/rules/state';
import { isOneShortOfFour } from './ways-out-of-evil.ts';
import { aheadAfter } from './who-is-ahead-after-play.ts';

/** Who would own all four Evil cards by a play: somebody with the three others and without the Angel, who may still win the Meeting. */
export function ownerByFourth(state: Playing | Choosing, move: Intent): Seat | undefined {
  if (state.phase !== 'meeting' || move.type !== 'play' || !isEvil(move.card)) return undefined;
  const { seat: ahead, isSure } = aheadAfter(state, move);
  return othersThan(state, state.turn).find((seat) => {
    const isToPlay = !state.meeting.acted.includes(seat) && handOf(state, seat).length > 0;
    return isOneShortOfFour(state, seat) && (ahead === seat || (!isSure && isToPlay));
  });
}
