import { openDB, type DBSchema, type IDBPDatabase, type IDBPObjectStore } from 'idb';
import { bad, good, type Result } from '#kit/result';

/** The browser's database, a transaction at a time. */

const NAME = 'cabinet';
const STUDIES = 'studies';

interface Schema extends DBSchema {
  // What is found there may have been damaged, or made by a later Cabinet.
  [STUDIES]: { key: number; value: unknown };
}

/** What can be done with the studies within one transaction. */
export type Shelf<Mode extends 'readonly' | 'readwrite'> = IDBPObjectStore<
  Schema,
  [typeof STUDIES],
  typeof STUDIES,
  Mode
>;

/**
 * What is wrong with the database as a whole: no room is left; it could not be read or written, which is most likely a full
 * disk too; or it cannot be used. The last two with the browser's own name for it.
 */
export type Trouble =
  | { readonly type: 'full' }
  | { readonly type: 'failed'; readonly reason: string }
  | { readonly type: 'blocked'; readonly reason: string };

/** What browsers say when a file of the database could not be read or written. */
const FAILURES = ['UnknownError', 'DataError'];

/**
 * One transaction: all of the work is kept, or none. The database is opened for it and closed again, so that no tab that is
 * left open stands in the way of a later Cabinet.
 */
export async function within<Mode extends 'readonly' | 'readwrite', Value>(
  mode: Mode,
  work: (shelf: Shelf<Mode>) => Promise<Value>,
): Promise<Result<Value, Trouble>> {
  if (!('indexedDB' in globalThis)) return bad({ type: 'blocked', reason: 'NotSupportedError' });
  let database: IDBPDatabase<Schema> | undefined;
  try {
    database = await openDB<Schema>(NAME, 1, {
      upgrade: (fresh) => {
        // Numbers that count up are never given twice, so what was removed cannot be taken for another.
        fresh.createObjectStore(STUDIES, { autoIncrement: true });
      },
    });
    const transaction = database.transaction(STUDIES, mode);
    const [worked, ended] = await Promise.allSettled([work(transaction.store), transaction.done]);
    if (worked.status === 'fulfilled' && ended.status === 'fulfilled') return good(worked.value);
    // Which of them tells the cause differs from browser to browser; the others only say that it was broken off.
    const reasons = [worked, ended].flatMap((each) =>
      each.status === 'rejected' ? [each.reason as unknown] : [],
    );
    return bad(troubleOf([transaction.error, ...reasons]));
  } catch (error) {
    return bad(troubleOf([error]));
  } finally {
    database?.close();
  }
}

/** What errors of the database mean. Throws on an error of another kind, which is a mistake of ours. */
export function troubleOf(errors: readonly unknown[]): Trouble {
  const found = errors.flatMap((error) => {
    if (error == null) return [];
    if (error instanceof DOMException) return [error];
    throw error as Error;
  });
  // Chromium tells of a full disk, which is no full quota, in the message alone, and only the first time.
  if (found.some(({ name, message }) => name === 'QuotaExceededError' || message.includes('NO_SPACE')))
    return { type: 'full' };
  const reason = found.find(({ name }) => name !== 'AbortError')?.name ?? 'AbortError';
  return { type: FAILURES.includes(reason) ? 'failed' : 'blocked', reason };
}
