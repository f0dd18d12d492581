import { MAX_BYTES } from '#kit/input-limits';
import { bad, type Result } from '#kit/parse-result';
import { within, type Trouble } from './study-database.ts';
import { entryOf, put, readAll, type Entry } from './study-queries.ts';
import { freeName, shortName, type Study } from './study-format.ts';
import { stay, type TooLarge } from './study-store.ts';

/** Where a study is kept that was to be added. */
export interface Added {
  readonly entry: Entry;
  /** Whether it was not there before. */
  readonly isNew: boolean;
  /** Another that has the name under which it was to be kept; null where none has. */
  readonly namesake: Entry | null;
}

/** Keeps a new study, unless its text is kept already, under whatever name. */
export async function addUnlessKept(game: string, study: Study): Promise<Result<Added, Trouble | TooLarge>> {
  if (study.text.length > MAX_BYTES) return bad({ type: 'too-large', limit: MAX_BYTES });
  const added = await within(game, 'readwrite', async (shelf): Promise<Added> => {
    const { studies } = await readAll(shelf);
    const same = studies.find(({ text }) => text === study.text);
    if (same !== undefined) return { entry: entryOf(same), isNew: false, namesake: null };
    const name = shortName(study.name);
    const namesake = studies.find((kept) => kept.name === name);
    const entry = await put(shelf, { ...study, name: freeName(name, studies) });
    return { entry, isNew: true, namesake: namesake === undefined ? null : entryOf(namesake) };
  });
  if (added.ok) void stay();
  return added;
}
