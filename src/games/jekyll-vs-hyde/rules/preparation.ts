import { bySeat, isPotion, other, sorted, without, type Card, type Seat } from './cards.ts';
import { firstTwice } from './deal.ts';
import type { Refusal } from './refusal.ts';
import type { Chosen, Give, GreedExchange, Preparation, Table } from './state.ts';

/**
 * Chapter "preparation": both give cards at the same time, face down. The Greed effect is the same exchange with
 * another count and without the forced Potion.
 */

/** A state in which both seats choose cards to give. */
export type Exchanging = Preparation | GreedExchange;

/** From this many dealt Potions on, one at least must be given. */
export const FORCED_FROM = 2;

/** How many cards each seat gives: the number of the round, or what the Greed effect asks for. */
export function countDue(state: Exchanging): number {
  return state.phase === 'preparation' ? state.round : state.count;
}

/** Whether the seat has to give a Potion: it was dealt two or more, and this is the preparation. */
export function mustGivePotion(state: Exchanging, seat: Seat): boolean {
  return state.phase === 'preparation' && state.hands[seat].filter(isPotion).length >= FORCED_FROM;
}

/** The seats that have not laid their cards down yet. */
export function stillToChoose(chosen: Chosen): readonly Seat[] {
  if (chosen.jekyll === null) return chosen.hyde === null ? ['jekyll', 'hyde'] : ['jekyll'];
  return chosen.hyde === null ? ['hyde'] : [];
}

/** Why these cards may not be given. */
export function forbidsGift(state: Exchanging, { by, cards }: Give): readonly Refusal[] {
  if (state.chosen[by] !== null) {
    return [{ type: 'already-chosen', rule: 'give-together', house: 'choice-stands', by }];
  }
  const refusals: Refusal[] = [];
  const due = countDue(state);
  if (cards.length !== due) {
    const rule = state.phase === 'preparation' ? 'give-count' : 'greed-exchanges';
    refusals.push({ type: 'wrong-count', rule, count: cards.length, due, round: state.round });
  }
  const twice = firstTwice(cards);
  if (twice !== null) refusals.push({ type: 'given-twice', rule: 'the-cards', card: twice });
  const hand = state.hands[by];
  for (const card of cards) {
    if (!hand.includes(card)) refusals.push({ type: 'not-held', rule: 'own-cards', by, card });
  }
  if (mustGivePotion(state, by) && !cards.some(isPotion)) {
    refusals.push({ type: 'potion-kept', rule: 'forced-potion', by, potions: hand.filter(isPotion) });
  }
  return refusals;
}

/** All sets of `count` cards out of a hand. */
export function setsOf(hand: readonly Card[], count: number): readonly (readonly Card[])[] {
  if (count === 0) return [[]];
  return hand.flatMap((card, index) =>
    setsOf(hand.slice(index + 1), count - 1).map((rest) => [card, ...rest]),
  );
}

/** Both gifts once they are known; null while one is still to come. */
export function bothChosen(chosen: Chosen): Readonly<Record<Seat, readonly Card[]>> | null {
  const { jekyll, hyde } = chosen;
  return jekyll !== null && hyde !== null ? { jekyll, hyde } : null;
}

/** The cards change hands. What each gave is remembered: it is what a seat knows of the other hand. */
export function swap(
  table: Table,
  given: Readonly<Record<Seat, readonly Card[]>>,
): Pick<Table, 'hands' | 'exchanges'> {
  return {
    hands: bySeat((seat) => sorted([...without(table.hands[seat], given[seat]), ...given[other(seat)]])),
    exchanges: [...table.exchanges, { afterTricks: table.tricks.length, given }],
  };
}
