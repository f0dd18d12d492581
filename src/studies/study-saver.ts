import type { Trouble } from './study-database.ts';
import type { Entry } from './study-database-queries.ts';
import { add, save, type Saved, type TooLarge } from './study-store.ts';
import type { Study } from './study-format.ts';

/** A study that is being written, and how it stands with keeping it. */

/** What was written lies beside what was kept before, and why. */
export interface SaveConflict {
  readonly why: NonNullable<Saved['copied']>;
  /** The study that it was made from, as it was last seen here. */
  readonly from: Entry;
}

export type SaveStatus =
  | {
      readonly type: 'kept';
      readonly entry: Entry;
      /** How it came to be beside another study, if it did; it stays so. */
      readonly parted: SaveConflict | null;
      /** Whether it was put beside what it was made from, as the draft asked; it stays so. */
      readonly isBeside: boolean;
    }
  /** `unreadable`: it could not be read again as it stands. What was kept before stays. */
  | { readonly type: 'trouble'; readonly trouble: (Trouble | TooLarge)['type'] | 'unreadable' };

/** A text that is to be kept. */
export interface Draft extends Study {
  /** Whether it has become another game than the one it was made from, which stays as it is. */
  readonly isBeside?: boolean;
}

export interface Saver {
  /** How it stood after the last text; null: nothing has been kept yet. */
  readonly standing: () => SaveStatus | null;
  /**
   * Keeps a text upon what the one before left: without waiting for it they would take each other for strangers. The name
   * is for a study that is kept for the first time.
   */
  readonly keep: (draft: Draft) => Promise<SaveStatus>;
  /** Where the study is once all texts are kept; null where none could be. */
  readonly settled: () => Promise<Entry | null>;
}

/**
 * A keeper of a game that goes on with an entry and follows it where a copy takes its place; with null, one that begins a study. Only
 * who knows the game can tell whether a text is readable: one that is not is not kept.
 */
export function createSaver(
  game: string,
  first: Entry | null,
  isGameTextReadable: (text: string) => boolean,
): Saver {
  let entry = first;
  let parted: SaveConflict | null = null;
  let isBeside = false;
  let standing: SaveStatus | null = null;
  let before: Promise<unknown> = Promise.resolve();

  const write = async ({ isBeside: asked = false, ...study }: Draft): Promise<SaveStatus> => {
    if (!isGameTextReadable(study.text)) return { type: 'trouble', trouble: 'unreadable' };
    const from = asked && !isBeside ? null : entry;
    const written =
      from === null ? await add(game, study) : await save(game, from, study.text, study.changed);
    if (!written.ok) return { type: 'trouble', trouble: written.problem.type };
    const { value } = written;
    entry = 'copied' in value ? value.entry : value;
    isBeside ||= asked;
    if (from !== null && 'copied' in value && value.copied !== null) parted = { why: value.copied, from };
    return { type: 'kept', entry, parted, isBeside };
  };
  return {
    standing: () => standing,
    keep: (draft) => {
      const keeping = before.then(async () => (standing = await write(draft)));
      // One that failed is its caller's business; the next is tried all the same.
      before = keeping.catch(() => null);
      return keeping;
    },
    settled: () => before.then(() => entry),
  };
}
