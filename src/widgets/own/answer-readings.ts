import type { GameTypes } from '#kit/game';
import type { Reading } from './reading.ts';

/** Reads what the page sends, in the worker of a game. */
export function answerReadings<T extends GameTypes, Extra extends object>(
  read: Reading<T, Extra>['read'],
): void {
  addEventListener('message', ({ data }: MessageEvent<string | Uint8Array>) => {
    postMessage(read(data));
  });
}
