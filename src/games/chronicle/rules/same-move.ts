import { SEATS, sorted } from './cards.ts';
import { conditionKey } from './history-condition.ts';
import type { Action } from './state.ts';

/** Whether two moves are the same: the order in which cards are held does not count. */
export function sameMove(one: Action, other: Action): boolean {
  return spelled(one) === spelled(other);
}

function spelled(action: Action): string {
  switch (action.type) {
    case 'deal': {
      const { history, hands, aside } = action;
      const conditions = history.conditions.map(conditionKey);
      return JSON.stringify([
        history.lead,
        conditions,
        SEATS.map((seat) => sorted(hands[seat] ?? [])),
        aside,
      ]);
    }
    case 'exchange':
      return JSON.stringify([action.type, action.by, action.card, action.with, action.for]);
    case 'play':
      return JSON.stringify([action.type, action.by, action.card, action.down]);
    case 'give':
    case 'give-ally':
      return JSON.stringify([action.type, action.by, action.to, action.card]);
    case 'look':
      return JSON.stringify([action.type, action.by, action.at]);
    case 'leftover':
      return JSON.stringify([action.type, action.by, action.adds]);
    case 'angel':
      return JSON.stringify([action.type, action.by, action.discards]);
    default:
      return JSON.stringify([action.type, action.by, action.from, action.card]);
  }
}
