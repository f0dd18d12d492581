import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject } from 'vitest';
import { notesOn, type Annotating, type Note } from '#games/jekyll-vs-hyde/analysis/annotate-replay';
import {
  analyse,
  playedFrom,
  type LinePosition,
  type Told,
} from '#games/jekyll-vs-hyde/analysis/solve-positions-of-line';
import { createSolver } from '#games/jekyll-vs-hyde/solver/solver';
import { start } from '#games/jekyll-vs-hyde/rules/state-before-deal';
import type { SolverClient } from '#games/jekyll-vs-hyde/widgets/solving/solver-client';
import { firstLeads, leadsWith } from '../games/jekyll-vs-hyde/solver/positions.ts';
import { randomGame } from '../replays/fixtures/sample-games.ts';
import { bundle, run, type Bundle } from './bundle-module-with-workers.ts';
import { test } from './playwright-fixtures.ts';

/** The solver as a page gets it: packed, in a worker, in a real browser. */

declare const solving: SolverClient;

/** What a page was told after it had asked for a line, in order. */
interface Heard {
  readonly told: readonly Told[];
  readonly end: 'done' | 'failed';
  /** Milliseconds until it was told something. */
  readonly first: number;
}

/** One position as a line. */
const alone = (state: LinePosition['state'] | undefined): readonly LinePosition[] => {
  if (state === undefined) throw new Error('There is no position');
  return [{ state, action: null }];
};
const solved = (told: readonly Told[]) => told.filter(({ solution }) => solution !== null);

describe('The solver beside a page', () => {
  let files: Bundle = new Map();
  beforeAll(async () => {
    files = await bundle('test/browser/solver-test-page.ts');
  });

  // What a better move would have brought, and what a gift makes sure of, is worked out there as well.
  test('weighs 12.6 KB at most, packed', () => {
    const worker = [...files].filter(([name]) => name.includes('solver-worker'));
    expect(worker).toHaveLength(1);
    for (const [, code] of worker) expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(12_600);
  });

  test('finds for a game what it finds anywhere, its notes too', async ({ page }) => {
    await run(page, inject('site'), files);
    const line = playedFrom(start(), randomGame(5)).filter(
      ({ state }) => !('tricks' in state) || state.tricks.length > 4,
    );
    const { told, end } = await ask(page, line, 3);
    expect(end).toBe('done');
    expect(solved(told)).toEqual(solved([...analyse(line, createSolver(), Infinity, 3)]));

    const steps = notesOn(line, createSolver(), Infinity);
    let step = steps.next();
    while (step.done !== true) step = steps.next();
    const heard = await page.evaluate(
      (line) =>
        new Promise<{ last: Annotating | null; notes: readonly Note[] }>((resolve, reject) => {
          let last: Annotating | null = null;
          solving.annotate(line, {
            progress: (progress) => {
              last = progress;
            },
            done: (notes) => {
              resolve({ last, notes });
            },
            failed: reject,
          });
        }),
      line,
    );
    expect(heard.notes).toEqual(step.value);
    expect(heard.last?.of).toBeGreaterThan(10);
  });

  test('tells what it knows at once, and more while it works', async ({ page }) => {
    await run(page, inject('site'), files);
    // It is up by then.
    await ask(page, alone(leadsWith(3, 1)[0]));
    const { told, first } = await ask(page, alone(firstLeads(2, 1)[0]));
    expect(told.length).toBeGreaterThan(2);
    expect(told[0]).toMatchObject({ at: 0, solution: null });
    expect(told[0]?.progress.gap).toEqual({ low: { from: 0, to: 10 }, high: { from: 0, to: 10 } });
    expect(told.at(-1)?.solution?.moves).toHaveLength(told[0]?.progress.moves.length ?? NaN);
    // Far more than it needs, for a machine that does much else.
    expect(first).toBeLessThan(500);
  });

  test('drops what was asked before, and stops when it is told to', async ({ page }) => {
    await run(page, inject('site'), files);
    const lines = [alone(firstLeads(4, 1)[0]), alone(leadsWith(4, 1)[0])] as const;
    const heard = await page.evaluate(async ([long, short]) => {
      const heard: string[] = [];
      const ask = (name: string, line: readonly LinePosition[]) =>
        new Promise<void>((resolve) => {
          const hear = (what: string) => {
            if (heard.at(-1) !== what) heard.push(what);
            resolve();
          };
          solving.analyse(line, 0, {
            told: () => {
              hear(name);
            },
            done: () => {
              hear(`${name} done`);
            },
            failed: () => {
              hear('failed');
            },
          });
        });
      const wait = () => new Promise((later) => setTimeout(later, 500));
      await ask('long', long);
      await ask('short', short);
      await wait();
      await ask('long again', long);
      solving.stop();
      heard.push('stopped');
      await wait();
      return heard;
    }, lines);
    expect(heard).toEqual(['long', 'short', 'short done', 'long again', 'stopped']);
  });

  test('says so where the browser lets nothing run beside the page', async ({ page, complaints }) => {
    complaints.expect(/worker-src/);
    await run(page, inject('site'), files, "worker-src 'none'");
    const line = alone(leadsWith(3, 1)[0]);
    expect(await ask(page, line)).toMatchObject({ end: 'failed', told: [] });
    expect(await ask(page, line)).toMatchObject({ end: 'failed', told: [] });
  });

  test('says so where it breaks down', async ({ page }) => {
    await run(page, inject('site'), files);
    const [state] = leadsWith(3, 1);
    const broken = { ...state, hands: null } as unknown as LinePosition['state'];
    expect(await ask(page, alone(broken))).toMatchObject({ end: 'failed', told: [] });
  });
});

async function ask(page: Page, line: readonly LinePosition[], first = 0): Promise<Heard> {
  return page.evaluate(
    ([line, first]) =>
      new Promise<Heard>((resolve) => {
        const asked = performance.now();
        let waited = NaN;
        const told: Told[] = [];
        solving.analyse(line, first, {
          told: (each) => {
            if (told.length === 0) waited = performance.now() - asked;
            told.push(each);
          },
          done: () => {
            resolve({ told, end: 'done', first: waited });
          },
          failed: () => {
            resolve({ told, end: 'failed', first: waited });
          },
        });
      }),
    [line, first] as const,
  );
}
