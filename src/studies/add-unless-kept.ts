import type { Result } from '#kit/parse-result';
import type { Trouble } from './study-database.ts';
import { entryOf, type Entry } from './study-database-queries.ts';
import { shortName, type Study } from './study-format.ts';
import { addTo, putAnew, type TooLarge } from './study-store.ts';

/** Where a study is kept that was to be added. */
export interface Added {
  readonly entry: Entry;
  /** Whether it was not there before. */
  readonly isNew: boolean;
  /** Another that has the name under which it was to be kept; null where none has. */
  readonly namesake: Entry | null;
}

/** Keeps a new study, unless its text is kept already, under whatever name. */
export function addUnlessKept(game: string, study: Study): Promise<Result<Added, Trouble | TooLarge>> {
  return addTo(game, study, async (shelf, studies): Promise<Added> => {
    const same = studies.find(({ text }) => text === study.text);
    if (same !== undefined) return { entry: entryOf(same), isNew: false, namesake: null };
    const namesake = studies.find(({ name }) => name === shortName(study.name));
    const entry = await putAnew(shelf, study, studies);
    return { entry, isNew: true, namesake: namesake === undefined ? null : entryOf(namesake) };
  });
}
