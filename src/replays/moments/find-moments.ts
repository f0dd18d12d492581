import type { GameTypes } from '#kit/game';
import type { MomentCondition } from '#kit/moment-condition';
import { foundBy } from './moment-index.ts';
import { fact, type Moment } from './moment-types.ts';

/** What is looked for: the values that are chosen of each condition. A condition of which nothing is chosen is left out. */
export type Wanted = ReadonlyMap<string, readonly string[]>;

/** A condition as far as it is looked for by. */
export type Sought = Pick<MomentCondition<GameTypes>, 'id' | 'kind' | 'values'>;

/** What is looked for in the query of an address. What it does not know is left out. */
export function readWanted(conditions: readonly Sought[], query: string): Wanted {
  const asked = new URLSearchParams(query);
  return new Map(
    conditions.flatMap(({ id, kind, values }) => {
      const known = asked.getAll(id).filter((value) => values.includes(value));
      const chosen = kind === 'all' ? [...new Set(known)] : known.slice(0, 1);
      return chosen.length === 0 ? [] : [[id, chosen] as const];
    }),
  );
}

/** The query of an address that asks for it, without its `?`. */
export function writeWanted(wanted: Wanted): string {
  const pairs = [...wanted].flatMap(([id, values]) => values.map((value) => [id, value]));
  return new URLSearchParams(pairs).toString();
}

/** The same with other values of a condition. */
export function withWanted(wanted: Wanted, id: string, values: readonly string[]): Wanted {
  const others = new Map(wanted);
  if (values.length === 0) others.delete(id);
  else others.set(id, values);
  return others;
}

/** The moments that have all that is looked for. */
export function momentsWith(
  conditions: readonly Sought[],
  moments: readonly Moment[],
  wanted: Wanted,
): readonly Moment[] {
  return wanted.size === 0 ? moments : moments.filter((moment) => has(conditions, moment, wanted));
}

function has(conditions: readonly Sought[], moment: Moment, wanted: Wanted): boolean {
  const found = foundBy(moment);
  return [...wanted].every(([id, chosen]) => {
    const condition = conditions.find((one) => one.id === id);
    if (condition?.kind !== 'least') return chosen.every((value) => found.has(fact(id, value)));
    const [least = ''] = chosen;
    return condition.values
      .slice(condition.values.indexOf(least))
      .some((value) => found.has(fact(id, value)));
  });
}

/** Less than is looked for, which there is. */
export interface Looser {
  readonly wanted: Wanted;
  /** The condition that gives way, and the values that are not looked for any more. */
  readonly id: string;
  readonly left: readonly string[];
  /** What is looked for of it instead: a lower number, or the cards that stay. */
  readonly instead: readonly string[];
  readonly count: number;
}

/**
 * A weaker search to offer where nothing was found: one condition is dropped, or loosened where that is possible. Of several such
 * searches the one with the fewest results is given; null where dropping no single condition helps.
 */
export function nearest(
  conditions: readonly Sought[],
  moments: readonly Moment[],
  wanted: Wanted,
): Looser | null {
  const ways = [...wanted].flatMap(([id, chosen]) =>
    waysFrom(conditions.find((one) => one.id === id)?.values ?? [], chosen, kindOf(conditions, id)).map(
      (instead) => ({ id, instead, left: chosen.filter((value) => !instead.includes(value)) }),
    ),
  );
  const found = ways.map((way) => {
    const loosened = withWanted(wanted, way.id, way.instead);
    return { ...way, wanted: loosened, count: momentsWith(conditions, moments, loosened).length };
  });
  return found.filter(({ count }) => count > 0).toSorted((a, b) => a.count - b.count)[0] ?? null;
}

function kindOf(conditions: readonly Sought[], id: string): Sought['kind'] {
  return conditions.find((one) => one.id === id)?.kind ?? 'one';
}

/** What can be chosen of a condition instead, that asks for less. */
function waysFrom(
  values: readonly string[],
  chosen: readonly string[],
  kind: Sought['kind'],
): readonly (readonly string[])[] {
  const [first = ''] = chosen;
  switch (kind) {
    case 'one':
      return [[]];
    case 'all':
      return chosen.map((left) => chosen.filter((value) => value !== left));
    case 'least':
      return [...values.slice(0, values.indexOf(first)).map((value) => [value]), []];
  }
}
