import { describe, expect } from 'vitest';
import { LESSONS_BY_GAME } from '../content/lesson-sources.ts';
import { readsAsOnePage, test } from './playwright-fixtures.ts';

/** What can be pressed in a lesson, on a phone: nothing of it is smaller than a finger. */

const FINGER = 44;
const PHONE = { width: 390, height: 844 };

describe.each(LESSONS_BY_GAME)('In the lessons of $game', ({ game, lessons }) => {
  test.for(lessons.map(({ slug }) => slug))(
    'a finger finds all that can be pressed: %s',
    async (slug, { page }) => {
      await page.setViewportSize(PHONE);
      await readsAsOnePage(page);
      await page.goto(`/${game}/lessons/${slug}/`);
      // Cards of a hand lie over each other, and show as much of themselves as a finger needs. A button may reach further than it is drawn;
      // an answer of one figure is narrower, in a row of them.
      const small = await page.evaluate((least) => {
        const missed: string[] = [];
        for (const one of document.querySelectorAll<HTMLElement>('main :is(button, summary, select)')) {
          if (one.closest('.hand') !== null || !one.checkVisibility({ visibilityProperty: true })) continue;
          one.scrollIntoView({ block: 'center', behavior: 'instant' });
          const box = one.getBoundingClientRect();
          const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
          const isHit = (dx: number, dy: number) => one.contains(document.elementFromPoint(x + dx, y + dy));
          // Half a pixel inside the edge.
          const reach = least / 2 - 1;
          const sides = one.matches('.choice')
            ? []
            : ([
                [-reach, 0],
                [reach, 0],
              ] as const);
          const ends = [[0, -reach], [0, reach], ...sides] as const;
          if (!ends.every(([dx, dy]) => isHit(dx, dy)))
            missed.push(`${one.textContent.trim().slice(0, 40)}: ${box.width} × ${box.height}`);
        }
        return missed;
      }, FINGER);
      expect(small).toEqual([]);
    },
  );
});

test('A thumb that presses twice what checks an answer leaves the verdict to be read', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/jekyll-vs-hyde/lessons/the-cards/#step-7');
  const question = page.locator('#step-7 .question');
  await question.locator('.choice').first().click();
  const check = await question.getByRole('button', { name: 'Check' }).boundingBox();
  if (check === null) throw new Error('It is there');
  await page.mouse.dblclick(check.x + check.width / 2, check.y + check.height / 2, { delay: 20 });
  await question.locator('.choice[aria-disabled="true"]').first().waitFor();
  // It does what it says as soon as that can be meant.
  await question.getByRole('button', { name: 'Another one' }).click();
  await expect.poll(() => question.locator('.choice[aria-disabled="true"]').count()).toBe(0);
});

test('The exchange by itself has a button as high as a finger', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await readsAsOnePage(page);
  await page.goto('/jekyll-vs-hyde/lessons/the-preparation/');
  const give = await page.locator('.exchange-tray .give').first().boundingBox();
  expect(give?.height).toBeGreaterThanOrEqual(FINGER);
});

test('The three suits are seen together, on a phone too', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/jekyll-vs-hyde/lessons/the-cards/#step-2');
  const [cards, foot] = await Promise.all(
    [page.locator('#step-2 .card-row').last(), page.locator('.step-foot')].map((part) => part.boundingBox()),
  );
  if (!cards || !foot) throw new Error('Both are there');
  expect(cards.y + cards.height).toBeLessThanOrEqual(foot.y);
});

test('What the last step of a scene is shown for has four lines at least, and what leads out of it one row', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/jekyll-vs-hyde/lessons/lead-and-follow/#step-9');
  const scene = page.locator('#step-9 .scene');
  await scene.locator('.controls button').last().click();
  const told = scene.locator('.stage-told');
  const lines = await told.evaluate((it) => it.clientHeight / parseFloat(getComputedStyle(it).lineHeight));
  expect(lines).toBeGreaterThanOrEqual(4);
  const tops = await scene
    .locator('.scene-bar button')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
  expect(tops.length).toBeGreaterThan(1);
  expect(new Set(tops).size).toBe(1);
});

test('What the rules do not say is a plain line in a lesson, which opens to what is suggested', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await readsAsOnePage(page);
  await page.goto('/jekyll-vs-hyde/lessons/the-preparation/');
  const box = page.locator('#house-choice-stands');
  await expect.poll(() => box.innerText()).toMatch(/^The rules do not say: .*\?$/);
  await box.locator('summary').click();
  await expect.poll(() => box.innerText()).toContain('Our suggestion: No.');
});
