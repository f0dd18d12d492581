import type { Playing } from '#games/jekyll-vs-hyde/solver/playing';
import { createSolver, type Progress, type Solution } from '#games/jekyll-vs-hyde/solver/solver';

/** Solves positions beside the page, one at a time, and remembers from one to the next. */

/** What the page says: solve this instead of whatever is being solved, or stop. */
export type Order =
  { readonly type: 'solve'; readonly id: number; readonly state: Playing } | { readonly type: 'stop' };

/** What it is told: what is known so far, several times, and at the end everything. */
export type Report =
  | { readonly type: 'progress'; readonly id: number; readonly progress: Progress }
  | { readonly type: 'solved'; readonly id: number; readonly solution: Solution };

/** How many positions are looked into before the clock is: a few milliseconds. */
const SLICE = 4096;
/** Milliseconds between two reports. */
const PATIENCE = 50;

const solver = createSolver({ memory: tableMemory() });
let current: number | null = null;

addEventListener('message', ({ data }: MessageEvent<Order>) => {
  current = data.type === 'solve' ? data.id : null;
  if (data.type === 'solve') void solve(data.id, data.state);
});

async function solve(id: number, state: Playing): Promise<void> {
  const steps = solver.steps(state, SLICE);
  let reported = -Infinity;
  for (let step = steps.next(); current === id; step = steps.next()) {
    if (step.done === true) {
      report({ type: 'solved', id, solution: step.value });
      return;
    }
    const now = performance.now();
    if (now - reported < PATIENCE) continue;
    reported = now;
    report({ type: 'progress', id, progress: step.value });
    await turn();
  }
}

function report(report: Report): void {
  postMessage(report);
}

/** Lets waiting messages in. A timer would do too, but makes one wait. */
function turn(): Promise<void> {
  return new Promise((resume) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resume();
    };
    port2.postMessage(null);
  });
}

/**
 * Bytes for the table. While it grows the old one is there too, half as large, and about two million are needed besides:
 * 80 million in all where there is plenty, and a quarter of it on a small phone. Browsers that keep it to themselves get half.
 */
function tableMemory(): number {
  // In gigabytes, 8 for all that is more.
  const { deviceMemory = 4 } = navigator as Navigator & { readonly deviceMemory?: number };
  if (deviceMemory >= 8) return 52e6;
  return deviceMemory >= 4 ? 26e6 : 13e6;
}
