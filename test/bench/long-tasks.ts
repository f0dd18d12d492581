import type { Page } from 'playwright-core';

/** Has a page note its longest task, in milliseconds, from its first line on. */
export async function watchTasks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const longest = Math.max(
        Number(sessionStorage.longest ?? 0),
        ...list.getEntries().map(({ duration }) => duration),
      );
      sessionStorage.longest = String(longest);
    }).observe({ type: 'longtask', buffered: true });
  });
}

/** The longest task of an address, from opening it until the page has been quiet for `rest` milliseconds; 0: none was long. */
export async function longestTask(page: Page, address: string, rest: number): Promise<number> {
  await page.goto(address);
  await page.waitForFunction(
    () => document.querySelector('.desk .replay, .desk ol.cards, .warning, .embed, .record, .board') !== null,
  );
  let longest = -1;
  for (let now = 0; now !== longest;) {
    longest = now;
    await page.waitForTimeout(rest);
    now = await page.evaluate(() => Number(sessionStorage.longest ?? 0));
  }
  return longest;
}
