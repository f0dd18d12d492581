import { isEvil, without, type BySeat, type Card, type Seat } from './cards.ts';
import { asksForEvil, type Condition, type History } from './history-card-conditions.ts';
import { bestOn } from './fame.ts';
import { evilVictor, shutOut } from './evil.ts';
import type { Rulings } from './ruling-switches.ts';
import { alliesOf, bySeat } from './seats.ts';
import type { View } from './view.ts';
import { inStrength } from './winning.ts';

/** What is seen of a round while it is played, for all to see. */
interface Open {
  readonly seats: readonly Seat[];
  readonly history: History | null;
  readonly allies: BySeat<readonly Card[]>;
  readonly rulings: Rulings;
}

export interface Standing {
  /** Who would have all four Evil cards, and so the 2 Fame; null where nobody has. */
  readonly victor: Seat | null;
  /** Who would get Fame for each condition, were there no victor. */
  readonly conditions: readonly { readonly condition: Condition; readonly seats: readonly Seat[] }[];
  /** Whose Evil cards would keep them from Fame: nobody's where every condition asks for Evil, or where one has all of it. */
  readonly shutOut: readonly Seat[];
}

/**
 * Who fulfils what at the moment: how a round would be counted if it ended with the allies that lie there. Cards in hand are not
 * counted, and the Angel discards all that she may.
 */
export function standingOn({ seats, history, allies, rulings }: Open): Standing {
  const hands = bySeat(seats, (): readonly Card[] => []);
  const after = bySeat(seats, (seat) => afterAngel(alliesOf({ allies }, seat)));
  const table = { hands, allies: after, rulings };
  const out = shutOut(table);
  const victor = evilVictor(table);
  const conditions = history?.conditions ?? [];
  return {
    victor,
    conditions: conditions.map((condition) => ({
      condition,
      seats: bestOn(table, condition, asksForEvil(condition) ? [] : out),
    })),
    shutOut: victor === null && conditions.some((condition) => !asksForEvil(condition)) ? out : [],
  };
}

function afterAngel(allies: readonly Card[]): readonly Card[] {
  return allies.includes('Angel') ? without(allies, allies.filter(isEvil)) : allies;
}

/** Which of the cards that are seen in a Meeting is the highest of the lead suit; null where none has strength. */
export function strongest({ lead, laid }: Pick<View, 'lead' | 'laid'>): Card | null {
  const open = laid.flatMap(({ by, card, down }) => (card === '??' ? [] : [{ by, card, down }]));
  return inStrength({ lead, laid: open }).at(0)?.card ?? null;
}
