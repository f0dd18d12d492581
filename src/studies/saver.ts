import type { Result } from '#kit/result';
import type { Trouble } from './database.ts';
import type { Entry } from './shelf.ts';
import { save, type Saved, type TooLarge } from './store.ts';

/** Saves of one open study, each upon what the one before left: without waiting they would take each other for strangers. */
export interface Saver {
  /** Saves a text once the saves before are done. */
  save(text: string, changed: number): Promise<Result<Saved, Trouble | TooLarge>>;
}

/** A saver that begins at an entry and follows it where a copy takes its place. */
export function saverOf(entry: Entry): Saver {
  let current = entry;
  let before: Promise<unknown> = Promise.resolve();
  return {
    save: (text, changed) => {
      const saving = before.then(async () => {
        const saved = await save(current, text, changed);
        if (saved.ok) current = saved.value.entry;
        return saved;
      });
      // One that failed is its caller's business; the next is tried all the same.
      before = saving.catch(() => null);
      return saving;
    },
  };
}
