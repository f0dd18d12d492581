import type { Playing } from '#games/jekyll-vs-hyde/solver/playing';
import type { Progress, Solution } from '#games/jekyll-vs-hyde/solver/solver';
import type { Order, Report } from './solver-worker.ts';

/** Has positions solved beside the page. Import it only once somebody asks for that. */
export interface Solving {
  /** Solves this position, and nothing else any more: what was asked before is dropped. */
  readonly solve: (state: Playing, listener: Listener) => void;
  readonly stop: () => void;
  /** Gives its memory back; nothing can be asked of it after that. */
  readonly close: () => void;
}

export interface Listener {
  /** What is known so far: at once, and whenever there has been time to find out more. */
  readonly progress: (progress: Progress) => void;
  readonly solved: (solution: Solution) => void;
  /** The browser lets nothing run beside the page, or it broke down. Words have a sentence for it. */
  readonly failed: () => void;
}

export function createSolving(): Solving {
  let id = 0;
  let listener: Listener | null = null;
  let worker: Worker | null = null;
  try {
    worker = new Worker(new URL('./solver-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<Report>) => {
      if (data.id !== id) return;
      if (data.type === 'progress') listener?.progress(data.progress);
      else
        finish((each) => {
          each.solved(data.solution);
        });
    });
    // Also when its file cannot be loaded.
    worker.addEventListener('error', fail);
    worker.addEventListener('messageerror', fail);
  } catch {
    // Refused outright: said when something is asked.
  }

  function finish(tell: (listener: Listener) => void): void {
    const last = listener;
    listener = null;
    if (last !== null) tell(last);
  }

  function fail(): void {
    worker?.terminate();
    worker = null;
    finish((each) => {
      each.failed();
    });
  }

  return {
    solve: (state, to) => {
      id += 1;
      listener = to;
      if (worker === null) fail();
      else send({ type: 'solve', id, state });
    },
    stop: () => {
      listener = null;
      send({ type: 'stop' });
    },
    close: () => {
      listener = null;
      worker?.terminate();
      worker = null;
    },
  };

  function send(order: Order): void {
    worker?.postMessage(order);
  }
}
