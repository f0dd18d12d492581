import * as v from 'valibot';
import { fit } from '#kit/shape';
import type { Shelf } from './store.ts';

/** The game that a reader is in the middle of, kept so that nothing is lost when the page is left. */

const KEY = 'cabinet.running';

/** How it is played, and what has been played, as the text of a replay. What any of it means is for the page to say. */
export interface Running {
  readonly seat: string;
  readonly opponent: string;
  readonly length: string;
  /** From which the opponent draws its luck. */
  readonly seed: number;
  readonly replay: string;
}

const SHAPE = v.object({
  version: v.literal(1),
  seat: v.string(),
  opponent: v.string(),
  length: v.string(),
  seed: v.pipe(v.number(), v.integer()),
  replay: v.string(),
});

/** What is kept; null where nothing is, or nothing that can be read. */
export function loadRunning(shelf: Shelf | null): Running | null {
  try {
    const read = fit(SHAPE, JSON.parse(shelf?.getItem(KEY) ?? 'null'));
    return read.ok ? read.value : null;
  } catch {
    return null;
  }
}

/** Keeps a game in place of the one before; null forgets it. Where nothing can be kept, the game goes on without. */
export function keepRunning(shelf: Shelf | null, running: Running | null): void {
  try {
    if (running === null) shelf?.removeItem(KEY);
    else shelf?.setItem(KEY, JSON.stringify({ version: 1, ...running }));
  } catch {
    // The storage is full or blocked.
  }
}
