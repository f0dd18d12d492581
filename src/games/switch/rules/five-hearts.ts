import type { Card } from './cards.ts';
import { allowed, barred, type Answer, type Effect, type Laid } from './card-permission-and-effect-types.ts';
import type { Refusal } from './refusal.ts';
import type { Stack } from './state.ts';
import { seatAfter, topOf } from './turn-order.ts';

/** Chapter "five-hearts": five cards at once, and only the 2♥ answers them. */

export const FIVE_OF_HEARTS: Card = '5H';
export const TWO_OF_HEARTS: Card = '2H';
/** How many cards wait for the 5♥. */
export const FOR_FIVE_OF_HEARTS = 5;

/** May the 5♥ be laid on an active 2? */
export function answersTwoWithFiveHearts(table: Stack): Answer {
  const onTwoOfHearts = table.rulings['five-hearts-on-twos'] === 'on-two-of-hearts';
  const top = topOf(table);
  if (onTwoOfHearts && top === TWO_OF_HEARTS) return allowed('five-hearts-on-two');
  const { penalty } = table;
  return barred({ type: 'five-hearts-barred', rule: 'five-hearts-on-two', top, penalty, onTwoOfHearts });
}

/** May this card be laid on an active 5♥? */
export function answersFiveHearts(table: Stack, card: Card): Answer {
  if (card === TWO_OF_HEARTS) return allowed('five-hearts-answer');
  const { penalty } = table;
  return barred({ type: 'penalty-waits', rule: 'five-hearts-answer', card, top: FIVE_OF_HEARTS, penalty });
}

/** Why cards may not lie in this order: outside a run the 5♥ counts, and goes on top. */
export function forbidsCovering(cards: readonly Card[]): readonly Refusal[] {
  const covered = cards.includes(FIVE_OF_HEARTS) && cards.at(-1) !== FIVE_OF_HEARTS;
  return covered ? [{ type: 'five-hearts-covered', rule: 'five-hearts-last' }] : [];
}

/** Five more cards for the next player, where the 5♥ is among the 5s. */
export function fivesEffect({ table, by, top, before }: Laid): Effect {
  const next = seatAfter(table, by);
  if (top !== FIVE_OF_HEARTS) return { table, events: [], next };
  const penalty = before.penalty + FOR_FIVE_OF_HEARTS;
  return {
    table: { ...table, penalty },
    events: [
      { type: 'penalty-grew', rule: 'five-hearts-penalty', on: next, added: FOR_FIVE_OF_HEARTS, penalty },
    ],
    next,
  };
}
