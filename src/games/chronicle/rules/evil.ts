import { EVIL, isEvil, type Card, type Seat } from './cards.ts';
import { choice, type Choice } from './effect-types.ts';
import { discarded, taken } from './take-and-add-cards.ts';
import { alliesOf, seatsAt } from './seats.ts';
import type { AngelMove, Due, Table } from './state.ts';

/** Chapter "evil": the Angel's owner discards all Evil; all four of them are worth 2 Fame, and fewer shut their owner out. */

export const EVIL_VICTORY = 2;

/** The Evil cards among a seat's allies. */
export function evilOf(table: Pick<Table, 'allies'>, seat: Seat): readonly Card[] {
  return alliesOf(table, seat).filter(isEvil);
}

/** The Angel's discard, where its owner has Evil cards. */
export function angelDue(table: Table): readonly Due[] {
  const owner = seatsAt(table).find((seat) => alliesOf(table, seat).includes('Angel'));
  if (owner === undefined || evilOf(table, owner).length === 0) return [];
  return [{ effect: 'angel-discards', owner, chooser: owner, card: 'Angel' }];
}

export const angelDiscards: Choice = choice<AngelMove>('angel', {
  options: (table, { chooser }) =>
    (table.rulings['angel-optional'] === 'optional' ? [true, false] : [true]).map((discards) => ({
      type: 'angel',
      by: chooser,
      discards,
    })),
  forbids: () => [],
  apply: (table, { owner: by }, { discards }) => {
    if (!discards) return { table, events: [{ type: 'not-absolved', rule: 'angel-discards', by }] };
    const cards = evilOf(table, by);
    return {
      table: discarded(taken(table, 'allies', by, cards), cards),
      events: [{ type: 'absolved', rule: 'angel-discards', by, cards }],
    };
  },
});

/** Who owns all four Evil cards, if anybody does. */
export function evilVictor(table: Pick<Table, 'hands' | 'allies'>): Seat | null {
  return seatsAt(table).find((seat) => evilOf(table, seat).length === EVIL.length) ?? null;
}

/** Who is shut out of scoring, by the ruling of the table. */
export function shutOut(table: Pick<Table, 'hands' | 'allies' | 'rulings'>): readonly Seat[] {
  const counts = seatsAt(table).map((seat) => ({ seat, count: evilOf(table, seat).length }));
  const most = Math.max(...counts.map(({ count }) => count));
  const from = table.rulings['evil-excludes'] === 'any' ? 1 : Math.max(1, most);
  return counts.filter(({ count }) => count >= from).map(({ seat }) => seat);
}
