import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect } from 'vitest';
import { DEAL, fileOf } from '../replays/fixtures/sample-games.ts';
import { open, overflowsSideways, test } from './playwright-fixtures.ts';

/**
 * What somebody might bring to do harm: each gets a sentence, soon and without much memory, and the page works on as if
 * nothing had happened.
 */

const DESK = '/jekyll-vs-hyde/study/';
/** Far longer than any of these may take on a busy computer, and far shorter than what no limit would allow. */
const SOON = 15_000;
/** What the page may hold on to afterwards, in bytes. */
const LITTLE = 80_000_000;
/** What it may hold at once, which is some 150 million with nothing to do. */
const MUCH = 600_000_000;
const HUGE = 50_000_000;

const landslide = readFileSync(
  new URL('../../content/jekyll-vs-hyde/replays/the-landslide.json', import.meta.url),
);

/** Files as a person has them: on the disk, and not handed to the browser by the test. */
const folder = mkdtempSync(join(tmpdir(), 'cabinet-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});
const file = (name: string, content: string | Buffer) => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};

async function paste(page: Page, text: string): Promise<void> {
  const field = page.getByLabel('Paste a game, as text or as JSON');
  await field.fill(text);
  await page.getByRole('button', { name: 'Show it' }).press('Enter');
}

const openFile = (page: Page, content: string | Buffer) =>
  page.locator('.import input[type="file"]').setInputFiles(file('game.json', content));

const follow = (page: Page, fragment: string) =>
  page.evaluate((hash) => {
    location.hash = hash;
  }, fragment);

/** Says a sentence before it is too late, and keeps little. */
async function says(page: Page, bring: () => Promise<void>, sentence: RegExp): Promise<void> {
  const before = performance.now();
  await bring();
  await expect.poll(() => page.locator('.warning').innerText(), { timeout: SOON }).toMatch(sentence);
  expect(performance.now() - before).toBeLessThan(SOON);
  await works(page);
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize, backingStorageSize } = await session.send('Runtime.getHeapUsage');
  expect(usedSize + backingStorageSize).toBeLessThan(LITTLE);
  expect(await peak(page)).toBeLessThan(MUCH);
}

/** The most memory that a page of this browser has held at once, in bytes; 0 where the system does not tell. */
async function peak(page: Page): Promise<number> {
  const session = await page.context().browser()?.newBrowserCDPSession();
  const { processInfo = [] } = (await session?.send('SystemInfo.getProcessInfo')) ?? {};
  await session?.detach();
  const peaks = processInfo.flatMap(({ id, type }) => {
    const status = `/proc/${id}/status`;
    if (type !== 'renderer' || !existsSync(status)) return [];
    return 1024 * Number(/VmHWM:\s*(\d+) kB/.exec(readFileSync(status, 'utf8'))?.[1] ?? 0);
  });
  return Math.max(0, ...peaks);
}

/** Opens a good game in the same page, steps in it, and goes back to the list. */
async function works(page: Page): Promise<void> {
  const back = page.getByRole('button', { name: 'All games' });
  if (await back.isVisible()) await back.press('Enter');
  await openFile(page, landslide);
  await page.getByRole('heading', { name: 'The landslide' }).waitFor();
  // The table comes after the heading.
  await page.getByText(/^Move 1 of/).waitFor();
  await page.keyboard.press('ArrowRight');
  await page.getByText(/^Move 2 of/).waitFor();
  await back.press('Enter');
  // What was pasted is there again, or is said to be where it is too heavy for a field.
  const field = page.getByLabel('Paste a game, as text or as JSON');
  await field.or(page.getByText(/^What you pasted is here, /)).waitFor();
}

/** So many megabytes of zeros, packed: blocks of one, each ending where the next can begin, and a last block. */
function bomb(megabytes: number): string {
  const block = deflateRawSync(Buffer.alloc(1024 * 1024), { finishFlush: 2, level: 9 });
  const blocks = Array.from({ length: megabytes }, () => block);
  return Buffer.concat([...blocks, deflateRawSync(Buffer.alloc(0))]).toString('base64url');
}

const DEALT = 'Deal J: W1 W2 W3 G1 G2 G3 P1 P2 P3 2+ H: W5 W6 W7 G5 G6 G7 P5 P6 P7 5+';
const nestedText = `${DEALT} J: W3 ${'(J: W3 '.repeat(10_000)}`;
const nestedJson = fileOf([DEAL, 0]).replace(
  /0]}$/,
  `${'{"type":"exchange","by":"hyde","cards":["W5"],"variations":[['.repeat(10_000)}${']]}'.repeat(10_000)}]}`,
);

describe('Too much', () => {
  test('is refused in a link that unpacks to a gigabyte', async ({ page }) => {
    await open(page, DESK);
    await says(
      page,
      () => follow(page, `1z0000000.${bomb(1024)}`),
      /^This link holds more than a game may be\.$/,
    );
  });

  const TOO_LARGE = /too large: a replay may have 1,000,000 bytes\.$/;

  test('is refused when it is opened', async ({ page }) => {
    await open(page, DESK);
    await says(page, () => openFile(page, Buffer.alloc(HUGE, '{')), TOO_LARGE);
    await says(page, () => openFile(page, Buffer.alloc(HUGE, '(')), TOO_LARGE);
  });

  test('is refused when it is pasted, without the field having to show it', async ({ page }) => {
    await open(page, DESK);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate((size) => navigator.clipboard.writeText('('.repeat(size)), HUGE);
    const field = page.getByLabel('Paste a game, as text or as JSON');
    await says(page, () => field.press('Control+V'), TOO_LARGE);
    await expect.poll(() => field.inputValue()).toBe('');
    await page.evaluate(() => navigator.clipboard.writeText(''));
  });

  test('is refused when it is dropped, anywhere on the page', async ({ page }) => {
    await open(page, DESK);
    await says(page, () => drop(page, HUGE), TOO_LARGE);
  });

  test.for([
    ['as text', nestedText],
    ['as JSON', nestedJson],
  ] as const)('is refused where ten thousand variations are nested, %s', async ([, source], { page }) => {
    await open(page, DESK);
    await says(page, () => paste(page, source), /The variations nest too deeply: 50 levels are the most\.$/m);
  });
});

describe('Keys and characters that mean something elsewhere', () => {
  const REFUSED: readonly (readonly [what: string, source: string, sentence: RegExp])[] = [
    [
      '__proto__ in a file',
      fileOf([DEAL]).replace('{', '{"__proto__":{"polluted":1},'),
      /The key “__proto__” is unknown/,
    ],
    ['constructor in a file', fileOf([DEAL], { constructor: {} }), /The key “constructor” is unknown/],
    [
      '__proto__ in a move',
      fileOf([DEAL]).replace('{"type"', '{"__proto__":{"polluted":1},"type"'),
      /The key “__proto__” is unknown/,
    ],
    [
      '__proto__ as a player',
      fileOf([DEAL], { players: {} }).replace('{}', '{"__proto__":"x"}'),
      /The key “__proto__” is unknown/,
    ],
    ['__proto__ as a header', `[__proto__ "x"]\n${DEALT}`, /"__proto__" is no header/],
    ['toString as a card', `${DEALT} J: toString H: W5`, /"toString" does not fit here/],
    ['NULs for a file', '\0\0\0\0', /Line 1, column 1: /],
    ['a NUL in the moves', `${DEALT} J: W3\0 H: W5`, /Line 1, column \d+: /],
    [
      'half a character in JSON',
      fileOf([{ ...DEAL, comment: 'a\ud800b' }]),
      /“comment” holds half a character/,
    ],
    ['half a character as an escape', `${DEALT} {a\\ud800;b}`, /stands for nothing/],
    ['half a character in text', `${DEALT} {a\ud800b}`, /holds half a character/],
  ];

  test('are refused, one after the other', async ({ page }) => {
    await open(page, DESK);
    for (const [what, source, sentence] of REFUSED) {
      await type(page, source);
      await expect.poll(() => page.locator('.warning').innerText(), { message: what }).toMatch(sentence);
      await expect.poll(() => page.evaluate(() => 'polluted' in {})).toBe(false);
      const back = page.getByRole('button', { name: 'All games' });
      if (await back.isVisible()) await back.press('Enter');
    }
    await works(page);
  });

  test('stay text in titles, names and comments', async ({ page }) => {
    const evil =
      '<img src=x onerror="document.title=1"><script>document.title=2</script>&amp;\u202Edesrever\0{}';
    const replay = { title: `${evil} title`, players: { jekyll: `${evil} name`, hyde: 'ב'.repeat(300) } };
    await open(page, DESK);
    const title = await page.title();
    await openFile(page, fileOf([{ ...DEAL, comment: `${evil} comment` }], replay));
    await page.getByRole('heading', { name: 'title' }).waitFor();
    for (const part of ['title', 'name', 'comment']) {
      const element = page.locator('.desk').getByText(`desrever\0{} ${part}`).first();
      await expect.poll(() => element.textContent()).toContain(`${evil} ${part}`);
    }
    await expect.poll(() => page.locator('.desk img, .desk script').count()).toBe(0);
    // What turns the direction of a name is over with the name.
    const seat = page.locator('.side[data-seat="jekyll"] .seat-name');
    await expect.poll(() => seat.locator('bdi').textContent()).toBe(`${evil} name`);
    await expect.poll(() => overflowsSideways(page)).toBe(false);
    await page.setViewportSize({ width: 360, height: 740 });
    await expect.poll(() => overflowsSideways(page)).toBe(false);
    await works(page);
    await expect.poll(() => page.title()).toBe(title);
  });
});

describe('A file of kept games', () => {
  const bring = (page: Page, content: string | Buffer) =>
    page.locator('.own-games-file input').setInputFiles(file('games.json', content));
  const games = (studies: readonly unknown[]) => JSON.stringify({ cabinet: 'studies', version: 1, studies });
  const study = (name: string, changed: unknown = 1) => ({ name, text: '{}', changed });

  test.for([
    ['too large', Buffer.alloc(100_000_001, '['), /^This file holds more than can be kept/],
    [
      'full of nothing',
      `{"cabinet":"studies","version":1,"studies":[0${',0'.repeat(1_000_000)}]}`,
      /holds more than can be kept/,
    ],
    ['no JSON', '\0', /^This file holds no games of Cabinet\.$/],
    ['another thing', '{"__proto__":{"studies":[]}}', /^This file holds no games of Cabinet\.$/],
  ] as const)('is refused where it is %s', async ([, content, sentence], { page }) => {
    await open(page, DESK);
    await says(page, () => bring(page, content), sentence);
  });

  test('gives what is good of it, and shows names as text', async ({ page }) => {
    await open(page, DESK);
    const evil = `<img src=x onerror="document.title=1">\u202E${'x'.repeat(5000)}`;
    const many = Array.from({ length: 300 }, () => ({ ...study('Same'), text: String(Math.random()) }));
    const bad = [study('Never', 1e300), study('When', -1), { __proto__: null, name: 1 }, null, []];
    await bring(page, games([study(evil), ...many, ...bad]));
    await page.getByText('301 games brought back; 5 cannot be read and are left out.').waitFor();
    const entry = page.locator('.own-games li').filter({ hasText: '<img src=x' });
    expect((await entry.locator('button').first().innerText()).length).toBeLessThanOrEqual(120);
    await expect.poll(() => page.locator('.desk img').count()).toBe(0);
    await page.setViewportSize({ width: 360, height: 740 });
    await expect.poll(() => overflowsSideways(page)).toBe(false);
    // None of them is a game, and each says so when it is opened.
    await says(
      page,
      () => entry.locator('button').first().press('Enter'),
      /The key “game” is missing: add it, as a text\.$/,
    );
  });

  test('may be broken in the browser itself: each says so and can be saved, the others work', async ({
    page,
  }) => {
    await open(page, DESK);
    await bring(page, games([study('Good')]));
    await page.getByText('1 game brought back.').waitFor();
    await page.evaluate(
      () =>
        new Promise<void>((done) => {
          const opening = indexedDB.open('cabinet');
          opening.onsuccess = () => {
            const transaction = opening.result.transaction('studies', 'readwrite');
            const loop: unknown[] = [];
            loop.push(loop, 1n);
            for (const value of [
              loop,
              'text',
              { version: 1, name: 'A', text: 'x', changed: 1e300, revision: 1 },
            ])
              transaction.objectStore('studies').put(value);
            transaction.oncomplete = () => {
              opening.result.close();
              done();
            };
          };
        }),
    );
    await page.reload();
    await expect.poll(() => page.getByText('One of your games cannot be read.').count()).toBe(3);
    await expect.poll(() => page.getByRole('button', { name: 'Good', exact: true }).count()).toBe(1);
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save what is there' }).last().press('Enter');
    expect((await saving).suggestedFilename()).toMatch(/^cabinet-damaged-\d+\.txt$/);
    await works(page);
  });
});

test('A replay page opens whatever its address says', async ({ page }) => {
  const addresses = [
    '#%00%ff%',
    `#${'1v1-'.repeat(50_000)}1`,
    '#__proto__',
    '#99999999999999',
    '?mode=__proto__&as=%00',
  ];
  for (const address of addresses) {
    await page.goto('about:blank');
    await open(page, `/jekyll-vs-hyde/replays/the-landslide/${address}`);
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await page.getByText(/^Move 1 of/).waitFor();
  }
});

/** Puts a text into the field past the keyboard, which has no halves of characters, and asks for the game. */
async function type(page: Page, text: string): Promise<void> {
  await page
    .getByLabel('Paste a game, as text or as JSON')
    .evaluate((field: HTMLTextAreaElement, escaped) => {
      field.value = JSON.parse(escaped) as string;
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }, JSON.stringify(text));
  await page.getByRole('button', { name: 'Show it' }).press('Enter');
}

/** Drops a file of so many bytes beside the place that is meant for it. */
async function drop(page: Page, size: number): Promise<void> {
  await page.locator('.desk').evaluate((desk, bytes) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([new Uint8Array(bytes).fill(40)], 'game.txt', { type: 'text/plain' }));
    desk.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  }, size);
}
