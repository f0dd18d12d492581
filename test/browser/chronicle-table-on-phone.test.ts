import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { seededRandom } from '#kit/random';
import { open, takesNoTime, test } from './playwright-fixtures.ts';

/** The table of Chronicle on a phone: nothing lies over what is to be read. */

const PHONES = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
];

/** Sits down with so many, until the reader is to play. */
async function dealt(page: Page, at: string, players: number): Promise<Locator> {
  await page.addInitScript(`Math.random = (${seededRandom.toString()})(5)`);
  await takesNoTime(page);
  await open(page, `${at}/chronicle/play/`);
  await page.locator(`input[name="length"][value="${players}"]`).check();
  await page.getByRole('button', { name: /^(Deal the cards|配る)$/ }).press('Enter');
  const match = page.locator('.match');
  await match.locator('.side[data-lower][data-turn] .hand').waitFor({ timeout: 60_000 });
  return match;
}

/** Which pairs of what two selectors find in one place at the table lie over each other, by their texts. */
function overlapping(table: Locator, one: string, other: string): Promise<readonly string[]> {
  return table.locator('.side').evaluateAll(
    (sides, [first, second]) => {
      const boxes = (side: Element, selector: string) =>
        [...side.querySelectorAll(selector)].map((of) => ({ of, box: of.getBoundingClientRect() }));
      const over = (a: DOMRect, b: DOMRect) =>
        Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
      return sides.flatMap((side) =>
        boxes(side, first).flatMap((a) =>
          boxes(side, second)
            .filter((b) => a.of !== b.of && over(a.box, b.box))
            .map((b) => `${a.of.textContent} over ${b.of.textContent}`),
        ),
      );
    },
    [one, other] as const,
  );
}

describe.for(PHONES)('On a phone of $width × $height', (viewport) => {
  test('cards in the second row of a hand hide none of the first', async ({ page }) => {
    await page.setViewportSize(viewport);
    const match = await dealt(page, '', 3);
    const hand = '.side[data-lower] .hand svg';
    await expect.poll(() => match.locator(hand).count()).toBeGreaterThan(9);
    expect(await overlapping(match, '.hand > li > button > svg', '.hand > li > button > svg')).toEqual([]);
  });

  test('of each card in the open hands of others the corner with its rank shows', async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/chronicle/lessons/a-meeting/#step-2');
    const hands = page.locator('.others[data-open]:visible .hand');
    await expect.poll(() => hands.count()).toBe(3);
    const strips = await hands.evaluateAll((all) =>
      all.flatMap((hand) => {
        const boxes = [...hand.children].map((card) => card.getBoundingClientRect());
        return boxes.map(({ left, right, top }) => {
          const over = boxes.filter((other) => other.top === top && other.left > left);
          return Math.min(right, ...over.map((other) => other.left)) - left;
        });
      }),
    );
    expect(strips.length).toBe(27);
    // The corner of the smallest card there, of 27 px, with the mark of its suit below.
    expect(Math.min(...strips)).toBeGreaterThan(15);
  });

  test.for(['', '/ja'])('the name of a Wild is not cut (%s)', async (at, { page }) => {
    await page.setViewportSize(viewport);
    await page.goto(`${at}/chronicle/lessons/void-and-wild/#step-8`);
    const wild = page.locator('.laid:visible [data-card="Dragon"]');
    await wild.waitFor();
    const room = await wild.evaluate((card) => {
      const [name, face] = ['.wild-name', 'svg'].map((of) => card.querySelector(of)?.getBoundingClientRect());
      return (face?.right ?? NaN) - (name?.right ?? NaN);
    });
    expect(room).toBeGreaterThanOrEqual(0);
  });

  test('the name of a Wild in hand lies on its card', async ({ page }) => {
    await page.setViewportSize(viewport);
    const match = await dealt(page, '', 3);
    const out = await match.locator('.player-hand .hand > li:has(.wild-name)').evaluateAll((cards) =>
      cards.map((card) => {
        const [name, face] = ['.wild-name', 'svg'].map((of) =>
          card.querySelector(of)?.getBoundingClientRect(),
        );
        if (name === undefined || face === undefined) return Number.NaN;
        return Math.max(face.left - name.left, name.right - face.right);
      }),
    );
    expect(out.length).toBeGreaterThan(0);
    expect(Math.max(...out)).toBeLessThanOrEqual(0);
  });

  test('of six who sit there no name is cut', async ({ page }) => {
    await page.setViewportSize(viewport);
    const match = await dealt(page, '/ja', 6);
    const cut = await match
      .locator('.seat-name')
      .evaluateAll((names) => names.filter((name) => name.scrollWidth > name.clientWidth).length);
    expect(cut).toBe(0);
  });

  test('that somebody is shut out lies over neither names, counts nor cards', async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/chronicle/lessons/fame/#step-4');
    const shown = page.locator('.others:visible');
    await shown.getByText('shut out').first().waitFor();
    expect(
      await overlapping(shown, '.fans > .slip', '.seat-name, .seat-count, .hand > li, [data-ally]'),
    ).toEqual([]);
  });
});
