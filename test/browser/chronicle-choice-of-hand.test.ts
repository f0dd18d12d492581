import { expect } from 'vitest';
import { test } from './playwright-fixtures.ts';

/** What an 8 asks lies over the table: the hands that can be chosen stay in sight, also on a phone. */

test.for([
  { width: 390, height: 844 },
  { width: 360, height: 640 },
])('Whoever chooses a hand sees all of them at $width × $height', async (viewport, { newContext }) => {
  const context = await newContext({ viewport, hasTouch: true, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto('/chronicle/lessons/abilities/#take-one');
  const table = page.locator('[data-task="try-play-the-eight-2"] .stage-table');
  await table.getByRole('button', { name: /^Power 8/ }).press('Enter');
  const asked = table.locator('.naming');
  await asked.waitFor();
  const above = await asked.evaluate((box) => box.getBoundingClientRect().top);
  const hands = await table
    .locator('.others > *')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
  expect(hands).toHaveLength(3);
  expect(Math.max(...hands)).toBeLessThanOrEqual(above);
});
