import type { Times } from './solver-times.ts';

/** Has the solver timed in a worker; the test waits for it. */
const worker = new Worker(new URL('./solver-worker.ts', import.meta.url), { type: 'module' });
const times = new Promise<Times>((resolve) => {
  worker.addEventListener('message', ({ data }: MessageEvent<Times>) => {
    resolve(data);
  });
});
Object.assign(globalThis, { times });
