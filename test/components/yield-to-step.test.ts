import { parseHTML } from 'linkedom';
import { afterEach, expect, test, vi } from 'vitest';
import { yieldToStep } from '../../src/components/yield-to-step.ts';

/** What is plainly the next thing in a step of a lesson. */

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Whether the way on stands out beside such a step. */
function standsOut(step: string): boolean {
  const { document } = parseHTML(
    `<article><section class="step">${TASK}</section><section class="step" data-now>${step}</section><a>On</a></article>`,
  );
  const [lesson, onward] = [document.querySelector('article'), document.querySelector('a')];
  if (lesson === null || onward === null) throw new Error('There is a lesson');
  vi.stubGlobal('MutationObserver', function NoObserver() {
    return { observe: vi.fn() };
  });
  yieldToStep(lesson, onward);
  return onward.hasAttribute('data-primary');
}

const TASK = '<div class="try" data-task="one"></div>';
const forward = (barred: boolean) => `<button data-way="forward" aria-disabled="${String(barred)}"></button>`;

test.each([
  ['words alone', '<p>Words</p>', true],
  ['a scene to be stepped through', forward(false), false],
  ['a scene at its end', forward(true), true],
  ['an exercise', TASK, false],
  ['an exercise that is done', TASK.replace('data-task', 'data-done data-task'), true],
])('The way on beside %s', (_, step, out) => {
  expect(standsOut(step)).toBe(out);
});
