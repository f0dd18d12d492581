import { CARDS, SEATS, firstTwice, without } from './cards.ts';
import { handSize, ONE_ASIDE, PLAYERS } from './deal.ts';
import { forbidsHistory } from './history.ts';
import type { Refusal } from './refusal.ts';
import { handOf, seatsAt } from './seats.ts';
import type { Deal, Dealing } from './state.ts';

/** Chapter "deal": what is no deal. */

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
