import { CARDS, SEATS, firstTwice, without } from './cards.ts';
import { handSize, PLAYERS } from './deal.ts';
import { isTrickCard } from './finishing.ts';
import type { Refusal } from './refusal.ts';
import type { Deal, Shuffle, Table } from './state.ts';
import { handOf, seatsAt } from './turn-order.ts';

/** Chapters "deal" and "drawing": what is no deal, and no shuffle. */

/** Why this is no deal: nobody can sit like that, wrong numbers of cards, a card twice or missing, nothing to turn up. */
export function forbidsDeal({ hands, deck }: Deal): readonly Refusal[] {
  const seats = seatsAt({ hands });
  const players = seats.length;
  if (players < PLAYERS.fewest || SEATS.slice(0, players).some((seat) => hands[seat] === undefined)) {
    return [{ type: 'wrong-seats', rule: 'deal-hands', seats }];
  }
  const due = handSize(players);
  const refusals = seats.flatMap((to): readonly Refusal[] => {
    const count = handOf({ hands }, to).length;
    return count === due ? [] : [{ type: 'wrong-deal', rule: 'deal-hands', to, count, due, players }];
  });
  const dealt = [...seats.flatMap((seat) => handOf({ hands }, seat)), ...deck];
  const twice = firstTwice(dealt);
  if (twice !== null) return [...refusals, { type: 'dealt-twice', rule: 'the-cards', card: twice }];
  const cards = without(CARDS, dealt);
  if (cards.length > 0) return [...refusals, { type: 'not-dealt', rule: 'the-cards', cards }];
  if (refusals.length === 0 && deck.every(isTrickCard))
    return [{ type: 'only-tricks', rule: 'no-trick-turned-up' }];
  return refusals;
}

/** Why this is no shuffle of the played cards under the top one. */
export function forbidsShuffle({ played }: Table, { deck }: Shuffle): readonly Refusal[] {
  const under = played.slice(0, -1);
  const twice = firstTwice(deck);
  if (twice !== null) return [{ type: 'shuffled-twice', rule: 'the-cards', card: twice }];
  const [strange] = without(deck, under);
  if (strange !== undefined) return [{ type: 'not-under-top', rule: 'reshuffle', card: strange }];
  const cards = without(under, deck);
  return cards.length > 0 ? [{ type: 'left-out', rule: 'reshuffle', cards }] : [];
}
