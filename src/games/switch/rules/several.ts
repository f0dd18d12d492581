import { choosesSuit } from './aces.ts';
import { rankOf, SUITS, type Card } from './cards.ts';
import type { Event } from './event.ts';
import { forbidsCovering } from './five-hearts.ts';
import { groundOf } from './may-lay-first.ts';
import type { Refusal } from './refusal.ts';
import { joinsRun, runToFollow } from './runs.ts';
import type { Play, Table, Turn } from './state.ts';
import { handOf } from './turn-order.ts';

/** Chapter "several": cards of one rank in one turn, in an order that their player chooses. */

/** Why these cards are not of one rank; in a run it is its own rule. */
export function forbidsRanks(table: Table, cards: readonly Card[]): readonly Refusal[] {
  const [first] = cards;
  if (first === undefined || cards.every((card) => rankOf(card) === rankOf(first))) return [];
  const rule = runToFollow(table) === null ? 'same-rank' : 'run-one-rank';
  return [{ type: 'many-ranks', rule, cards }];
}

/** What is said of more than one card. */
export function severalEvents(cards: readonly Card[]): readonly Event[] {
  const top = cards.at(-1);
  if (top === undefined || cards.length === 1) return [];
  return [{ type: 'several', rule: 'last-on-top', count: cards.length, top }];
}

/**
 * Every play there is: of each rank in hand each set of its cards in each order whose first card may be laid, with each suit where
 * one is chosen.
 */
export function playsOf(state: Turn): readonly Play[] {
  const by = state.turn;
  const hand = handOf(state, by);
  const plays: Play[] = [];
  for (const first of hand) {
    if (!groundOf(state, first).allowed && !mayErr(state)) continue;
    const rest = hand.filter((card) => card !== first && rankOf(card) === rankOf(first));
    for (const others of ordersOf(rest)) {
      const cards = [first, ...others];
      if (runToFollow(state) === null && forbidsCovering(cards).length > 0) continue;
      if (choosesSuit(state, first)) for (const suit of SUITS) plays.push({ type: 'play', by, cards, suit });
      else plays.push({ type: 'play', by, cards });
    }
  }
  return plays;
}

/** The cards of the hand after which one of the same rank may be laid that may not be laid first; none where it may, or not at all. */
export function goesAfter(state: Turn, card: Card): readonly Card[] {
  if (groundOf(state, card).allowed) return [];
  return handOf(state, state.turn).filter(
    (first) =>
      first !== card &&
      rankOf(first) === rankOf(card) &&
      groundOf(state, first).allowed &&
      forbidsOrder(state, [first, card]).length === 0,
  );
}

/** Why cards of one rank may not be laid in this order, whichever of them fits what lies there. */
export function forbidsOrder(table: Table, cards: readonly Card[]): readonly Refusal[] {
  const [first] = cards;
  return first === undefined || joinsRun(table, rankOf(first)) ? [] : forbidsCovering(cards);
}

/** Every set of the cards in each of its orders, the empty one included. */
function ordersOf(cards: readonly Card[]): readonly (readonly Card[])[] {
  if (cards.length === 0) return [[]];
  const orders: (readonly Card[])[] = [[]];
  for (const first of cards) {
    for (const others of ordersOf(cards.filter((card) => card !== first))) orders.push([first, ...others]);
  }
  return orders;
}

/** Whether a play that does not follow is an action with its price. */
export function mayErr(table: Table): boolean {
  return table.rulings.mistakes === 'cut-throat' && runToFollow(table) !== null;
}
