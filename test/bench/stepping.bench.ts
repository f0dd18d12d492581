import { chromium, type Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { apply } from '#games/jekyll-vs-hyde/rules/apply';
import { jekyllVsHyde, type JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import { spar } from '#games/jekyll-vs-hyde/rules/sparring-partner';
import type { Action, State } from '#games/jekyll-vs-hyde/rules/state';
import { seededRandom, pick } from '#kit/random';
import type { Replay, Step } from '#replays/replay';
import { writeReplay } from '#replays/write-replay';

/** How long a step takes in a real Chromium, on a long game: three rounds, fifty variations. */

const VARIATIONS = 50;
/** Moves in a variation. */
const LENGTH = 8;

/** A game of three rounds, by the first seed that gives one. */
function longGame(): Replay<JekyllVsHyde> {
  for (let seed = 1; ; seed += 1) {
    const luck = seededRandom(seed);
    const moves: Step<Action>[] = [];
    let state: State = jekyllVsHyde.start();
    while (state.phase !== 'over') {
      const action = anyMove(state, luck);
      moves.push({
        action,
        comment: 'A remark of the usual length, which says why this was played and not the other.',
        ...(moves.length < VARIATIONS && state.phase !== 'deal' && { variations: [variation(state, luck)] }),
      });
      state = apply(state, action).state;
    }
    if (state.round === 3) return { game: 'jekyll-vs-hyde', title: 'A long game', moves };
  }
}

function variation(from: State, luck: () => number): Step<Action>[] {
  const moves: Step<Action>[] = [];
  for (let state = from; moves.length < LENGTH && state.phase !== 'over';) {
    const action = anyMove(state, luck);
    moves.push({ action });
    state = apply(state, action).state;
  }
  return moves;
}

function anyMove(state: State, luck: () => number): Action {
  if (state.phase === 'deal') return jekyllVsHyde.deal(state, luck);
  const legal = jekyllVsHyde.legal(state);
  const [first] = legal;
  if (first === undefined || first.type === 'deal') throw new Error('Nobody is to act');
  const own = legal.filter((action) => action.type !== 'deal' && action.by === first.by);
  return luck() < 0.5 ? pick(own, luck) : spar(jekyllVsHyde.view(state, first.by), own, luck);
}

test('Steps and jumps on the page', async () => {
  const browser = await chromium.launch({ executablePath: inject('chromium'), args: ['--no-sandbox'] });
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(`${inject('site')}/jekyll-vs-hyde/study/`);
  const input = page.locator('.import input[type="file"]');
  await input.waitFor({ state: 'attached' });
  await page.waitForFunction(() => document.querySelector('astro-island[ssr]') === null);
  const buffer = Buffer.from(writeReplay(longGame()));
  await input.setInputFiles({ name: 'long.json', mimeType: 'application/json', buffer });
  await page.getByRole('heading', { name: 'A long game' }).waitFor();
  const times = await page.evaluate(async () => {
    /** The milliseconds from the event to the finished layout, and what the next frame does before it is painted. */
    const handled = async (act: () => void) => {
      await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
      let frame = 0;
      requestAnimationFrame(() => {
        frame = performance.now();
      });
      const before = performance.now();
      act();
      // The widget draws in a microtask.
      await Promise.resolve();
      await Promise.resolve();
      document.body.getBoundingClientRect();
      const drawn = performance.now() - before;
      return new Promise<number>((tell) => {
        requestAnimationFrame(() => {
          tell(drawn + performance.now() - frame);
        });
      });
    };
    const key = (name: string) => () => document.dispatchEvent(new KeyboardEvent('keydown', { key: name }));
    const steps: number[] = [];
    const jumps: number[] = [];
    for (let turn = 0; turn < 4; turn += 1) {
      await handled(key('Home'));
      for (let step = 0; step < 60; step += 1) steps.push(await handled(key('ArrowRight')));
    }
    const moves = [...document.querySelectorAll<HTMLElement>('.move')];
    for (let turn = 0; turn < 240; turn += 1) {
      const move = moves[(turn * 97) % moves.length];
      jumps.push(
        await handled(() => {
          move?.click();
        }),
      );
    }
    return { steps, jumps, moves: moves.length };
  });
  const painted = [await untilPainted(page, 1), await untilPainted(page, 4)] as const;
  await browser.close();
  const at = (values: readonly number[], part: number) => {
    const sorted = values.toSorted((a, b) => a - b);
    return (sorted[Math.floor((sorted.length - 1) * part)] ?? NaN).toFixed(1).padStart(8);
  };
  console.log(
    [
      `${times.moves} moves with their variations; milliseconds`.padEnd(52) + '  median    99th',
      'a step'.padEnd(52) + at(times.steps, 0.5) + at(times.steps, 0.99),
      'a jump to any move'.padEnd(52) + at(times.jumps, 0.5) + at(times.jumps, 0.99),
      ...painted.flatMap(({ slowed, steps, jumps }) => [
        `a step, from press to paint, processor at 1/${slowed}`.padEnd(52) + at(steps, 0.5) + at(steps, 0.99),
        `a jump, from press to paint, processor at 1/${slowed}`.padEnd(52) + at(jumps, 0.5) + at(jumps, 0.99),
      ]),
    ].join('\n'),
  );
  expect(times.steps).toHaveLength(240);
});

/** Presses of each kind. */
const PRESSES = 48;
/** Longer than a card is under way, in milliseconds. */
const REST = 450;

/**
 * The milliseconds from a real key to the picture that it leads to, in the steps of 8 that browsers tell them in. Steps and jumps
 * take turns, so that both meet the machine in the same moods.
 */
async function untilPainted(page: Page, slowed: number) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowed });
  await page.evaluate(() => {
    // TypeScript's DOM does not know the threshold yet.
    const watched = { type: 'event', durationThreshold: 16 };
    new PerformanceObserver((list) => {
      const presses = list.getEntries().filter(({ name }) => name === 'keydown');
      if (presses.length > 0) document.body.dataset.painted = String(presses.at(-1)?.duration);
    }).observe(watched);
  });
  const press = async (key: string) => {
    await page.waitForTimeout(REST);
    await page.evaluate(() => delete document.body.dataset.painted);
    await page.keyboard.press(key);
    await page.waitForTimeout(REST / 3);
    // Nothing under 16 is told.
    return page.evaluate(() => Number(document.body.dataset.painted ?? 8));
  };
  const moves = page.locator('.move');
  const count = await moves.count();
  const steps: number[] = [];
  const jumps: number[] = [];
  for (let turn = 0; turn < PRESSES; turn += 1) {
    await moves.nth((turn * 97) % count).evaluate((move) => {
      move.focus({ preventScroll: true });
    });
    jumps.push(await press('Enter'));
    // A variation ends somewhere.
    const ends = await page.locator('.controls [data-primary][aria-disabled="true"]').count();
    steps.push(await press(ends > 0 ? 'ArrowLeft' : 'ArrowRight'));
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return { slowed, steps, jumps };
}
