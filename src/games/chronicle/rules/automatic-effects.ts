import type { Automatic } from './effect-types.ts';
import { added } from './take-and-add-cards.ts';
import type { Meeting, Table } from './state.ts';

/** The effects that happen by themselves. */

function ruled(table: Table, change: Partial<Meeting>): Table {
  return { ...table, meeting: { ...table.meeting, ...change } };
}

/** Only while a Meeting lies there something can be settled about it. */
const inMeeting = ({ meeting }: Table) => meeting.acted.length > 0;

/** The top card of the discard pile becomes an ally of the owner. */
export const takeDiscard: Automatic = {
  can: ({ discard }) => discard.length > 0,
  apply: (table, { owner }) => {
    const card = table.discard.at(-1);
    if (card === undefined) throw new Error('Nothing is discarded');
    return {
      table: added({ ...table, discard: table.discard.slice(0, -1) }, 'allies', owner, [card]),
      events: [{ type: 'took-discard', rule: 'take-discard', by: owner, card }],
    };
  },
};

/** The cards of this Meeting will be discarded instead of collected. */
export const discardMeeting: Automatic = {
  can: inMeeting,
  apply: (table) => ({
    table: ruled(table, { discarded: true }),
    events: [{ type: 'to-be-discarded', rule: 'discard-meeting' }],
  }),
};

export const ownerWins: Automatic = {
  can: inMeeting,
  apply: (table, { owner }) => ({
    table: ruled(table, { verdict: owner }),
    events: [{ type: 'winner-set', rule: 'owner-wins', by: owner }],
  }),
};

export const lowestWins: Automatic = {
  can: inMeeting,
  apply: (table) => ({
    table: ruled(table, { verdict: 'lowest' }),
    events: [{ type: 'lowest-set', rule: 'lowest-wins' }],
  }),
};

export const nothing: Automatic = { can: () => true, apply: (table) => ({ table, events: [] }) };
