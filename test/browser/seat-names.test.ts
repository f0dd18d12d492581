import { expect } from 'vitest';
import { open, openTab, test } from './playwright-fixtures.ts';

/** Who sits where is read at the table on a phone too, however many sit there: comments call them by their names. */

test.for([
  ['/chronicle/replays/the-last-card-taken/', 'all'],
  ['/chronicle/replays/the-last-card-taken/', 'p1'],
  ['/switch/replays/six-who-draw/', 'all'],
  ['/switch/replays/six-who-draw/', 'p1'],
] as const)('%s seen by %s names all six', async ([address, seenBy], { page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, address);
  if (seenBy !== 'all') {
    await openTab(page, 'Explore');
    await page.getByLabel('Seen by').selectOption(seenBy);
  }
  const names = page.locator('.stage-table .player');
  await expect.poll(() => names.count()).toBe(6);
  for (const name of await names.all()) {
    await expect.poll(() => name.isVisible()).toBe(true);
    const box = await name.boundingBox();
    expect(box?.width).toBeGreaterThan(12);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
  }
});
