import { CARDS, SEATS, sorted } from './cards.ts';
import type { Event } from './event.ts';
import { leadFirst, newMeeting } from './leading.ts';
import { bySeat, handOf, seatsAt } from './seats.ts';
import type { Deal, Dealing, Playing, Table } from './state.ts';

/** Chapter "deal": all 36 cards are dealt out; with five players one of them is laid aside before, and never the Lead Card. */

export const PLAYERS = { fewest: 3, most: SEATS.length } as const;

/** With so many a card is over. */
export const ONE_ASIDE = 5;

/** How many cards each is dealt: 12, 9, 7, 6 for 3, 4, 5, 6 players. */
export function handSize(players: number): number {
  return Math.floor(CARDS.length / players);
}

/** A round begins: hands are picked up, nobody has allies, and Fame stays what it was. */
export function deal(
  { rulings, last }: Dealing,
  { hands, history, aside }: Deal,
): { readonly state: Playing; readonly events: readonly Event[] } {
  const seats = seatsAt({ hands });
  const round = last === null ? 1 : last.round + 1;
  const picked = bySeat(seats, (seat) => sorted(handOf({ hands }, seat)));
  const { leader, events } = leadFirst(picked, history.lead);
  const table: Table = {
    rulings,
    round,
    history,
    hands: picked,
    allies: bySeat(seats, () => []),
    fame: last === null ? bySeat(seats, () => 0) : last.fame,
    discard: [],
    aside: aside ?? null,
    meeting: newMeeting(leader),
    ended: null,
    shown: { [leader]: [history.lead] },
    voids: {},
    looking: null,
  };
  const { lead, conditions } = history;
  return {
    state: { phase: 'meeting', ...table, turn: leader },
    events: [
      { type: 'history', rule: 'history-card', round, lead, conditions },
      ...(aside === undefined ? [] : [{ type: 'laid-aside', rule: 'five-aside', card: aside } as const]),
      { type: 'dealt', rule: 'deal-hands', players: seats.length, each: handSize(seats.length) },
      ...events,
    ],
  };
}
