import type { GameTypes } from '#kit/game';
import type { GameReader } from './game-reader.ts';

/** Reads what the page sends, in the worker of a game. */
export function handleGameReaderMessages<T extends GameTypes, Extra extends object>(
  read: GameReader<T, Extra>['read'],
): void {
  addEventListener('message', ({ data }: MessageEvent<string | Uint8Array>) => {
    postMessage(read(data));
  });
}
