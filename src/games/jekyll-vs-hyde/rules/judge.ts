import { SUITS, isPotion, other, type Card, type Seat } from './cards.ts';
import { cardsOfMove } from './cards-of-move.ts';
import { forbidsDeal } from './deal.ts';
import { forbidsFollow, forbidsLead } from './following.ts';
import { countDue, forbidsGift, setsOf, stillToChoose } from './preparation.ts';
import type { Refusal } from './refusal.ts';
import type { Action, State } from './state.ts';

/** What may be done. Legality is decided here and in the chapters that this file asks, nowhere else. */

/** Why the action is forbidden; an empty list: it is legal. */
export function judge(state: State, action: Action): readonly Refusal[] {
  switch (state.phase) {
    case 'over':
      return [{ type: 'game-over', rule: 'game-over', winner: state.winner }];
    case 'deal':
      if (action.type === 'deal') return forbidsDeal(action);
      break;
    case 'preparation':
    case 'greed':
      if (action.type === 'exchange') return forbidsGift(state, action);
      break;
    case 'lead':
      if (action.type === 'lead') return forbidsLead(state, action);
      break;
    case 'follow':
      if (action.type === 'follow') return forbidsFollow(state, action);
      break;
  }
  return [{ type: 'not-now', rule: 'turns', tried: action.type, phase: state.phase }];
}

/** Who is to act. Where both choose in secret, Jekyll is named first. */
export function toAct(state: State): readonly (Seat | 'dealer')[] {
  switch (state.phase) {
    case 'over':
      return [];
    case 'deal':
      return ['dealer'];
    case 'preparation':
    case 'greed':
      return stillToChoose(state.chosen);
    case 'lead':
      return [state.leader];
    case 'follow':
      return [other(state.leader)];
  }
}

/** Every legal action but a deal, which is the dealer's and no choice. Sets of cards come in the order of the hand. */
export function legal(state: State): readonly Action[] {
  return candidates(state).filter((action) => judge(state, action).length === 0);
}

/** The cards of a seat's hand that some legal action of it plays or gives, in the order of the hand. */
export function playable(state: State, seat: Seat): readonly Card[] {
  if (!('hands' in state)) return [];
  const cards = new Set(
    legal(state).flatMap((action) => {
      if (action.type === 'deal' || action.by !== seat) return [];
      return cardsOfMove(action);
    }),
  );
  return state.hands[seat].filter((card) => cards.has(card));
}

/** What there is to try: every card, every suit, every set of the right size. */
function candidates(state: State): readonly Action[] {
  switch (state.phase) {
    case 'over':
    case 'deal':
      return [];
    case 'preparation':
    case 'greed':
      return stillToChoose(state.chosen).flatMap((by) =>
        setsOf(state.hands[by], countDue(state)).map((cards) => ({ type: 'exchange', by, cards }) as const),
      );
    case 'lead': {
      const by = state.leader;
      return state.hands[by].flatMap((card): readonly Action[] =>
        isPotion(card)
          ? SUITS.map((names) => ({ type: 'lead', by, card, names }) as const)
          : [{ type: 'lead', by, card }],
      );
    }
    case 'follow': {
      const by = other(state.leader);
      return state.hands[by].map((card) => ({ type: 'follow', by, card }) as const);
    }
  }
}
