import { createSolving, type Solving } from '../../src/widgets/jekyll-vs-hyde/solving.ts';
import { firstLeads, leadsWith } from '../games/jekyll-vs-hyde/solver/positions.ts';
import type { Times } from './solver-times.ts';

/** Has the solver timed in a worker; the test waits for it. */

const worker = new Worker(new URL('./solver-worker.ts', import.meta.url), { type: 'module' });
const solved = new Promise<Times>((resolve) => {
  worker.addEventListener('message', ({ data }: MessageEvent<Times>) => {
    resolve(data);
  });
});

/** How long somebody waits to be told anything of a position: the bounds that are known so far. */
async function firstAnswers(): Promise<Times> {
  const states = [
    ...[2, 3, 4].flatMap((potions) => firstLeads(potions, 10)),
    ...[9, 8, 7, 6, 4].flatMap((left) => leadsWith(left, 10)),
  ];
  const ask = (solving: Solving, state: (typeof states)[number]) =>
    new Promise<number>((resolve, reject) => {
      const asked = performance.now();
      const tell = () => {
        resolve(performance.now() - asked);
      };
      solving.analyse([{ state, action: null }], 0, { told: tell, done: tell, failed: reject });
    });
  const fresh: number[] = [];
  for (const state of states) {
    const solving = createSolving();
    fresh.push(await ask(solving, state));
    solving.close();
  }
  // The worker has other work in hand: it is still at the position before.
  const busy: number[] = [];
  const solving = createSolving();
  for (const state of states) {
    busy.push(await ask(solving, state));
    await new Promise((later) => setTimeout(later, 200));
  }
  solving.close();
  return { 'first answer, worker just started': fresh, 'first answer, worker at work': busy };
}

const times = solved.then(async (solved) => ({ ...solved, ...(await firstAnswers()) }));
Object.assign(globalThis, { times });
