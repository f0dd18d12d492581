import { trustedScriptUrl } from '../trusted-script.ts';
import type { Answer, Order, Work } from './background-task-messages.ts';

/**
 * Runs long tasks, such as finding an opponent's move, in a web worker or, where no worker can be started, on the page itself in
 * small steps.
 */
export interface TaskRunner<Task, Told> {
  /** Does a task and hands on what it tells. Gives what stops it. `failed`: nobody does it. */
  readonly ask: (
    task: Task,
    tell: (told: Told) => void,
    done?: () => void,
    failed?: () => void,
  ) => () => void;
  readonly dismiss: () => void;
}

export interface TaskRunnerOptions<Task, Told> {
  /** The address of a worker that answers tasks. */
  readonly worker: string;
  /** How the page does it by itself; without it, a task fails where there is no worker. */
  readonly here?: () => Promise<Work<Task, Told>>;
  /** Is called when the worker turns out to be of no use. */
  readonly lost?: () => void;
}

interface Job<Task, Told> {
  readonly task: Task;
  readonly tell: (told: Told) => void;
  readonly done: () => void;
  readonly failed: () => void;
}

const nothing = () => undefined;

export function createTaskRunner<Task, Told>(options: TaskRunnerOptions<Task, Told>): TaskRunner<Task, Told> {
  const { worker: address, here, lost = nothing } = options;
  const jobs = new Map<number, Job<Task, Told>>();
  let next = 0;
  let working: Promise<Work<Task, Told>> | undefined;

  const giveUp = () => {
    if (worker === null) return;
    worker.terminate();
    worker = null;
    lost();
    for (const id of jobs.keys()) withoutWorker(id);
  };
  let worker = startWorker<Told>(address, giveUp, ({ id, told }) => {
    const job = jobs.get(id);
    if (told !== null) job?.tell(told);
    else if (jobs.delete(id)) job?.done();
  });
  if (worker === null) lost();

  const withoutWorker = (id: number) => {
    const job = jobs.get(id);
    if (job === undefined) return;
    working ??= here?.();
    if (working === undefined) {
      jobs.delete(id);
      job.failed();
      return;
    }
    void onPage(working, job, () => jobs.has(id)).then(() => {
      if (jobs.delete(id)) job.done();
    });
  };
  return {
    ask: (task, tell, done = nothing, failed = nothing) => {
      const id = next++;
      jobs.set(id, { task, tell, done, failed });
      if (worker === null) withoutWorker(id);
      else worker.postMessage({ type: 'do', id, task } satisfies Order<Task>);
      return () => {
        if (jobs.delete(id)) worker?.postMessage({ type: 'stop', id } satisfies Order<Task>);
      };
    },
    dismiss: () => {
      jobs.clear();
      worker?.terminate();
      worker = null;
    },
  };
}

/** A worker that answers; null where the browser refuses it outright. */
function startWorker<Told>(
  address: string,
  fail: () => void,
  take: (answer: Answer<Told>) => void,
): Worker | null {
  try {
    const worker = new Worker(trustedScriptUrl(address), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<Answer<Told>>) => {
      take(data);
    });
    // Also where its file cannot be loaded.
    worker.addEventListener('error', fail);
    worker.addEventListener('messageerror', fail);
    return worker;
  } catch {
    return null;
  }
}

/** Does a task one step after another, and lets the page have its turn in between, as long as it is wanted. */
async function onPage<Task, Told>(
  working: Promise<Work<Task, Told>>,
  { task, tell }: Job<Task, Told>,
  isWanted: () => boolean,
): Promise<void> {
  const work = await working;
  for (const told of work(task)) {
    if (!isWanted()) return;
    if (told !== undefined) tell(told);
    await new Promise((resume) => setTimeout(resume));
  }
}
