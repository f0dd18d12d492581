import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { GAME_ID } from '#games/jekyll-vs-hyde/rules/game-id';
import { start } from '#games/jekyll-vs-hyde/rules/state-before-deal';
import { randomGame } from '#games/jekyll-vs-hyde/rules/random-play';
import { seededRandom } from '#kit/random';
import { unfinishedGame } from '#progress/unfinished-game';
import { writeReplay } from '#replays/write-replay';
import { hydrated, open, test } from './playwright-fixtures.ts';

/** Beside a table in the window of a small laptop there is room: what is told there has it, and is read without scrolling. */

const LAPTOP = { width: 1280, height: 720 };
const ACTIONS = [...randomGame(start(), seededRandom(3))].map(({ action }) => action);
const BEGUN = ACTIONS.slice(0, 5);
const ROUND = ACTIONS.slice(
  0,
  ACTIONS.findIndex(({ type }, at) => at > 0 && type === 'deal'),
);

/** Comes to the table of a match that has come so far. */
async function comeTo(page: Page, actions: typeof ACTIONS): Promise<void> {
  const slot = unfinishedGame(GAME_ID);
  const replay = writeReplay({ game: GAME_ID, moves: actions.map((action) => ({ action })) });
  const kept = { seat: 'jekyll', opponent: 'glance', length: 'round', seed: 1, replay };
  const text = slot.write({ ...kept, ...(actions === ROUND && { over: true }) });
  await page.setViewportSize(LAPTOP);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`/${GAME_ID}/sheet/`);
  await page.evaluate(
    ([key, value]) => {
      localStorage.setItem(key, value);
    },
    [slot.key, text] as const,
  );
  await open(page, `/${GAME_ID}/play/`);
  await page.locator('.match').waitFor();
}

/** How much more a room holds than it shows, in pixels. */
const hiddenIn = (page: Page, room: string) =>
  page.locator(room).evaluate(({ scrollHeight, clientHeight }) => Math.max(0, scrollHeight - clientHeight));

describe('On a small laptop', () => {
  test('advice is read whole in the place of what was told before, and its button stays where it is', async ({
    page,
  }) => {
    await comeTo(page, BEGUN);
    const ask = page.getByRole('button', { name: 'What would you play?' });
    await page.locator('.side[data-turn] .player-hand').waitFor();
    const before = await ask.boundingBox();
    await ask.press('Enter');
    await page.locator('.advice:not([hidden])').waitFor({ timeout: 60_000 });
    expect(await hiddenIn(page, '.advice-room')).toBe(0);
    await expect.poll(() => ask.boundingBox()).toEqual(before);
    const [advice, prompt] = [
      await page.locator('.advice-room').boundingBox(),
      await page.locator('.stage-prompt').boundingBox(),
    ];
    expect(advice?.y).toBeGreaterThanOrEqual((prompt?.y ?? 0) + (prompt?.height ?? 0));
    // Whoever unfolds what else was thought of sees every row, and the button on the same screen.
    await page.locator('.other-moves summary').click();
    await expect.poll(() => hiddenIn(page, '.advice-room')).toBe(0);
    const [first, last] = [await page.locator('.stage-prompt').boundingBox(), await ask.boundingBox()];
    expect((last?.y ?? 0) + (last?.height ?? 0) - (first?.y ?? 0)).toBeLessThan(720);
  });

  test('what a round has brought is read whole over the table', async ({ page }) => {
    await comeTo(page, ROUND);
    await page.locator('.round-result').waitFor();
    expect(await hiddenIn(page, '.round-result .told')).toBe(0);
  });

  test('who comes back to a match that was looked back on has the table in sight', async ({ page }) => {
    await comeTo(page, ROUND);
    await page.getByRole('button', { name: 'Look back', exact: true }).press('Enter');
    await page.locator('.review').waitFor();
    await page.evaluate(() => {
      scrollTo(0, document.body.scrollHeight);
    });
    await page.goto(`/${GAME_ID}/sheet/`);
    await page.goBack();
    await page.locator('.match').waitFor();
    await page.waitForLoadState('load');
    await expect
      .poll(() =>
        page.locator('.stage-table').evaluate((table) => Math.abs(table.getBoundingClientRect().top)),
      )
      .toBeLessThan(LAPTOP.height / 3);
  });

  test('who annotates a move far down the list has the button that ends it in sight, and those that take it back', async ({
    page,
  }) => {
    await page.setViewportSize(LAPTOP);
    await page.goto(`/${GAME_ID}/replays/either-way/#30`);
    await hydrated(page);
    const annotate = page.getByRole('button', { name: 'Annotate' });
    await annotate.press('Enter');
    await page.locator('.notes').waitFor();
    const list = page.locator('.side-panel');
    await expect.poll(() => list.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(100);
    for (const button of [annotate, page.getByRole('button', { name: 'Undo' })])
      expect(
        await button.evaluate((one) => {
          const { left, top, width, height } = one.getBoundingClientRect();
          return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        }),
      ).toBe(true);
  });

  test('what comes of a guess has room for more than three lines', async ({ page }) => {
    await page.setViewportSize(LAPTOP);
    await page.goto(`/${GAME_ID}/replays/either-way/?mode=guess&as=hyde#4`);
    await hydrated(page);
    await page.locator('.guessing').waitFor();
    const room = await page.locator('.stage-told').boundingBox();
    expect(room?.height).toBeGreaterThanOrEqual(230);
    // Neither what was guessed so far nor who guesses is out of sight for it.
    const score = await page.locator('.side-panel > .panel').boundingBox();
    expect((score?.y ?? 0) + (score?.height ?? 0)).toBeLessThanOrEqual(LAPTOP.height);
  });

  test('a guess that is called good is no mistake as well, and no comment tells of later tricks', async ({
    page,
  }) => {
    await page.setViewportSize(LAPTOP);
    await page.goto(`/${GAME_ID}/replays/either-way/?mode=guess&as=hyde#4`);
    await hydrated(page);
    await page.locator('.player-hand [data-card="P7"] button').press('Enter');
    const told = page.locator('.stage-told');
    await told.locator('.told[data-kind="answer"]').waitFor({ timeout: 60_000 });
    await expect.poll(() => told.getByText('Show the comment').count()).toBeGreaterThan(0);
    await expect.poll(() => told.locator('.comment-quote:visible').count()).toBe(0);
    // What is weighed comes a moment later, if at all.
    await page.waitForTimeout(4000);
    await expect.poll(() => told.innerText()).not.toContain('comes back in the drill');
  });
});

test('Who is shut out is read whole at a table of six', async ({ page }) => {
  await page.setViewportSize(LAPTOP);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/chronicle/lessons/fame/#step-2');
  const scene = page.locator('#step-2[data-now] .scene');
  await scene.locator('.controls button').last().click();
  const shut = scene.locator('.fans > .slip');
  await expect.poll(() => shut.count()).toBe(1);
  const seen = await shut.evaluate((label) => {
    const { left, right, top, bottom } = label.getBoundingClientRect();
    const side = label.closest('.side');
    // What was won is why: none of it lies below the words.
    const covered = [...(side?.querySelectorAll('.slips > .slip') ?? [])].filter((slip) => {
      const box = slip.getBoundingClientRect();
      return box.right > left + 1 && box.left < right - 1 && box.bottom > top + 1 && box.top < bottom - 1;
    });
    const beyond = right - (side?.getBoundingClientRect().right ?? NaN);
    return { cut: beyond + label.scrollWidth - label.clientWidth, covered: covered.length };
  });
  expect(seen.cut).toBeLessThan(1);
  expect(seen.covered).toBe(0);
});
