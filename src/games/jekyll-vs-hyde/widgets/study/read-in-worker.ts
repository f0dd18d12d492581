import { READ_AT_ONCE } from '#kit/bounds';
import { trustedScriptUrl } from '#widgets/trusted-script.ts';
import { readGames, type ReadGames } from './read-games.ts';
import address from './reading-worker.ts?worker&url';

/** Whether a text takes so long to read that the page is better not kept waiting. */
export function takesLong(source: string | Uint8Array): boolean {
  return source.length > READ_AT_ONCE;
}

/** What `readGames` gives. A long text is read beside the page, where the browser lets anything run there. Never throws. */
export async function readInWorker(source: string | Uint8Array): Promise<ReadGames> {
  if (!takesLong(source)) return readGames(source);
  let worker: Worker | undefined;
  try {
    worker = new Worker(trustedScriptUrl(address), { type: 'module' });
    return await answerOf(worker, source);
  } catch {
    return readGames(source);
  } finally {
    worker?.terminate();
  }
}

function answerOf(worker: Worker, source: string | Uint8Array): Promise<ReadGames> {
  return new Promise((give, fail) => {
    worker.addEventListener('message', ({ data }: MessageEvent<ReadGames>) => {
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
