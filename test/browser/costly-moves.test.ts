import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import puzzles from '../../content/jekyll-vs-hyde/puzzles.json' with { type: 'json' };
import { explainCost } from '#games/jekyll-vs-hyde/analysis/cost-explanation';
import {
  continuationsAfter,
  type Continuations,
} from '#games/jekyll-vs-hyde/analysis/played-and-better-continuations';
import { jekyllVsHydeMachine } from '#games/jekyll-vs-hyde/machine-with-statechart-and-dealing';
import { readPuzzlePosition } from '#games/jekyll-vs-hyde/puzzles/puzzle-position-as-text';
import type { Card } from '#games/jekyll-vs-hyde/rules/cards';
import { createSolver } from '#games/jekyll-vs-hyde/solver/solver';
import { words as english } from '#games/jekyll-vs-hyde/words/en/cost-explanation';
import { words as japanese } from '#games/jekyll-vs-hyde/words/ja/cost-explanation';
import { readReplay } from '#replays/read-replay';
import { lineThrough } from '#replays/replay-frames';
import { words as englishLine } from '#words/en/line-of-play-stepper';
import { words as englishViewer } from '#words/en/replay-viewer';
import { words as japaneseLine } from '#words/ja/line-of-play-stepper';
import { words as japaneseViewer } from '#words/ja/replay-viewer';
import { expectAccessible, hydrated, overflowsSideways, test } from './playwright-fixtures.ts';

/** Why a move has cost something, and what punishes it, where a reader meets such moves: beside a replay, guessing, in a puzzle. */

const GAME = '/jekyll-vs-hyde/replays/the-even-hand/';
/** Before the move of Hyde's that was not the best, with four tricks to come. */
const BEFORE = 16;
const PHONE = { width: 390, height: 844 };
const LANGUAGES = [
  ['', english, englishLine, englishViewer],
  ['/ja', japanese, japaneseLine, japaneseViewer],
] as const;

/** What follows a card that Hyde plays there, and what follows the best one. */
function coursesOf(card: Card): Continuations {
  const file = new URL('../../content/jekyll-vs-hyde/replays/the-even-hand.json', import.meta.url);
  const reading = readReplay(readFileSync(file), jekyllVsHydeMachine);
  const id = reading.ok ? lineThrough(reading.value.frames)[BEFORE] : undefined;
  const state = reading.ok && id !== undefined ? reading.value.frames[id]?.position.context.state : undefined;
  if (state?.phase !== 'follow') throw new Error('Hyde is to answer');
  const play = (card: Card) => ({ type: 'follow', by: 'hyde', card }) as const;
  const solver = createSolver();
  const [best] = solver.solve(state).moves.toSorted((a, b) => b.gap.low - a.gap.low);
  if (best === undefined) throw new Error('There is a move');
  const steps = continuationsAfter(state, [play(card), best.action], solver, Infinity);
  let step = steps.next();
  for (; step.done !== true; step = steps.next());
  if (step.value === null) throw new Error(`${card} costs nothing`);
  return step.value;
}

const controls = (page: Page) => page.locator('.stage-controls .line-place');

/** Steps along a line of so many moves by keys, over to the other and back to the game. */
async function stepsThereAndBack(
  page: Page,
  [, , line, viewer]: (typeof LANGUAGES)[number],
  moves: number,
  opened: number,
): Promise<void> {
  const position = controls(page).locator('.controls-position');
  const standsAt = (at: number, of = moves) =>
    expect.poll(() => position.innerText()).toBe(viewer.step(at + 1, of + 1));
  const address = page.url();
  await standsAt(opened);
  await page.keyboard.press('ArrowRight');
  await standsAt(opened + 1);
  await page.keyboard.press('End');
  await standsAt(moves);
  // The position before one's own move.
  await page.keyboard.press('Home');
  await standsAt(0);
  await controls(page).getByRole('button', { name: line.better }).press('Enter');
  await controls(page).getByRole('button', { name: line.played }).press('Enter');
  await standsAt(1);
  // A rule that is looked up on the way is closed by the same key, and the line stays.
  await page.locator('.stage-told .rule-link').first().press('Enter');
  const rule = page.locator('dialog[open]');
  await rule.waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => rule.count()).toBe(0);
  await standsAt(1);
  await page.keyboard.press('Escape');
  await expect.poll(() => controls(page).count()).toBe(0);
  expect(page.url()).toBe(address);
}

describe.each(LANGUAGES)('At %s/, beside a replay', (...language) => {
  const [place, words, line] = language;
  test('a costly move is explained, and its line steps on the table, on a phone', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${place}${GAME}?mode=worth#${BEFORE + 1}`);
    await hydrated(page);
    const courses = coursesOf('W2');
    const reasons = page.locator('.move-cost .reasons');
    await reasons.waitFor({ timeout: 60_000 });
    const said = await reasons.innerText();
    for (const claim of explainCost(courses)) expect(said).toContain(words.says(claim));
    await expect.poll(() => reasons.getByRole('link').count()).toBeGreaterThan(0);
    await expect.poll(() => overflowsSideways(page)).toBe(false);
    const show = page.getByRole('button', { name: line.show });
    await show.press('Enter');
    await controls(page).waitFor();
    await expectAccessible(page);
    // What the best answer is lies on the table at once.
    const [next] = courses.played.line;
    const card = next !== undefined && 'card' in next ? next.card : '';
    await expect.poll(() => page.locator(`.stage-table .trick [data-card="${card}"]`).count()).toBe(1);
    await expect.poll(() => overflowsSideways(page)).toBe(false);
    await stepsThereAndBack(page, language, courses.played.line.length + 1, 2);
  });

  // The second is the move of all example games of which most is said.
  test.for([[GAME, BEFORE + 1] as const, ['/jekyll-vs-hyde/replays/the-landslide/', 11] as const])(
    'the room of the reasons is there before they are: %s, move %i',
    async ([game, move], { page }) => {
      await page.setViewportSize(PHONE);
      await page.goto(`${place}${game}?mode=worth#${move}`);
      await hydrated(page);
      const room = page.locator('.move-cost .reasons-room');
      await room.locator('.reasons').waitFor({ timeout: 60_000 });
      // Whether they come soon or late: they take no more than what is kept for them.
      const taken = await room.evaluate(
        (element) =>
          element.getBoundingClientRect().height - parseFloat(getComputedStyle(element).minBlockSize),
      );
      expect(taken).toBeLessThan(1);
    },
  );

  test('a wrong guess is answered on the table, and one that is as good is accepted', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const guess = async (card: Card) => {
      await page.goto('about:blank');
      await page.goto(`${place}${GAME}?mode=guess&as=hyde#${BEFORE}`);
      await hydrated(page);
      await page.locator(`.player-hand [data-card="${card}"] button`).press('Enter');
    };
    await guess('W3');
    const courses = coursesOf('W3');
    const told = page.locator('.stage-told');
    await told.locator('.reasons').waitFor({ timeout: 60_000 });
    // What the other holds is not told before somebody asks.
    await expect.poll(() => controls(page).count()).toBe(0);
    await told.locator('.reasons ~ button').press('Enter');
    await controls(page).waitFor();
    const said = await told.innerText();
    for (const claim of explainCost(courses)) expect(said).toContain(words.says(claim));
    await stepsThereAndBack(page, language, courses.played.line.length + 1, 2);
    const score = page.locator('.panel > .label');
    await expect.poll(() => score.innerText()).toMatch(/1.*0|0.*1/);
    await guess('4+');
    await told.locator('.told[data-kind="answer"]').waitFor({ timeout: 60_000 });
    await expect.poll(() => score.innerText()).toMatch(/1.*1/);
    await expect.poll(() => controls(page).count()).toBe(0);
  });

  test('a wrong try of a puzzle is answered by what refutes it, with the rule', async ({ page }) => {
    const stored = puzzles.puzzles.find(({ best, obvious }) => !`${best}${obvious}`.includes('>'));
    const state = stored && readPuzzlePosition(stored.position);
    if (stored === undefined || state == null) throw new Error('There is a puzzle without Potions');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${place}/jekyll-vs-hyde/puzzles/${stored.position.slice(1, 6)}/`);
    await page.locator(`.player-hand [data-card="${stored.obvious}"] button`).focus();
    await hydrated(page);
    await page.locator(`.player-hand [data-card="${stored.obvious}"] button`).press('Enter');
    const verdict = page.locator('.stage-told .told > p').first();
    await expect.poll(() => verdict.getByRole('link').count()).toBeGreaterThan(0);
    await expectAccessible(page);
  });
});
