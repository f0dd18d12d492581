import { chromium } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { heavyLinks } from './denial-of-service-links.ts';
import { longestTask, watchTasks } from './long-tasks.ts';

/** How long short links of every kind keep a real Chromium busy at a time. Nothing should take longer than this. */
const MOST = 200;

test('The longest task of each heavy link', async () => {
  const browser = await chromium.launch({ executablePath: inject('chromium'), args: ['--no-sandbox'] });
  const rows: { readonly kind: string; readonly characters: number; readonly longest: number }[] = [];
  for (const { kind, address } of await heavyLinks()) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, serviceWorkers: 'block' });
    await watchTasks(page);
    const longest = await longestTask(page, inject('site') + address, 400);
    rows.push({ kind, characters: address.split('#')[1]?.length ?? 0, longest });
    await page.close();
  }
  await browser.close();
  console.log(
    [
      `${'kind of link'.padEnd(72)} characters  longest task (ms)`,
      ...rows.map(
        ({ kind, characters, longest }) =>
          `${kind.padEnd(72)} ${String(characters).padStart(10)}  ${longest === 0 ? '     under 50' : longest.toFixed(0).padStart(13)}${longest > MOST ? '  over' : ''}`,
      ),
    ].join('\n'),
  );
  expect(rows.length).toBeGreaterThan(100);
}, 3_600_000);
