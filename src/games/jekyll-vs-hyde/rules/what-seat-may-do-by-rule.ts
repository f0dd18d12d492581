import { isPotion, type Card, type Potion, type Seat, type Suit } from './cards.ts';
import { answer, askedSuit, type FollowRule } from './following.ts';
import { toAct } from './judge.ts';
import { countDue, mustGivePotion } from './preparation.ts';
import type { State } from './state.ts';

/** What a seat may do now, and by which rule: what a coach says before a card is played. */
export type Options =
  | {
      readonly type: 'give';
      readonly rule: 'give-count' | 'greed-exchanges';
      readonly count: number;
      /** The cards of the trick that brought Greed about, the led one first; null in the preparation. */
      readonly met: readonly [Card, Card] | null;
      /** The Potions of which one has to be given; empty where none has to. */
      readonly forced: readonly Potion[];
    }
  | { readonly type: 'lead'; readonly rule: 'lead-any'; readonly potions: readonly Potion[] }
  | {
      readonly type: 'follow';
      readonly rule: FollowRule;
      readonly asked: Suit;
      /** The cards that may be played, by the rule that allows them. */
      readonly allowed: Readonly<Partial<Record<FollowRule, readonly Card[]>>>;
      readonly barred: readonly Card[];
    };

/** Null where the seat is not to act. */
export function options(state: State, seat: Seat): Options | null {
  if (!toAct(state).includes(seat)) return null;
  switch (state.phase) {
    case 'preparation':
    case 'greed':
      return {
        type: 'give',
        rule: state.phase === 'greed' ? 'greed-exchanges' : 'give-count',
        count: countDue(state),
        met: state.phase === 'greed' ? [state.led.card, state.followed] : null,
        forced: mustGivePotion(state, seat) ? state.hands[seat].filter(isPotion) : [],
      };
    case 'lead':
      return { type: 'lead', rule: 'lead-any', potions: state.hands[seat].filter(isPotion) };
    case 'follow': {
      const allowed: Partial<Record<FollowRule, Card[]>> = {};
      const barred: Card[] = [];
      for (const card of state.hands[seat]) {
        const reason = answer(state.hands[seat], state.led, card);
        if (reason.allowed) (allowed[reason.rule] ??= []).push(card);
        else barred.push(card);
      }
      const [rule = 'void-plays-any'] = Object.keys(allowed) as FollowRule[];
      return { type: 'follow', rule, asked: askedSuit(state.led), allowed, barred };
    }
    case 'deal':
    case 'over':
      return null;
  }
}
