import { MAX_BYTES } from '#kit/input-limits';
import { bad, good, type Result } from '#kit/parse-result';
import { within, type Shelf, type Trouble } from './study-database.ts';
import {
  entryOf,
  find,
  put,
  readAll,
  type Damaged,
  type Entry,
  type Found,
  type Missing,
} from './study-database-queries.ts';
import {
  freeName,
  newcomers,
  readStudies,
  shortName,
  writeStudies,
  type FileMisfit,
  type Filed,
  type Study,
} from './study-format.ts';

/**
 * Studies in the browser, those of each game in a database of its own. Each call is one transaction, so two tabs may work at
 * once. What cannot be read is never overwritten, nor is what another tab has saved in the meantime.
 */

/** The text is longer than a replay may be, so it could not be read again. */
export interface TooLarge {
  readonly type: 'too-large';
  readonly limit: number;
}

/** A study in the list of all, with its text: only who knows the game can tell what there is to say of it. */
export interface Listed extends Entry {
  readonly text: string;
}

export interface Listing {
  /** The last changed first. */
  readonly studies: readonly Listed[];
  readonly damaged: readonly Damaged[];
}

/** Where a text was saved, and, where that is a copy, why it was not saved in its place. */
export interface Saved {
  readonly entry: Entry;
  readonly copied: 'newer' | 'missing' | 'damaged' | null;
}

export interface Exported {
  /** The text of the file. */
  readonly text: string;
  /** What is not in it. */
  readonly damaged: readonly Damaged[];
}

export interface Imported {
  readonly added: readonly Entry[];
  readonly misfits: Filed['misfits'];
  /** How many were kept already, text and name. */
  readonly known: number;
  /** The names of those that are longer than a replay may be. */
  readonly tooLarge: readonly string[];
}

/** All that is kept of a game. */
export function list(game: string): Promise<Result<Listing, Trouble>> {
  return within(game, 'readonly', async (shelf) => {
    const { studies, damaged } = await readAll(shelf);
    const entries = studies.map((study) => ({ ...entryOf(study), text: study.text }));
    return { studies: entries.toSorted((a, b) => b.changed - a.changed || b.id - a.id), damaged };
  });
}

/** A study by its id. */
export async function load(game: string, id: number): Promise<Result<Found, Trouble | Missing | Damaged>> {
  const found = await within(game, 'readonly', (shelf) => find(shelf, id));
  return found.ok ? found.value : found;
}

/** Keeps a new study. A name that another has gets a number, so that who looks for one of them can tell them apart. */
export function add(game: string, study: Study): Promise<Result<Entry, Trouble | TooLarge>> {
  return addTo(game, study, (shelf, studies) => putAnew(shelf, study, studies));
}

/** Adds a new study to those that are kept, in one transaction with looking at them, unless its text is too long. */
export async function addTo<Added>(
  game: string,
  study: Study,
  how: (shelf: Shelf<'readwrite'>, studies: readonly Found[]) => Promise<Added>,
): Promise<Result<Added, Trouble | TooLarge>> {
  if (isTooLarge(study)) return bad({ type: 'too-large', limit: MAX_BYTES });
  const added = await within(game, 'readwrite', async (shelf) => how(shelf, (await readAll(shelf)).studies));
  if (added.ok) void stay();
  return added;
}

/** Puts a study beside those that are kept, under a name that none of them has. */
export function putAnew(shelf: Shelf<'readwrite'>, study: Study, studies: readonly Found[]): Promise<Entry> {
  return put(shelf, { ...study, name: freeName(shortName(study.name), studies) });
}

/** Asks the browser not to clear away what it keeps for us when room gets short. Some ask the reader in turn. */
async function stay(): Promise<void> {
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist();
  } catch {
    // One that knows no such promise, or may not give it, keeps things as long as it does.
  }
}

/**
 * Saves a text under the entry from which it was made. If that was saved by another in the meantime, or removed, or is
 * damaged, the text is kept as a new study beside it: the entry given is then another, to save to from now on.
 */
export async function save(
  game: string,
  entry: Entry,
  text: string,
  changed: number,
): Promise<Result<Saved, Trouble | TooLarge>> {
  if (isTooLarge({ text })) return bad({ type: 'too-large', limit: MAX_BYTES });
  return within(game, 'readwrite', async (shelf): Promise<Saved> => {
    const found = await find(shelf, entry.id);
    if (found.ok && found.value.text === text) return { entry: entryOf(found.value), copied: null };
    if (found.ok && found.value.revision === entry.revision) {
      const next = { id: entry.id, revision: entry.revision + 1 };
      return { entry: await put(shelf, { ...found.value, text, changed }, next), copied: null };
    }
    const copied = found.ok ? 'newer' : found.problem.type;
    const { studies } = await readAll(shelf);
    const name = freeName(found.ok ? found.value.name : entry.name, studies);
    return { entry: await put(shelf, { name, text, changed }), copied };
  });
}

/** Gives a study another name, whoever is at work on its text; `rewrite` changes what its text says of who played. */
export async function rename(
  game: string,
  id: number,
  name: string,
  changed: number,
  rewrite: (text: string) => string = (text) => text,
): Promise<Result<Entry, Trouble | Missing | Damaged>> {
  const renamed = await within(game, 'readwrite', async (shelf) => {
    const found = await find(shelf, id);
    if (!found.ok) return found;
    // The revision stays: who saves the text in another tab has missed nothing of it.
    return good(
      await put(
        shelf,
        { ...found.value, name: shortName(name), text: rewrite(found.value.text), changed },
        found.value,
      ),
    );
  });
  return renamed.ok ? renamed.value : renamed;
}

/** Forgets what is kept under an id, damaged or not. */
export function remove(game: string, id: number): Promise<Result<void, Trouble>> {
  return within(game, 'readwrite', (shelf) => shelf.delete(id));
}

/** All studies of a game as one file. */
export function exportAll(game: string): Promise<Result<Exported, Trouble>> {
  return within(game, 'readonly', async (shelf) => {
    const { studies, damaged } = await readAll(shelf);
    return { text: writeStudies(game, studies), damaged };
  });
}

/**
 * Keeps the studies of a file beside those that are there, all of them or, where there is no room, none. Refuses a file that
 * was written of another game.
 */
export async function importAll(
  game: string,
  file: string | Uint8Array,
): Promise<Result<Imported, Trouble | FileMisfit>> {
  const read = readStudies(game, file);
  if (!read.ok) return read;
  const { misfits } = read.value;
  const tooLarge = read.value.studies.filter(isTooLarge).map(({ name }) => name);
  const fitting = read.value.studies.filter((study) => !isTooLarge(study));
  return within(game, 'readwrite', async (shelf) => {
    const { studies } = await readAll(shelf);
    const added: Entry[] = [];
    for (const study of newcomers(studies, fitting)) added.push(await put(shelf, study));
    return { added, misfits, known: fitting.length - added.length, tooLarge };
  });
}

function isTooLarge({ text }: Pick<Study, 'text'>): boolean {
  return text.length > MAX_BYTES;
}
