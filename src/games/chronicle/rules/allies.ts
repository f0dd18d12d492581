import { choice, type Choice, type Done } from './effect-types.ts';
import type { Event } from './event.ts';
import { nextLeader, newMeeting } from './leading.ts';
import { added, discarded, taken } from './take-and-add-cards.ts';
import { handOf, seatsFrom } from './seats.ts';
import type { Due, Leftover, Table } from './state.ts';
import { winnerOf } from './winning.ts';
import type { Seat } from './cards.ts';

/** Chapter "allies": the winner collects all cards, those face down too; what is left in hand at the end joins them. */

/** The Meeting is awarded, and its cards are collected; who won it is the leader of the empty Meeting that is left. */
export function collect(table: Table): Done {
  const { meeting } = table;
  const { winner, event } = winnerOf(meeting);
  const cards = meeting.laid.map(({ card }) => card);
  const { lead, laid, discarded: gone } = meeting;
  const ended = { lead, laid, discarded: gone, winner };
  const cleared: Table = { ...table, meeting: newMeeting(winner), ended };
  const events: Event[] = [event];
  if (meeting.discarded) {
    // The pile shows its top card; what lay face down below it stays unseen.
    const seen = meeting.laid.filter(({ down }, at) => !down || at === meeting.laid.length - 1);
    events.push({
      type: 'meeting-discarded',
      rule: 'discard-meeting',
      cards: seen.map(({ card }) => card),
      unseen: meeting.laid.length - seen.length,
    });
    return { table: discarded(cleared, cards), events };
  }
  events.push({ type: 'collected', rule: 'winner-collects', by: winner, cards });
  return { table: added(cleared, 'allies', winner, cards), events };
}

/** Those by whom the round ends: they have played in this Meeting, and hold no card. */
export function endsRound(table: Table): readonly Seat[] {
  return table.meeting.acted.filter((seat) => handOf(table, seat).length === 0);
}

/** The winner leads the next Meeting; where no card is left to lead with, whoever has one clockwise. */
export function leadNext(table: Table): Done {
  const leader = nextLeader(table, table.meeting.leader);
  return {
    table: { ...table, meeting: newMeeting(leader) },
    events: [{ type: 'leads', rule: 'winner-leads', by: leader }],
  };
}

/** The hands that are left, clockwise from the winner of the last Meeting. */
export function leftovers(table: Table): readonly Due[] {
  return seatsFrom(table, table.meeting.leader)
    .filter((seat) => handOf(table, seat).length > 0)
    .map((seat) => ({ effect: 'leftover-hand', owner: seat, chooser: seat, card: null }));
}

/** Whether a hand that is left becomes allies. */
export const leftoverHand: Choice = choice<Leftover>('leftover', {
  options: (table, { chooser }) =>
    (table.rulings['leftover-hand'] === 'may' ? [true, false] : [true]).map((adds) => ({
      type: 'leftover',
      by: chooser,
      adds,
    })),
  forbids: () => [],
  apply: (table, { owner }, { adds }) => {
    const cards = handOf(table, owner);
    const left = taken(table, 'hand', owner, cards);
    return {
      table: adds ? added(left, 'allies', owner, cards) : discarded(left, cards),
      events: [{ type: 'left-over', rule: 'leftover-hand', by: owner, cards, adds }],
    };
  },
});
