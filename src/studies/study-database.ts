import { openDB, type DBSchema, type IDBPDatabase, type IDBPObjectStore } from 'idb';
import { bad, good, type Result } from '#kit/parse-result';
import { gameKey } from '#storage/game-storage-key';

/** The browser's databases, one for each game, a transaction at a time. */

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
 * What is wrong with the database as a whole: no room is left; another tab keeps it to itself; a later Cabinet has made it
 * anew; it could not be read or written, which is most likely a full disk too; or it cannot be used. The last two with the
 * browser's own name for it.
 */
export type Trouble =
  | { readonly type: 'full' | 'held' | 'later' }
  | { readonly type: 'failed'; readonly reason: string }
  | { readonly type: 'blocked'; readonly reason: string };

/** What browsers say when a file of the database could not be read or written. */
const FAILURES = ['UnknownError', 'DataError'];

/** How long another tab may keep the database from answering, in milliseconds. */
const PATIENCE = 4000;

/**
 * One transaction on the studies of a game: all of the work is kept, or none. The database is opened for it and closed again, so that no tab that is
 * left open stands in the way of a later Cabinet. Where another tab stands in this one's way nothing is done.
 */
export async function within<Mode extends 'readonly' | 'readwrite', Value>(
  game: string,
  mode: Mode,
  work: (shelf: Shelf<Mode>) => Promise<Value>,
): Promise<Result<Value, Trouble>> {
  if (!('indexedDB' in globalThis)) return bad({ type: 'blocked', reason: 'NotSupportedError' });
  // A request that waits for another tab is told nothing, be it behind an older version, a deletion or a transaction.
  let timer: ReturnType<typeof setTimeout> | undefined;
  const held = new Promise<null>((give) => {
    timer = setTimeout(give, PATIENCE, null);
  });
  let database: IDBPDatabase<Schema> | null = null;
  try {
    const opening = openDB<Schema>(gameKey(NAME, game), 1, {
      upgrade: (fresh) => {
        // Numbers that count up are never given twice, so what was removed cannot be taken for another.
        fresh.createObjectStore(STUDIES, { autoIncrement: true });
      },
    });
    database = await Promise.race([opening, held]);
    if (database === null) {
      // It may open long after; then nobody waits for it any more.
      void opening.then(
        (late) => {
          late.close();
        },
        () => undefined,
      );
      return bad({ type: 'held' });
    }
    const transaction = database.transaction(STUDIES, mode);
    const ending = Promise.allSettled([
      // The first answer tells that it is this transaction's turn.
      transaction.store.getKey(0).then(() => {
        clearTimeout(timer);
        return work(transaction.store);
      }),
      transaction.done,
    ]);
    const isHeld = (await Promise.race([ending, held])) === null;
    if (isHeld) transaction.abort();
    const [worked, ended] = await ending;
    if (worked.status === 'fulfilled' && ended.status === 'fulfilled') return good(worked.value);
    if (isHeld) return bad({ type: 'held' });
    // Which of them tells the cause differs from browser to browser; the others only say that it was broken off.
    const reasons = [worked, ended].flatMap((each) =>
      each.status === 'rejected' ? [each.reason as unknown] : [],
    );
    return bad(troubleOf([transaction.error, ...reasons]));
  } catch (error) {
    return bad(troubleOf([error]));
  } finally {
    clearTimeout(timer);
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
  if (found.some(({ name }) => name === 'VersionError')) return { type: 'later' };
  const reason = found.find(({ name }) => name !== 'AbortError')?.name ?? 'AbortError';
  return { type: FAILURES.includes(reason) ? 'failed' : 'blocked', reason };
}
