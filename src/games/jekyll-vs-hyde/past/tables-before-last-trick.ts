import type { Random } from '#kit/random';
import type { Rulings } from '#games/jekyll-vs-hyde/rules/ruling-switches';
import { offSuit, sameSuit } from './undo-evil-tricks.ts';
import { potionAndEvil, twoPotions } from './undo-potion-tricks.ts';
import type { Table } from './table-encoding.ts';
import type { Visit } from './undo-one-trick.ts';

/** Tricks taken back: from a table to all those of which it can have come by one trick. */

type Kind = (after: Table, rulings: Rulings, visit: Visit) => boolean;

/** Each kind of trick, and how readily it comes first. */
type Kinds = readonly { readonly undo: Kind; readonly weight: number }[];

const EVEN: Kinds = [
  { undo: sameSuit, weight: 3 },
  { undo: potionAndEvil, weight: 2 },
  { undo: offSuit, weight: 0.5 },
  { undo: twoPotions, weight: 0.5 },
];
/** Where cards are left over when all others are paired, a trick of two suits has to take them. */
const ODD: Kinds = [
  { undo: offSuit, weight: 3 },
  { undo: sameSuit, weight: 2 },
  { undo: potionAndEvil, weight: 1 },
  { undo: twoPotions, weight: 0.5 },
];

/**
 * Visits every table from which one trick leads to this one, until it is enough. Which kind of trick comes first is drawn by
 * lot, so that who gives up and begins anew goes another way.
 */
export function undo(after: Table, rulings: Rulings, chance: Random, visit: Visit): boolean {
  return (leftOver(after) > 0 ? ODD : EVEN)
    .map((kind) => ({ ...kind, key: chance() ** (1 / kind.weight) }))
    .toSorted((a, b) => b.key - a.key)
    .some((kind) => kind.undo(after, rulings, visit));
}

/** How many suits have an odd number of cards, beyond the Potions that can each meet one. */
export function leftOver({ evil, potions }: Pick<Table, 'evil' | 'potions'>): number {
  return (evil[0] % 2) + (evil[1] % 2) + (evil[2] % 2) - countOf(potions);
}

/** How many bits are set. */
export function countOf(bits: number): number {
  let count = 0;
  for (let rest = bits; rest > 0; rest &= rest - 1) count += 1;
  return count;
}
