import { expect, test, vi } from 'vitest';
import type { Work } from '#widgets/thinking/background-task-messages.ts';
import { createTaskRunner } from '#widgets/thinking/background-task-runner.ts';

/** Where a browser lets nothing run beside the page, as Node has no workers of the web, the page does the work, or says that nobody does. */

const count: Work<number, number> = function* (to) {
  for (let at = 1; at <= to; at += 1) yield at % 2 === 0 ? at : undefined;
};
const here = () => Promise.resolve(count);

test('A task is done on the page in steps, tells what it has to tell, and then that it is done', async () => {
  const lost = vi.fn();
  const thinker = createTaskRunner({ worker: '/none.js', here, lost });
  expect(lost).toHaveBeenCalledOnce();
  const told: number[] = [];
  await new Promise<void>((done) => {
    thinker.ask(5, (each) => told.push(each), done);
  });
  expect(told).toEqual([2, 4]);
});

test('A task that is stopped tells nothing more, and another goes on', async () => {
  const thinker = createTaskRunner({ worker: '/none.js', here });
  const told: string[] = [];
  await new Promise<void>((done) => {
    const stop = thinker.ask(
      100,
      (each) => {
        told.push(`a${each}`);
        stop();
      },
      () => told.push('a done'),
    );
    thinker.ask(4, (each) => told.push(`b${each}`), done);
  });
  expect(told).toEqual(['a2', 'b2', 'b4']);
});

test('Who lets the thinker go hears no more of what was asked', async () => {
  const thinker = createTaskRunner({ worker: '/none.js', here });
  const told = vi.fn();
  thinker.ask(4, told, told, told);
  thinker.dismiss();
  await new Promise((later) => setTimeout(later, 20));
  expect(told).not.toHaveBeenCalled();
});

test('A task that the page cannot do fails at once', () => {
  const failed = vi.fn();
  createTaskRunner<number, number>({ worker: '/none.js' }).ask(1, vi.fn(), vi.fn(), failed);
  expect(failed).toHaveBeenCalledOnce();
});
