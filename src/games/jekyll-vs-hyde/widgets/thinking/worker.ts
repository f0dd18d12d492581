import { createSolver } from '#games/jekyll-vs-hyde/solver/solver';
import { solverMemory } from './solver-memory.ts';
import { inSteps, work, type Told, type Task } from './tasks.ts';

/** Thinks beside the page. */

/** What the page says: do this, or let it be. */
export type Order =
  | { readonly type: 'do'; readonly id: number; readonly task: Task }
  | { readonly type: 'stop'; readonly id: number };
/** What it is told; null once the task is done. */
export interface Answer {
  readonly id: number;
  readonly told: Told | null;
}

const solver = createSolver({ memory: solverMemory() });
const running = new Map<number, AbortController>();

addEventListener('message', ({ data }: MessageEvent<Order>) => {
  const { id } = data;
  if (data.type === 'stop') {
    running.get(id)?.abort();
    return;
  }
  const controller = new AbortController();
  running.set(id, controller);
  const tell = (told: Told | null) => {
    postMessage({ id, told } satisfies Answer);
  };
  void inSteps(work(data.task, solver), tell, controller.signal).then(() => {
    running.delete(id);
    tell(null);
  });
});
