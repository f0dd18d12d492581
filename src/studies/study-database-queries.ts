import { bad, good, type Result } from '#kit/parse-result';
import { describe, type Misfit } from '#kit/validate-object';
import type { Shelf } from './study-database.ts';
import { momentOf, readKept, VERSION, type Kept, type Study } from './study-format.ts';

/** Studies as they stand in the database: found, or found damaged, and put there. Each within one transaction. */

/** A study in the list. */
export interface Entry extends Pick<Kept, 'name' | 'changed' | 'revision'> {
  /** Never given twice, not even after the study was removed. */
  readonly id: number;
}

/** What is kept under an id and is no study: a slip of the disk, or made by a later Cabinet. It stays where it is. */
export interface Damaged {
  readonly type: 'damaged';
  readonly id: number;
  readonly misfit: Misfit;
  /** All of it as text, for the reader to keep. */
  readonly text: string;
}

/** A study and where it was found. */
export type Found = Kept & Entry;

export interface Missing {
  readonly type: 'missing';
  readonly id: number;
}

type Readable = Pick<Shelf<'readonly'>, 'get' | 'getAll' | 'getAllKeys'>;

/** What is kept under an id. */
export async function find(shelf: Readable, id: number): Promise<Result<Found, Missing | Damaged>> {
  // An id may come out of an address; one that is no number cannot even be looked for.
  const value = Number.isNaN(id) ? undefined : await shelf.get(id);
  return value === undefined ? bad({ type: 'missing', id }) : readFound(id, value);
}

/** All that is kept, good and damaged. */
export async function readAll(
  shelf: Readable,
): Promise<{ studies: readonly Found[]; damaged: readonly Damaged[] }> {
  const [ids, values] = await Promise.all([shelf.getAllKeys(), shelf.getAll()]);
  const found = ids.map((id, index) => readFound(id, values[index]));
  return {
    studies: found.flatMap((each) => (each.ok ? [each.value] : [])),
    damaged: found.flatMap((each) => (each.ok ? [] : [each.problem])),
  };
}

function readFound(id: number, value: unknown): Result<Found, Damaged> {
  const kept = readKept(value);
  if (kept.ok) return good({ id, ...kept.value });
  return bad({ type: 'damaged', id, misfit: kept.problem, text: textOf(value) });
}

/** What a database can hold need not be JSON: numbers without end, or an object within itself. */
function textOf(value: unknown): string {
  if (value === undefined) return '';
  try {
    return JSON.stringify(value, null, 2);
  } catch {
    return describe(value);
  }
}

/** Keeps a study, as new or under an id with a revision. */
export async function put(
  shelf: Shelf<'readwrite'>,
  { name, text, changed }: Study,
  at?: Pick<Entry, 'id' | 'revision'>,
): Promise<Entry> {
  const kept: Kept = {
    version: VERSION,
    name,
    text,
    changed: momentOf(changed),
    revision: at?.revision ?? 1,
  };
  // Nothing is written that could not be read again.
  if (!readKept(kept).ok) throw new TypeError('A study is to be kept that could not be read again');
  return entryOf({ id: await shelf.put(kept, at?.id), ...kept });
}

export function entryOf({ id, name, changed, revision }: Found): Entry {
  return { id, name, changed, revision };
}
