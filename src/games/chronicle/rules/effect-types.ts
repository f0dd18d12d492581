import type { Event } from './event.ts';
import type { Refusal } from './refusal.ts';
import type { Due, EffectMove, Table } from './state.ts';

/** What each effect is: one that happens by itself, or one for which somebody makes a choice. */

export interface Done {
  readonly table: Table;
  readonly events: readonly Event[];
}

export interface Automatic {
  /** Whether it can be applied at all. */
  readonly can: (table: Table, due: Due) => boolean;
  readonly apply: (table: Table, due: Due) => Done;
}

export interface Choice {
  /** The type of the move by which it is made. */
  readonly move: EffectMove['type'];
  /** Every way to apply it, as fully as possible; where there is none it cannot be applied. */
  readonly options: (table: Table, due: Due) => readonly EffectMove[];
  /** Why it may not be applied like this. */
  readonly forbids: (table: Table, due: Due, move: EffectMove) => readonly Refusal[];
  readonly apply: (table: Table, due: Due, move: EffectMove) => Done;
}

export type Effect = Automatic | Choice;

export function isChoice(effect: Effect): effect is Choice {
  return 'options' in effect;
}

/** A choice made by moves of one sort. Refuses (throws) any other: the judge lets none of them come here. */
export function choice<Move extends EffectMove>(
  type: Move['type'],
  own: {
    readonly options: (table: Table, due: Due) => readonly Move[];
    readonly forbids: (table: Table, due: Due, move: Move) => readonly Refusal[];
    readonly apply: (table: Table, due: Due, move: Move) => Done;
  },
): Choice {
  const is = (move: EffectMove): move is Move => move.type === type;
  const mine = (move: EffectMove): Move => {
    if (!is(move)) throw new Error(`The judge lets no ${move.type} pass for ${type}`);
    return move;
  };
  return {
    move: type,
    options: own.options,
    forbids: (table, due, move) => own.forbids(table, due, mine(move)),
    apply: (table, due, move) => own.apply(table, due, mine(move)),
  };
}
