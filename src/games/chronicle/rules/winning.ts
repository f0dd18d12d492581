import { strengthOf, suitOf, type Seat } from './cards.ts';
import type { Event } from './event.ts';
import type { Laid, Meeting } from './state.ts';

/** Chapter "winning": the highest strength of the lead suit that lies face up. */

/** The cards that have strength here, the highest first: face up and of the lead suit. */
export function inStrength({ lead, laid }: Pick<Meeting, 'lead' | 'laid'>): readonly Laid[] {
  return laid
    .filter(({ card, down }) => !down && lead !== null && suitOf(card) === lead)
    .toSorted((one, other) => strengthOf(other.card) - strengthOf(one.card));
}

/** Who wins the Meeting as it lies there, and why. */
export function winnerOf(meeting: Meeting): { readonly winner: Seat; readonly event: Event } {
  const { verdict, leader } = meeting;
  if (verdict !== null && verdict !== 'lowest')
    return { winner: verdict, event: { type: 'meeting-won', rule: 'owner-wins', by: verdict, card: null } };
  const ranked = inStrength(meeting);
  const best = verdict === 'lowest' ? ranked.at(-1) : ranked.at(0);
  if (best === undefined)
    return { winner: leader, event: { type: 'leader-wins', rule: 'leader-wins', by: leader } };
  const { by, card } = best;
  const rule = verdict === 'lowest' ? 'lowest-wins' : 'highest-wins';
  return { winner: by, event: { type: 'meeting-won', rule, by, card } };
}
