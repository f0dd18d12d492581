import { isPotion, suitOf, type EvilCard, type Potion, type Suit } from './cards.ts';
import type { Card } from './cards.ts';
import type { Event } from './event.ts';
import type { Led } from './state.ts';

/** Chapter "potions": what a Potion does to the trick it is played in. Effects are never optional. */

/** One Potion and one Evil card: the effect of that card's own suit. */
export interface Effect {
  readonly suit: Suit;
  readonly potion: Potion;
  readonly against: EvilCard;
  /** The suit that was named and not followed; null in every other case. */
  readonly instead: Suit | null;
}

/** What two cards bring about: the effect, `cancel` for two Potions, null where there is no Potion. */
export function effectOf(led: Led, followed: Card): Effect | 'cancel' | null {
  if (isPotion(led.card)) {
    if (isPotion(followed)) return 'cancel';
    const suit = suitOf(followed);
    return { suit, potion: led.card, against: followed, instead: led.names === suit ? null : led.names };
  }
  if (!isPotion(followed)) return null;
  return { suit: suitOf(led.card), potion: followed, against: led.card, instead: null };
}

export function effectEvent(effect: Effect): Event {
  return { type: 'effect', rule: effect.instead === null ? 'effect-first' : 'effect-actual-suit', ...effect };
}

/** How many cards a Greed effect exchanges, by the cards in each hand: 0 to 2. Where hands were laid out unequal, those of the shorter. */
export function greedCount(cardsInHand: number): number {
  return Math.min(2, cardsInHand);
}

/** Wrath: all tokens leave, that of the Wrath card itself too where it had just placed it. */
export function clearedEvent(ranking: readonly Suit[], card: EvilCard, ownToken: boolean): Event {
  return { type: 'cleared', rule: ownToken ? 'wrath-own-token' : 'wrath-clears', ranking, card };
}
