import { rankOf, type Card, type Rank, type Seat } from '#games/switch/rules/cards';
import { mustDrawForLast } from '#games/switch/rules/finishing';
import type { InGame } from '#games/switch/rules/state';
import { handOf, seatsAt } from '#games/switch/rules/turn-order';

/**
 * What hands are worth: the share of such games that each seat has won. The figures were fitted to 5,000 games of the opponent that
 * looks at its hand, of two and of four players, so that what has happened is as likely as can be; they add up to the logarithm of a
 * hand's worth.
 */

/** What a card takes away, as far as the rank says nothing else; more where more than two play. */
const EACH = { two: -0.1, more: -0.2 } as const;
const RANK: Readonly<Partial<Record<Rank, number>>> = { A: 0.1, '2': 0, '7': -0.05, '3': -0.17 };
/** What the number of cards takes away besides, by its logarithm. */
const COUNT = -0.37;
/** Cards of one rank leave the hand together. */
const TOGETHER = 0.3;
const LAST = 0.29;
/** Such a hand cannot end on any of its cards, where one cannot finish on a trick card. */
const ONLY_TRICKS = -0.6;

/** The share of the game, 0 to 1, that a seat may expect by the hands alone; those of all seats add up to 1. */
export function shareOf(state: InGame, seat: Seat): number {
  const seats = seatsAt(state);
  const each = seats.length > 2 ? EACH.more : EACH.two;
  const worths = seats.map((one) => worthOf(state, handOf(state, one), each));
  return (worths[seats.indexOf(seat)] ?? 0) / worths.reduce((sum, worth) => sum + worth, 0);
}

function worthOf(state: InGame, hand: readonly Card[], each: number): number {
  const ranks = new Map<Rank, number>();
  let sum = COUNT * Math.log(1 + hand.length);
  for (const card of hand) {
    const rank = rankOf(card);
    ranks.set(rank, (ranks.get(rank) ?? 0) + 1);
    sum += RANK[rank] ?? each;
  }
  for (const count of ranks.values()) if (count > 1) sum += TOGETHER;
  if (hand.length === 1) sum += LAST;
  if (hand.length > 0 && hand.every((card) => mustDrawForLast(state, card, false))) sum += ONLY_TRICKS;
  return Math.exp(sum);
}
