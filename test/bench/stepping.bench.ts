import { chromium, type Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { apply } from '#games/jekyll-vs-hyde/rules/apply';
import { jekyllVsHyde, type JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import { ruleOfThumbMove } from '#games/jekyll-vs-hyde/rules/rule-of-thumb-move';
import type { Action, State } from '#games/jekyll-vs-hyde/rules/state';
import { seededRandom, pick } from '#kit/random';
import type { Replay, Step } from '#replays/replay';
import { writeReplay } from '#replays/write-replay';
import { open } from '../browser/playwright-fixtures.ts';
import { steppingTimes } from './stepping-times.ts';

/**
 * How long a step takes in a real Chromium: on a long game, three rounds with fifty variations, and on the longest replay of each
 * game. By the clock it is as long as the machine allows; what the page itself works tells one version of it from another.
 */

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
  return luck() < 0.5 ? pick(own, luck) : ruleOfThumbMove(jekyllVsHyde.view(state, first.by), own, luck);
}

/** The longest replay of each game. */
const LONGEST = [
  'jekyll-vs-hyde/replays/a-fair-exchange',
  'switch/replays/nine-at-once',
  'chronicle/replays/played-on',
] as const;

test('Steps and jumps on the page', async () => {
  const browser = await chromium.launch({ executablePath: inject('chromium'), args: ['--no-sandbox'] });
  const rows: string[] = [];
  const row = (what: string, ...columns: readonly (readonly number[])[]) => {
    rows.push(what.padEnd(60) + columns.map((values) => at(values, 0.5) + at(values, 0.99)).join('   '));
  };
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await openLongGame(page);
  const long = await steppingTimes(browser, page);
  const painted = [await untilPainted(page, 1), await untilPainted(page, 4)] as const;
  await page.close();
  const times = [{ game: 'a long game', ...long }];
  for (const game of LONGEST) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await open(page, `${inject('site')}/${game}/`);
    times.push({ game, ...(await steppingTimes(browser, page)) });
    await page.close();
  }
  await browser.close();
  for (const { game, moves, steps, jumps } of times) {
    row(`a step in ${game}, ${moves} moves`, steps.clock, steps.processor);
    row(`a jump in ${game}`, jumps.clock, jumps.processor);
  }
  for (const { slowed, steps, jumps } of painted) {
    row(`a step in a long game, from press to paint, processor at 1/${slowed}`, steps);
    row(`a jump in a long game, from press to paint, processor at 1/${slowed}`, jumps);
  }
  const header = `${'milliseconds'.padEnd(60)}  median    99th   of which the page works`;
  console.log([header, ...rows].join('\n'));
  expect(times.map(({ steps }) => steps.processor.filter((one) => one > 0).length)).toEqual(
    times.map(() => 240),
  );
}, 600_000);

/** Opens the game with the many variations, as a reader opens a file of their own. */
async function openLongGame(page: Page): Promise<void> {
  await open(page, `${inject('site')}/jekyll-vs-hyde/study/`);
  const input = page.locator('.import input[type="file"]');
  await input.waitFor({ state: 'attached' });
  const buffer = Buffer.from(writeReplay(longGame()));
  await input.setInputFiles({ name: 'long.json', mimeType: 'application/json', buffer });
  await page.getByRole('heading', { name: 'A long game' }).waitFor();
}

/** The value below which a part of them lies, as a column. */
function at(values: readonly number[], part: number): string {
  const sorted = values.toSorted((a, b) => a - b);
  return (sorted[Math.floor((sorted.length - 1) * part)] ?? NaN).toFixed(1).padStart(8);
}

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
