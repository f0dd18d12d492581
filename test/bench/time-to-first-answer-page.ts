import { createSolverClient, type SolverClient } from '#games/jekyll-vs-hyde/widgets/solving/solver-client';
import type { Playing } from '#games/jekyll-vs-hyde/solver/solvable-state';
import { firstLeads, leadsWith } from '../games/jekyll-vs-hyde/solver/positions.ts';
import type { Times } from './solver-times.ts';

/** How long a reader waits to be told anything of a position, as the pages ask for it: what is known of it so far. */

const STATES: readonly Playing[] = [
  ...[2, 3, 4].flatMap((potions) => firstLeads(potions, 10)),
  ...[9, 8, 7, 6, 4].flatMap((left) => leadsWith(left, 10)),
];

/** Milliseconds until the first answer. */
function ask(solving: SolverClient, state: Playing): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = performance.now();
    const tell = () => {
      resolve(performance.now() - asked);
    };
    solving.analyse([{ state, action: null }], 0, { told: tell, done: tell, failed: reject });
  });
}

async function timesOfAll(): Promise<Times> {
  const fresh: number[] = [];
  for (const state of STATES) {
    const solving = createSolverClient();
    fresh.push(await ask(solving, state));
    solving.close();
  }
  const busy: number[] = [];
  const solving = createSolverClient();
  for (const state of STATES) {
    busy.push(await ask(solving, state));
    // It goes on with this one until it is asked for the next.
    await new Promise((later) => setTimeout(later, 200));
  }
  solving.close();
  return { 'first answer, worker to be started': fresh, 'first answer, worker at work': busy };
}

Object.assign(globalThis, { times: timesOfAll() });
