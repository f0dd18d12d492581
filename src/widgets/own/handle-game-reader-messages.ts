import type { GameTypes } from '#kit/game';
import type { GameReader } from './read-games-in-worker.ts';

/** Runs in the worker of a game: reads the games in each text or file that the page posts, and posts the result back. */
export function handleGameReaderMessages<T extends GameTypes, Extra extends object>(
  read: GameReader<T, Extra>['read'],
): void {
  addEventListener('message', ({ data }: MessageEvent<string | Uint8Array>) => {
    postMessage(read(data));
  });
}
