import { rankOf, type Card } from './cards.ts';
import { barred, type Answer, type Effect, type Laid } from './card-permission-and-effect-types.ts';
import type { Refusal } from './refusal.ts';
import { joinsRun } from './runs.ts';
import type { Play, Stack, Table } from './state.ts';
import { seatAfter, topOf } from './turn-order.ts';

/** Chapter "aces": an Ace goes on anything but a penalty, and its player chooses the suit. */

/** An Ace answers no penalty. */
export function answersWithAce(table: Stack, card: Card): Answer {
  const { penalty } = table;
  return barred({ type: 'no-counter', rule: 'ace-no-counter', card, top: topOf(table), penalty });
}

/** Whether a suit is chosen with a play that begins with this card: with Aces, but not in a run. */
export function choosesSuit(table: Table, card: Card): boolean {
  return rankOf(card) === 'A' && table.run === null;
}

/** Why a suit may not be chosen, or has to be. */
export function forbidsSuit(table: Table, card: Card, suit: Play['suit']): readonly Refusal[] {
  if (choosesSuit(table, card))
    return suit === undefined ? [{ type: 'no-suit-chosen', rule: 'ace-suit', card }] : [];
  if (suit === undefined) return [];
  const rule = joinsRun(table, rankOf(card)) ? 'run-powerless' : 'ace-suit';
  return [{ type: 'suit-chosen', rule, card, suit }];
}

/** The chosen suit has to be matched, or the rank of the Ace. */
export function acesEffect({ table, by, suit }: Laid): Effect {
  if (suit === undefined) throw new Error('The judge lets no Ace pass without a suit');
  return {
    table: { ...table, match: { rank: 'A', suit } },
    events: [{ type: 'suit-chosen', rule: 'ace-suit', by, suit }],
    next: seatAfter(table, by),
  };
}
