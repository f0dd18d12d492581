import type { Solver } from '#games/jekyll-vs-hyde/solver/solver';
import { trustedScriptUrl } from '#widgets/trusted-script.ts';
import type { Task, Told } from './tasks.ts';
import type { Answer, Order } from './worker.ts';
import address from './worker.ts?worker&url';

/** Who does what takes long: a worker beside the page or, where the browser has none for us, the page itself in small steps. */
export interface Thinker {
  /** Does a task and hands on what it tells. Gives what stops it. */
  readonly ask: (task: Task, tell: (told: Told) => void, done?: () => void) => () => void;
  readonly dismiss: () => void;
}

interface Job {
  readonly task: Task;
  readonly tell: (told: Told) => void;
  readonly done: () => void;
  /** Stops it where it runs on the page. */
  readonly controller: AbortController;
}

/** `moved` is called when the worker turns out to be of no use, and what was asked of it is done on the page. */
export function createThinker(moved: () => void): Thinker {
  const jobs = new Map<number, Job>();
  let next = 0;
  let worker: Worker | null = null;
  let solver: Promise<Solver> | null = null;

  const onPage = async (id: number, job: Job) => {
    const [{ createSolver }, { inSteps, work }, { solverMemory }] = await Promise.all([
      import('#games/jekyll-vs-hyde/solver/solver'),
      import('./tasks.ts'),
      import('./solver-memory.ts'),
    ]);
    solver ??= Promise.resolve(createSolver({ memory: solverMemory() }));
    await inSteps(work(job.task, await solver), job.tell, job.controller.signal);
    if (jobs.delete(id)) job.done();
  };
  const giveUp = () => {
    if (worker === null) return;
    worker.terminate();
    worker = null;
    moved();
    for (const [id, job] of jobs) void onPage(id, job);
  };
  try {
    worker = new Worker(trustedScriptUrl(address), { type: 'module' });
    worker.addEventListener('error', giveUp);
    worker.addEventListener('message', ({ data: { id, told } }: MessageEvent<Answer>) => {
      const job = jobs.get(id);
      if (told !== null) job?.tell(told);
      else if (jobs.delete(id)) job?.done();
    });
  } catch {
    // Refused outright.
    moved();
  }
  return {
    ask: (task, tell, done = () => undefined) => {
      const id = next++;
      const job = { task, tell, done, controller: new AbortController() };
      jobs.set(id, job);
      if (worker === null) void onPage(id, job);
      else worker.postMessage({ type: 'do', id, task } satisfies Order);
      return () => {
        if (!jobs.delete(id)) return;
        job.controller.abort();
        worker?.postMessage({ type: 'stop', id } satisfies Order);
      };
    },
    dismiss: () => {
      for (const { controller } of jobs.values()) controller.abort();
      jobs.clear();
      worker?.terminate();
    },
  };
}
