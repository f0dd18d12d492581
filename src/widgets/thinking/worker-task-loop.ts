import type { Answer, Order, Work } from './background-task-messages.ts';

/** Milliseconds from one look at the messages to the next. */
const PATIENCE = 50;

/** Does what the page asks for, in a worker. What breaks down is told to the page as an error of the worker. */
export function runWorkerTaskLoop<Task, Told>(work: Work<Task, Told>): void {
  const running = new Set<number>();
  const answer = (answer: Answer<Told>) => {
    postMessage(answer);
  };
  const run = async (id: number, task: Task) => {
    running.add(id);
    let looked = -Infinity;
    for (const told of work(task)) {
      if (told !== undefined) answer({ id, told });
      if (performance.now() - looked < PATIENCE) continue;
      await turn();
      if (!running.has(id)) return;
      looked = performance.now();
    }
    running.delete(id);
    answer({ id, told: null });
  };
  addEventListener('message', ({ data }: MessageEvent<Order<Task>>) => {
    if (data.type === 'stop') running.delete(data.id);
    else run(data.id, data.task).catch(reportError);
  });
}

/** Lets waiting messages in. A timer would do that too, but makes one wait. */
function turn(): Promise<void> {
  return new Promise((goOn) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      goOn();
    };
    port2.postMessage(null);
  });
}
