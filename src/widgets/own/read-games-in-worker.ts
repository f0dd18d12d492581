import { READ_AT_ONCE } from '#kit/input-limits';
import type { GameTypes } from '#kit/game';
import { trustedScriptUrl } from '../trusted-script.ts';
import type { ReadGames } from './read-games.ts';

/** Reads a game's replays in a text that was pasted or a file that was opened: on the page, or in a worker if it takes long. */
export interface GameReader<T extends GameTypes, Extra extends object = never> {
  /** Never throws. */
  readonly read: (source: string | Uint8Array) => ReadGames<T, Extra>;
  /** The address of the worker that does the same, by `answerReadingRequests`. */
  readonly worker: string;
}

/** Whether a text takes so long to read that the page is better not kept waiting. */
export function takesLong(source: string | Uint8Array): boolean {
  return source.length > READ_AT_ONCE;
}

/** The games that are read. A long text is read beside the page, where the browser lets anything run there. Never throws. */
export async function readInWorker<T extends GameTypes, Extra extends object>(
  { read, worker: address }: GameReader<T, Extra>,
  source: string | Uint8Array,
): Promise<ReadGames<T, Extra>> {
  if (!takesLong(source)) {
    const games = read(source);
    // The worker finds more of what is wrong than the first mistake of each line.
    if (games.problems.length === 0) return games;
  }
  let worker: Worker | undefined;
  try {
    worker = new Worker(trustedScriptUrl(address), { type: 'module' });
    return await answerOf<ReadGames<T, Extra>>(worker, source);
  } catch {
    return read(source);
  } finally {
    worker?.terminate();
  }
}

function answerOf<Answer>(worker: Worker, source: string | Uint8Array): Promise<Answer> {
  return new Promise((give, fail) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      give(data);
    });
    // Also where its file cannot be loaded.
    for (const type of ['error', 'messageerror']) {
      worker.addEventListener(type, () => {
        fail(new Error('The text could not be read beside the page'));
      });
    }
    worker.postMessage(source);
  });
}
