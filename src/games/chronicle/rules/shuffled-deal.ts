import { pick, shuffle, type Random } from '#kit/random';
import { CARDS, SEATS, sorted, type Card } from './cards.ts';
import { handSize, ONE_ASIDE, PLAYERS } from './deal.ts';
import { KNOWN_HISTORY } from './history-cards.ts';
import type { History } from './history-card-conditions.ts';
import { bySeat } from './seats.ts';
import type { Deal } from './state.ts';

/** A deal of all 36 cards by the given chance, by one of some history cards: those that sources tell whole, if no others are given. */
export function shuffledDeal(
  chance: Random,
  players: number,
  histories: readonly History[] = KNOWN_HISTORY,
): Deal {
  if (!Number.isInteger(players) || players < PLAYERS.fewest || players > PLAYERS.most)
    throw new RangeError(`Chronicle is for ${PLAYERS.fewest} to ${PLAYERS.most}, not for ${players}`);
  const history = pick(histories, chance);
  const size = handSize(players);
  const cards = shuffle(CARDS, chance);
  // A Lead Card that would lie aside is shuffled back in, and another card revealed.
  while (players === ONE_ASIDE && cards.at(-1) === history.lead)
    cards.splice(0, cards.length, ...shuffle(cards, chance));
  const seats = SEATS.slice(0, players);
  const hands = bySeat(seats, (seat): readonly Card[] => {
    const from = seats.indexOf(seat) * size;
    return sorted(cards.slice(from, from + size));
  });
  const aside = players === ONE_ASIDE ? cards.at(-1) : undefined;
  return { type: 'deal', history, hands, ...(aside !== undefined && { aside }) };
}
