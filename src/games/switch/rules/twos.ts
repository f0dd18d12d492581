import { rankOf, type Card } from './cards.ts';
import { allowed, barred, type Answer, type Effect, type Laid } from './card-permission-and-effect-types.ts';
import { answersTwoWithFiveHearts, FIVE_OF_HEARTS, FOR_FIVE_OF_HEARTS } from './five-hearts.ts';
import type { Stack } from './state.ts';
import { seatAfter, topOf } from './turn-order.ts';

/** Chapter "twos": two cards for each 2, until somebody picks them up. */

const FOR_EACH = 2;

/** May this card be laid on an active 2? */
export function answersTwo(table: Stack, card: Card): Answer {
  if (rankOf(card) === '2') return allowed('twos-answer');
  if (card === FIVE_OF_HEARTS) return answersTwoWithFiveHearts(table);
  const { penalty } = table;
  return barred({ type: 'penalty-waits', rule: 'twos-answer', card, top: topOf(table), penalty });
}

/** What a penalty was made of: how many 2s, and whether the 5♥, of which there is one: without it the number is even. */
export function partsOf(penalty: number): { readonly twos: number; readonly five: boolean } {
  const five = penalty % FOR_EACH !== 0;
  return { twos: (penalty - (five ? FOR_FIVE_OF_HEARTS : 0)) / FOR_EACH, five };
}

/** The penalty grows by two cards for each 2; the next player answers it. */
export function twosEffect({ table, by, cards, before }: Laid): Effect {
  const added = FOR_EACH * cards.length;
  const penalty = before.penalty + added;
  const next = seatAfter(table, by);
  return {
    table: { ...table, penalty },
    events: [{ type: 'penalty-grew', rule: 'twos-penalty', on: next, added, penalty }],
    next,
  };
}
