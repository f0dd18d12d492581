import type { Card, Seat, Suit } from './cards.ts';
import type { Event, Ground } from './event.ts';
import type { Barred } from './refusal.ts';
import type { Table } from './state.ts';

/** What the chapters tell each other: whether a card may be laid, and what the cards that were laid bring about. */

/** May this card be laid on what lies there? Either way, by which rule. */
export type Answer =
  { readonly allowed: true; readonly rule: Ground } | { readonly allowed: false; readonly refusal: Barred };

export function allowed(rule: Ground): Answer {
  return { allowed: true, rule };
}

export function barred(refusal: Barred): Answer {
  return { allowed: false, refusal };
}

/** Cards that have just been laid, the last of them on top. */
export interface Laid {
  /** With the cards on the stack, and the top one to be matched by its own rank and suit. */
  readonly table: Table;
  readonly by: Seat;
  readonly cards: readonly Card[];
  readonly top: Card;
  /** The suit that was chosen with Aces. */
  readonly suit: Suit | undefined;
  readonly before: Table;
}

/** What they bring about, and who would be next. */
export interface Effect {
  readonly table: Table;
  readonly events: readonly Event[];
  readonly next: Seat;
  /** How many cards their player has to pick up for a penalty. */
  readonly serves?: number;
}
