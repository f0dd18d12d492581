import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject } from 'vitest';
import type { Playing } from '#games/jekyll-vs-hyde/solver/playing';
import { createSolver, type Progress, type Solution } from '#games/jekyll-vs-hyde/solver/solver';
import type { Solving } from '../../src/widgets/jekyll-vs-hyde/solving.ts';
import { firstLeads, leadsWith } from '../games/jekyll-vs-hyde/solver/positions.ts';
import { bundle, run, type Bundle } from './bundle.ts';
import { test } from './reader.ts';

/** The solver as a page gets it: packed, in a worker, in a real browser. */

declare const solving: Solving;

/** What a page was told after it had asked for a position, in order. */
interface Told {
  readonly progress: readonly Progress[];
  readonly solution: Solution | null;
  readonly failed: boolean;
  /** Milliseconds until it was told something. */
  readonly first: number;
}

describe('The solver beside a page', () => {
  let files: Bundle = new Map();
  beforeAll(async () => {
    files = await bundle('test/browser/solving-page.ts');
  });

  test('weighs 12 KB at most, packed', () => {
    const worker = [...files].filter(([name]) => name.includes('solver-worker'));
    expect(worker).toHaveLength(1);
    for (const [, code] of worker) expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(12_000);
  });

  test('finds what it finds anywhere', async ({ page }) => {
    await run(page, inject('site'), files);
    const here = createSolver();
    for (const state of leadsWith(6, 5)) {
      expect((await ask(page, state)).solution).toEqual(here.solve(state));
    }
  });

  test('tells what it knows at once, and more while it works', async ({ page }) => {
    await run(page, inject('site'), files);
    // It has been started by then.
    const [easy] = leadsWith(3, 1);
    await ask(page, easy);
    const [state] = firstLeads(2, 1);
    const { progress, solution, first } = await ask(page, state);
    expect(progress.length).toBeGreaterThan(2);
    expect(progress[0]).toMatchObject({ gap: { low: { from: 0, to: 10 }, high: { from: 0, to: 10 } } });
    expect(solution?.moves).toHaveLength(progress[0]?.moves.length ?? NaN);
    // Far more than it needs, for a machine that does much else.
    expect(first).toBeLessThan(500);
  });

  test('drops what was asked before, and stops when it is told to', async ({ page }) => {
    await run(page, inject('site'), files);
    const [long] = firstLeads(4, 1);
    const [short] = leadsWith(4, 1);
    const told = await page.evaluate(
      async ([long, short]) => {
        if (long === undefined || short === undefined) throw new Error('There is nothing to ask');
        const told: string[] = [];
        const ask = (name: string, state: Playing) =>
          new Promise<void>((done) => {
            solving.solve(state, {
              progress: () => {
                if (told.at(-1) !== name) told.push(name);
                done();
              },
              solved: () => {
                told.push(`${name} solved`);
                done();
              },
              failed: () => told.push('failed'),
            });
          });
        await ask('long', long);
        await ask('short', short);
        await new Promise((later) => setTimeout(later, 500));
        await ask('long again', long);
        solving.stop();
        told.push('stopped');
        await new Promise((later) => setTimeout(later, 500));
        return told;
      },
      [long, short],
    );
    expect(told).toEqual(['long', 'short', 'short solved', 'long again', 'stopped']);
  });

  test('says so where the browser lets nothing run beside the page', async ({ context }) => {
    const page = await context.newPage();
    await run(page, inject('site'), files, "worker-src 'none'");
    const [state] = leadsWith(3, 1);
    expect(await ask(page, state)).toMatchObject({ failed: true, solution: null });
    expect(await ask(page, state)).toMatchObject({ failed: true, solution: null });
  });
});

async function ask(page: Page, state: Playing | undefined): Promise<Told> {
  if (state === undefined) throw new Error('There is nothing to ask');
  return page.evaluate(
    (state) =>
      new Promise<Told>((resolve) => {
        const asked = performance.now();
        let first = NaN;
        const progress: Progress[] = [];
        const told = (rest: Partial<Told>) => {
          resolve({ progress, solution: null, failed: false, first, ...rest });
        };
        solving.solve(state, {
          progress: (known) => {
            if (progress.length === 0) first = performance.now() - asked;
            progress.push(known);
          },
          solved: (solution) => {
            told({ solution });
          },
          failed: () => {
            told({ failed: true });
          },
        });
      }),
    state,
  );
}
