import { CARDS, SEATS, bySeat, sorted, without } from './cards.ts';
import type { Event } from './event.ts';
import type { Refusal } from './refusal.ts';
import type { Deal, Dealing, Preparation } from './state.ts';

/** Chapter "deal": 25 cards, ten to each player, five set aside unseen. */

export const HAND_SIZE = 10;

/** Why this is no deal: wrong numbers of cards, or a card that is there twice. */
export function forbidsDeal(deal: Deal): readonly Refusal[] {
  const refusals: Refusal[] = [];
  for (const to of SEATS) {
    const count = deal[to].length;
    if (count !== HAND_SIZE) refusals.push({ type: 'wrong-deal', rule: 'deal-ten', to, count });
  }
  const twice = firstTwice([...deal.jekyll, ...deal.hyde]);
  if (twice !== null) refusals.push({ type: 'dealt-twice', rule: 'the-cards', card: twice });
  return refusals;
}

export function firstTwice<Item>(items: readonly Item[]): Item | null {
  return items.find((item, index) => items.indexOf(item) !== index) ?? null;
}

/** The round begins: hands are picked up, the board is empty. */
export function deal(state: Dealing, deal: Deal): { state: Preparation; events: Event[] } {
  const { rulings, match, round, marker } = state;
  return {
    state: {
      phase: 'preparation',
      rulings,
      match,
      round,
      marker,
      hands: bySeat((seat) => sorted(deal[seat])),
      setAside: without(CARDS, [...deal.jekyll, ...deal.hyde]),
      ranking: [],
      tricks: [],
      exchanges: [],
      chosen: { jekyll: null, hyde: null },
    },
    events: [{ type: 'dealt', rule: 'deal-ten', round }],
  };
}
