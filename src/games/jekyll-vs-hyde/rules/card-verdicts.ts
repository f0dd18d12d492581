import { isPotion, type Card, type Seat, type Suit } from './cards.ts';
import { answer, askedSuit, type FollowRule } from './following.ts';
import { judge, toAct } from './judge.ts';
import { countDue, mustGivePotion, setsOf, type Exchanging } from './preparation.ts';
import type { Refusal } from './refusal.ts';
import type { State } from './state.ts';

/** What the rules say of one card of a hand: by which rule it may be played or given now, or why it may not. */
export type Verdict = Permission | Barred;

export type Permission =
  | { readonly type: 'may-lead'; readonly rule: 'lead-any' | 'name-suit'; readonly card: Card }
  | {
      readonly type: 'may-follow';
      readonly rule: FollowRule;
      readonly card: Card;
      /** The suit that is asked for. */
      readonly asked: Suit;
    }
  | {
      readonly type: 'may-give';
      readonly rule: 'give-count' | 'forced-potion' | 'greed-any-card';
      readonly card: Card;
      /** How many cards are given. */
      readonly count: number;
    };

export interface Barred {
  readonly type: 'barred';
  readonly card: Card;
  /** At least one. */
  readonly refusals: readonly Refusal[];
}

/**
 * A verdict for each card of a seat's hand, in the order of the hand; none where the seat is not to act. They hang on that
 * hand and on what lies open, so they tell the seat nothing about the other's cards.
 */
export function verdicts(state: State, seat: Seat): readonly Verdict[] {
  if (!toAct(state).includes(seat)) return [];
  switch (state.phase) {
    case 'deal':
    case 'over':
      return [];
    case 'preparation':
    case 'greed':
      return state.hands[seat].map((card) => ofGift(state, seat, card));
    case 'lead':
      return state.hands[seat].map((card) => ({
        type: 'may-lead',
        rule: isPotion(card) ? 'name-suit' : 'lead-any',
        card,
      }));
    case 'follow': {
      const { led } = state;
      const hand = state.hands[seat];
      return hand.map((card): Verdict => {
        const given = answer(hand, led, card);
        return given.allowed
          ? { type: 'may-follow', rule: given.rule, card, asked: askedSuit(led) }
          : { type: 'barred', card, refusals: [given.refusal] };
      });
    }
  }
}

/** A card may be given if some set with it may be. */
function ofGift(state: Exchanging, seat: Seat, card: Card): Verdict {
  const count = countDue(state);
  const sets = setsOf(state.hands[seat], count).filter((set) => set.includes(card));
  const judged = sets.map((cards) => judge(state, { type: 'exchange', by: seat, cards }));
  const [refusals = []] = judged;
  if (judged.every((reasons) => reasons.length > 0)) return { type: 'barred', card, refusals };
  const forced = isPotion(card) && mustGivePotion(state, seat);
  const rule = state.phase === 'greed' ? 'greed-any-card' : forced ? 'forced-potion' : 'give-count';
  return { type: 'may-give', rule, card, count };
}
