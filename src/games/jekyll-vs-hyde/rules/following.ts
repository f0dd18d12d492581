import { isPotion, other, suitOf, type Card, type EvilCard, type Suit } from './cards.ts';
import type { Event } from './event.ts';
import type { Refusal } from './refusal.ts';
import type { Follow, Following, Lead, Leading, Led } from './state.ts';

/** Chapter "following": what may be led, and what may answer it. */

/** Why this may not be led. */
export function forbidsLead(state: Leading, { by, card, names }: Lead): readonly Refusal[] {
  if (by !== state.leader) return [{ type: 'not-your-turn', rule: 'turns', by, turn: state.leader }];
  const refusals: Refusal[] = [];
  if (!state.hands[by].includes(card)) refusals.push({ type: 'not-held', rule: 'own-cards', by, card });
  if (isPotion(card)) {
    if (names === undefined) refusals.push({ type: 'no-suit-named', rule: 'name-suit', card });
  } else if (names !== undefined) {
    refusals.push({ type: 'suit-named', rule: 'name-suit', card });
  }
  return refusals;
}

/** The suit a lead asks for: its own, or the one its Potion names. */
export function askedSuit({ card, names }: Led): Suit {
  const suit = names ?? suitOf(card);
  if (suit === null) throw new Error(`${card} was led without naming a suit`);
  return suit;
}

export type FollowRule = (Event & { type: 'followed' })['rule'];
export type Answer =
  | { readonly allowed: true; readonly rule: FollowRule }
  | { readonly allowed: false; readonly refusal: Refusal };

/** May this card of the hand answer the lead? Either way, by which rule. */
export function answer(hand: readonly Card[], led: Led, card: Card): Answer {
  const asked = askedSuit(led);
  const potionLed = isPotion(led.card);
  if (suitOf(card) === asked) return { allowed: true, rule: potionLed ? 'follow-named' : 'follow-suit' };
  if (isPotion(card) && !potionLed) return { allowed: true, rule: 'potion-instead' };
  const holds = hand.filter((held): held is EvilCard => suitOf(held) === asked);
  if (holds.length === 0) return { allowed: true, rule: 'void-plays-any' };
  // A Potion that comes this far answers a Potion: any other lead it may answer.
  if (potionLed || isPotion(card)) {
    const rule = isPotion(card) ? 'potion-barred' : 'follow-named';
    return { allowed: false, refusal: { type: 'must-follow-named', rule, card, suit: asked, holds } };
  }
  const potions = hand.filter(isPotion);
  return {
    allowed: false,
    refusal: { type: 'must-follow', rule: 'follow-suit', card, suit: asked, holds, potions },
  };
}

/** Why this may not follow. */
export function forbidsFollow(state: Following, { by, card }: Follow): readonly Refusal[] {
  const turn = other(state.leader);
  if (by !== turn) return [{ type: 'not-your-turn', rule: 'turns', by, turn }];
  const hand = state.hands[by];
  if (!hand.includes(card)) return [{ type: 'not-held', rule: 'own-cards', by, card }];
  const given = answer(hand, state.led, card);
  return given.allowed ? [] : [given.refusal];
}
