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

/** The one place where a running game is kept, as one page sees it. */
export interface RunningSlot {
  /** What is kept; null where nothing is, or nothing that can be read. */
  readonly load: () => Running | null;
  /**
   * Keeps a game in place of the one before. False: another page has put its own game there since, which stays. Where nothing
   * can be kept, the game goes on without.
   */
  readonly keep: (running: Running) => boolean;
  /** Forgets what this page has kept; what another one has put there stays. */
  readonly forget: () => void;
}

export function runningSlot(shelf: Shelf | null): RunningSlot {
  // As this page has left it, or found it.
  let last: string | null = null;
  const there = () => {
    try {
      return shelf?.getItem(KEY) ?? null;
    } catch {
      return null;
    }
  };
  return {
    load: () => {
      last = there();
      return runningIn(last);
    },
    keep: (running) => {
      const next = JSON.stringify({ version: 1, ...running });
      const found = there();
      if (found !== null && found !== last && found !== next && runningIn(found) !== null) return false;
      try {
        shelf?.setItem(KEY, next);
        last = next;
      } catch {
        // The storage is full or blocked.
      }
      return true;
    },
    forget: () => {
      if (there() !== last) return;
      last = null;
      try {
        shelf?.removeItem(KEY);
      } catch {
        // The storage is blocked.
      }
    },
  };
}

function runningIn(text: string | null): Running | null {
  try {
    const read = fit(SHAPE, JSON.parse(text ?? 'null'));
    return read.ok ? read.value : null;
  } catch {
    return null;
  }
}
