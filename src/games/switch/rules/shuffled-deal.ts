import { shuffle, type Random } from '#kit/random';
import { CARDS, SEATS, sorted } from './cards.ts';
import { handSize, PLAYERS } from './deal.ts';
import { isTrickCard } from './finishing.ts';
import type { Deal, Shuffle, Shuffling } from './state.ts';

/** A deal of all 52 cards by the given chance, again where no card of the deck could be turned up. */
export function shuffledDeal(chance: Random, players: number): Deal {
  if (!Number.isInteger(players) || players < PLAYERS.fewest || players > PLAYERS.most)
    throw new RangeError(`Switch is for ${PLAYERS.fewest} to ${PLAYERS.most}, not for ${players}`);
  const size = handSize(players);
  const seats = SEATS.slice(0, players);
  for (;;) {
    const cards = shuffle(CARDS, chance);
    const deck = cards.slice(players * size);
    if (deck.every(isTrickCard)) continue;
    const hands = Object.fromEntries(
      seats.map((seat, at) => [seat, sorted(cards.slice(at * size, (at + 1) * size))]),
    );
    return { type: 'deal', hands, deck };
  }
}

/** The played cards under the top one as a new deck, by the given chance. */
export function shuffledDeck({ played }: Shuffling, chance: Random): Shuffle {
  return { type: 'shuffle', deck: shuffle(played.slice(0, -1), chance) };
}
