import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import file from '../../content/jekyll-vs-hyde/puzzles.json' with { type: 'json' };
import { words as hub } from '#said/game-hub';
import { lessons } from '../content/lesson-sources.ts';
import { GAMES } from '../../src/listed-games.ts';
import { expectAccessible, open, overflowsSideways, test } from './playwright-fixtures.ts';

/** The first page of the site and that of the game: they lead to everything at once, and on from where one has left off. */

const PAGES = ['/', '/jekyll-vs-hyde/', '/ja/', '/ja/jekyll-vs-hyde/'] as const;
/** The ways into the first game: the page of the site has those into the others below. */
const tiles = (page: Page) => page.locator('.hub').first().locator('.tile');
/** What has to be seen at once: on the page of a game the question too, which on that of the site stands below all games. */
const seenAtOnce = async (page: Page) => [
  ...(await tiles(page).all()),
  ...((await page.locator('.hub').count()) > 1 ? [] : [page.locator('.ask-tile form')]),
];
const tile = (page: Page, label: string) => tiles(page).filter({ hasText: label });

/** Keeps something in the browser as an earlier visit would have left it. */
async function keep(page: Page, key: string, value: string): Promise<void> {
  await page.addInitScript(
    ([key, value]) => {
      localStorage.setItem(key, value);
    },
    [key, value] as const,
  );
}

/** Progress in which all exercises of the first lessons are done, and one of the next. */
function progressThrough(count: number): string {
  const all = Array.from({ length: 20 }, (_, at) => `task-${at}`);
  const entries = lessons
    .slice(0, count + 1)
    .map(({ slug }, at): [string, readonly string[]] => [slug, at < count ? all : ['task-0']]);
  return JSON.stringify({ version: 1, lessons: Object.fromEntries(entries), rules: {}, puzzles: {} });
}

describe.for(PAGES)('%s', (address) => {
  test('leads to lessons, a match, a puzzle, a game and a question within a screen and a half of a phone', async ({
    newContext,
  }) => {
    const context = await newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
    const page = await context.newPage();
    await page.goto(address);
    const links = await tiles(page)
      .locator('a')
      .evaluateAll((all: HTMLAnchorElement[]) => all.map(({ pathname }) => pathname.replace('/ja/', '/')));
    expect(links.map((path) => path.split('/')[2])).toEqual(['lessons', 'play', 'puzzles', 'replays']);
    for (const part of await seenAtOnce(page)) {
      const end = await part.evaluate((it) => it.getBoundingClientRect().bottom + scrollY);
      expect(end).toBeLessThanOrEqual(1.5 * 844);
    }
    await expect.poll(() => overflowsSideways(page)).toBe(false);
    await expectAccessible(page);
  });
});

test.for(['/', '/ja/'].flatMap((home) => [home, ...GAMES.map(({ id }) => `${home}${id}/`)]))(
  '%s shows all of that at once on a desk, and asks from there',
  async (address, { newContext }) => {
    const context = await newContext({ viewport: { width: 1280, height: 720 } });
    const page = await context.newPage();
    await page.goto(address);
    for (const part of await seenAtOnce(page)) {
      const box = await part.boundingBox();
      expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(720);
    }
    await page.locator('.ask-tile').getByRole('searchbox').fill('trump');
    await page.keyboard.press('Enter');
    // On the page of a game, that game is asked first.
    const isGame = GAMES.some(({ id }) => address.endsWith(`/${id}/`));
    await page.waitForURL(`**${isGame ? `${address}ask/` : `${address}search/`}?q=trump`);
  },
);

test.for(['/', '/ja/'])('%s shows every game, and leads to each', async (address, { page }) => {
  await page.goto(address);
  const ways = page.locator('.opening nav');
  const hrefs = await ways.getByRole('link').evaluateAll((all) => all.map((it) => it.getAttribute('href')));
  expect(hrefs).toEqual([...GAMES.map(({ id }) => `${address}${id}/`), `${address}search/`]);
  for (const { id } of GAMES) {
    const opening = page.locator(`section#${id}`);
    await expect
      .poll(() => opening.getByRole('heading', { level: 2 }).getByRole('link').getAttribute('href'))
      .toBe(`${address}${id}/`);
    await expect.poll(() => opening.locator('.hub .tile').count()).toBeGreaterThan(1);
  }
  const shapes = await page.locator('.sprite [id]').evaluateAll((all) => all.map(({ id }) => id));
  expect(new Set(shapes).size).toBe(shapes.length);
});

test('To a newcomer it says where to begin, later where to go on, and in the end to the drill', async ({
  newContext,
}) => {
  for (const [count, label, path] of [
    [null, hub.begin, `/jekyll-vs-hyde/lessons/${lessons[0]?.slug}/`],
    [3, hub.goOn, `/jekyll-vs-hyde/lessons/${lessons[3]?.slug}/`],
    // The last lesson is not needed to play.
    [lessons.length - 1, hub.over, '/jekyll-vs-hyde/drill/'],
  ] as const) {
    const page = await (await newContext()).newPage();
    if (count !== null) await keep(page, 'cabinet.progress', progressThrough(count));
    await open(page, '/');
    const first = tiles(page).first();
    await expect.poll(() => first.locator('a').getAttribute('href')).toBe(path);
    await expect.poll(() => first.innerText()).toMatch(new RegExp(label, 'i'));
  }
});

test('Exercises that are left open in lessons that were read are gone on with, and a match is offered once', async ({
  page,
}) => {
  const read = lessons.map(({ slug }): [string, readonly string[]] => [slug, ['end']]);
  await keep(
    page,
    'cabinet.progress',
    JSON.stringify({ version: 1, lessons: Object.fromEntries(read), rules: {}, puzzles: {} }),
  );
  await open(page, '/');
  await expect
    .poll(() => tiles(page).first().locator('a').getAttribute('href'))
    .toBe(`/jekyll-vs-hyde/lessons/${lessons[0]?.slug}/#lesson-end`);
  await expect.poll(() => tiles(page).first().innerText()).toContain(hub.open.replace('{title}', ''));
  await expect.poll(() => page.locator('.hub').first().locator('[href$="/play/"]').count()).toBe(1);
});

test('The game that one was in last comes first', async ({ page }) => {
  await open(page, '/chronicle/play/');
  await page.getByRole('button', { name: 'Deal the cards' }).press('Enter');
  await page.locator('.match').waitFor();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cabinet.last-game'))).toBe('chronicle');
  await open(page, '/');
  const games = () => page.locator('main section:has(> .hub)').evaluateAll((all) => all.map(({ id }) => id));
  await expect.poll(games).toEqual(['chronicle', 'jekyll-vs-hyde', 'switch']);
});

test('A match that is being played is gone on with', async ({ page }) => {
  await open(page, '/');
  await expect.poll(() => tile(page, hub.play).count()).toBe(1);
  await keep(page, 'cabinet.running', '{}');
  await page.reload();
  await expect.poll(() => tile(page, hub.match).count()).toBe(1);
  await expect
    .poll(() => tile(page, hub.matchText).locator('a').getAttribute('href'))
    .toBe('/jekyll-vs-hyde/play/');
});

test('The puzzle is another each day, the same for everybody, and its picture shows its cards', async ({
  newContext,
}) => {
  const shown = async (day: string, timezoneId: string) => {
    const context = await newContext({ timezoneId });
    const page = await context.newPage();
    await page.clock.setFixedTime(new Date(day));
    await page.goto('/');
    const daily = page.locator('.hub').first().locator('.daily .tile');
    const address = (await daily.locator('a').getAttribute('href')) ?? '';
    const cards = await daily.locator('[data-place="below"] svg').count();
    await page.goto(address);
    await expect.poll(() => page.locator('.stage-table [data-seat] .player-hand button').count()).toBe(cards);
    return address;
  };
  const days = [
    await shown('2026-12-01T12:00:00Z', 'Europe/Vienna'),
    await shown('2026-12-02T12:00:00Z', 'Europe/Vienna'),
  ];
  expect(days[0]).not.toBe(days[1]);
  expect(await shown('2026-12-01T09:00:00Z', 'America/Toronto')).toBe(days[0]);
  for (const address of days)
    expect(file.puzzles.some(({ position }) => address.includes(position.slice(1, 6)))).toBe(true);
});

test('Without scripts it leads to the same places', async ({ newContext }) => {
  const page = await (await newContext({ javaScriptEnabled: false })).newPage();
  await page.goto('/');
  await expect.poll(() => tiles(page).count()).toBe(4);
  await expect.poll(() => page.locator('.daily [data-place="below"] svg').count()).toBeGreaterThan(2);
  await page.getByRole('searchbox', { name: 'Ask the rules' }).fill('peek');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/search/?q=peek');
});
