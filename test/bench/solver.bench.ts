import { chromium } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { bundle, run } from '../browser/bundle-module-with-workers.ts';
import { solverTimes, type Times } from './solver-times.ts';

declare const times: Promise<Times>;

/** How fast perfect play is found, on one core: in Node, and in a worker of Chromium. */

test('Perfect play in Node', () => {
  expect(print('Node', solverTimes())).toBe(true);
});

test.for([
  ['Perfect play', 'test/bench/solver-page.ts'],
  ['A first answer', 'test/bench/time-to-first-answer-page.ts'],
] as const)('%s in a worker of Chromium', async ([, module]) => {
  const browser = await chromium.launch({ executablePath: inject('chromium'), args: ['--no-sandbox'] });
  const page = await browser.newPage();
  await run(page, inject('site'), await bundle(module));
  const found = await page.evaluate(() => times);
  await browser.close();
  expect(print('Chromium', found)).toBe(true);
});

function print(where: string, times: Times): boolean {
  const at = (values: readonly number[], part: number) => {
    const sorted = values.toSorted((a, b) => a - b);
    return (sorted[Math.floor((sorted.length - 1) * part)] ?? NaN).toFixed(2).padStart(11);
  };
  const rows = Object.entries(times).map(([what, values]) => {
    const count = String(values.length).padStart(6);
    return `${what.padEnd(40)}${count}${at(values, 0.5)}${at(values, 0.9)}${at(values, 0.99)}`;
  });
  console.log(
    [`${`${where}, milliseconds`.padEnd(40)} count     median       90th       99th`, ...rows].join('\n'),
  );
  return rows.length > 0 && Object.values(times).every((values) => values.every((value) => value >= 0));
}
