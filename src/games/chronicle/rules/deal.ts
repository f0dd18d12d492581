import { CARDS, SEATS, firstTwice, sorted, without } from './cards.ts';
import type { Event } from './event.ts';
import { forbidsHistory } from './history.ts';
import { leadFirst, newMeeting } from './leading.ts';
import type { Refusal } from './refusal.ts';
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

/** Why this is no deal. */
export function forbidsDeal({ last }: Dealing, deal: Deal): readonly Refusal[] {
  const { hands, history, aside } = deal;
  const seats = seatsAt({ hands });
  const players = seats.length;
  if (players < PLAYERS.fewest || SEATS.slice(0, players).some((seat) => hands[seat] === undefined))
    return [{ type: 'wrong-seats', rule: 'deal-hands', seats }];
  if (last !== null && seatsAt(last).length !== players)
    return [{ type: 'other-seats', rule: 'deal-hands', players: seatsAt(last).length }];
  const due = handSize(players);
  const refusals = [
    ...forbidsHistory(history),
    ...seats.flatMap((to): readonly Refusal[] => {
      const count = handOf({ hands }, to).length;
      return count === due ? [] : [{ type: 'wrong-deal', rule: 'deal-hands', to, count, due, players }];
    }),
    ...forbidsAside(deal, players),
  ];
  const dealt = [
    ...seats.flatMap((seat) => handOf({ hands }, seat)),
    ...(aside === undefined ? [] : [aside]),
  ];
  const twice = firstTwice(dealt);
  if (twice !== null) return [...refusals, { type: 'dealt-twice', rule: 'the-cards', card: twice }];
  const cards = without(CARDS, dealt);
  if (refusals.length > 0 || cards.length === 0) return refusals;
  return [{ type: 'not-dealt', rule: 'the-cards', cards }];
}

function forbidsAside({ aside, history }: Deal, players: number): readonly Refusal[] {
  if (players !== ONE_ASIDE)
    return aside === undefined ? [] : [{ type: 'one-aside', rule: 'five-aside', card: aside, players }];
  if (aside === undefined) return [{ type: 'none-aside', rule: 'five-aside' }];
  return aside === history.lead ? [{ type: 'lead-aside', rule: 'aside-not-lead', card: aside }] : [];
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
