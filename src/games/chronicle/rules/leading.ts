import { suitOf, type BySeat, type Card, type Seat } from './cards.ts';
import type { Event } from './event.ts';
import type { Refusal } from './refusal.ts';
import { handOf, seatsAt, seatsFrom } from './seats.ts';
import type { Meeting, Play, Table } from './state.ts';

/** Chapter "leading": the Lead Card says who leads the first Meeting; with which card, its holder chooses. */

/** Who holds the Lead Card shows it, and leads. */
export function leadFirst(
  hands: BySeat<readonly Card[]>,
  lead: Card,
): { readonly leader: Seat; readonly events: readonly Event[] } {
  const leader = seatsAt({ hands }).find((seat) => handOf({ hands }, seat).includes(lead));
  if (leader === undefined) throw new Error('Nobody holds the Lead Card');
  return { leader, events: [{ type: 'first-leader', rule: 'first-leader', by: leader, card: lead }] };
}

/** Why this card may not be led as it is. */
export function forbidsLead({ card, down }: Play): readonly Refusal[] {
  return down === true ? [{ type: 'lead-down', rule: 'lead-any', card }] : [];
}

/** Who leads the next Meeting: the winner of the last, or clockwise from there who has a card. */
export function nextLeader(table: Pick<Table, 'hands'>, winner: Seat): Seat {
  const leader = seatsFrom(table, winner).find((seat) => handOf(table, seat).length > 0);
  if (leader === undefined) throw new Error('Nobody has a card to lead with');
  return leader;
}

/** A Meeting with nothing in it. */
export function newMeeting(leader: Seat): Meeting {
  return { leader, lead: null, laid: [], acted: [], verdict: null, discarded: false };
}

/** What is said of the suit once a card has been played face up; nothing where it was set before. */
export function suitEvents(meeting: Meeting, card: Card): readonly Event[] {
  if (meeting.lead !== null) return [];
  const suit = suitOf(card);
  const leads = meeting.acted.length === 0;
  if (suit === null) return leads ? [{ type: 'no-suit-yet', rule: 'wild-led', card }] : [];
  return [{ type: 'suit-set', rule: leads ? 'lead-any' : 'wild-led', suit, card }];
}
