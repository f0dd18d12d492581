import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { words as site } from '#said/site';
import { words as japanese } from '#words/ja/site';
import { PLACES, type Place } from '#kit/game-listing';
import { GAMES } from '../../src/listed-games.ts';
import { expectAccessible, overflowsSideways, test } from './playwright-fixtures.ts';

/** The way from any page to any other: four places, at the head of a page or at the thumb. */

const GAME = '/jekyll-vs-hyde';
/** A page, the place in which it lies, and whether the place leads to that very page. */
const PAGES: readonly (readonly [string, Place | null, 'page' | 'true'])[] = [
  [`${GAME}/`, null, 'true'],
  [`${GAME}/lessons/`, 'learn', 'page'],
  [`${GAME}/lessons/who-wins/`, 'learn', 'true'],
  [`${GAME}/drill/`, 'learn', 'true'],
  [`${GAME}/play/`, 'play', 'page'],
  [`${GAME}/puzzles/wybj5/`, 'play', 'true'],
  [`${GAME}/replays/the-landslide/`, 'watch', 'true'],
  [`${GAME}/study/`, 'watch', 'true'],
  [`${GAME}/cases/must-i-win/`, 'ask', 'true'],
  [`${GAME}/sandbox/`, 'ask', 'true'],
  ['/switch/puzzles/psjy1/', 'play', 'true'],
  ['/switch/replays/', 'watch', 'page'],
];

const PHONE = { width: 390, height: 844 };
const nav = (page: Page) => page.locator('.masthead nav');
const bottomOf = (page: Page) => nav(page).evaluate((bar) => bar.getBoundingClientRect().bottom);

describe('The places of the site', () => {
  test.for(PAGES)('at %s the present one is marked: %s', async ([address, place, how], { page }) => {
    await page.goto(address);
    const links = nav(page).getByRole('link');
    expect((await links.allTextContents()).map((text) => text.trim())).toEqual(
      PLACES.map((one) => site.page.places[one]),
    );
    const present = nav(page).locator('[aria-current]');
    expect((await present.allTextContents()).map((text) => text.trim())).toEqual(
      place === null ? [] : [site.page.places[place]],
    );
    if (place !== null) await expect.poll(() => present.getAttribute('aria-current')).toBe(how);
  });

  test.for([
    ['/', 0],
    ['/search/', 1],
  ] as const)('are the games where a page is of all of them: %s', async ([address, present], { page }) => {
    await page.goto(address);
    const links = nav(page).getByRole('link');
    expect((await links.allTextContents()).map((text) => text.trim())).toEqual([
      ...GAMES.map(({ title }) => title),
      site.page.places.ask,
    ]);
    await expect.poll(() => nav(page).locator('[aria-current="page"]').count()).toBe(present);
    await links.last().press('Enter');
    await page.waitForURL('**/search/');
  });

  test('lead in Japanese to Japanese', async ({ page }) => {
    await page.goto(`/ja${GAME}/replays/`);
    await nav(page).getByRole('link', { name: japanese.page.places.learn }).press('Enter');
    await page.waitForURL(`**/ja${GAME}/lessons/`);
    await expect.poll(() => nav(page).locator('[aria-current="page"]').count()).toBe(1);
  });

  test('lie at the thumb on an upright phone, and cover nothing that has the focus', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${GAME}/lessons/`);
    await expect.poll(() => bottomOf(page)).toBe(PHONE.height);
    for (const link of await nav(page).getByRole('link').all())
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    const covered = await page.evaluate(async () => {
      const bar = document.querySelector('.masthead nav')?.getBoundingClientRect().top ?? NaN;
      const found: string[] = [];
      for (const one of document.querySelectorAll<HTMLElement>('main a, .colophon a, .colophon select')) {
        one.focus();
        await new Promise((drawn) => requestAnimationFrame(drawn));
        if (one.getBoundingClientRect().bottom > bar) found.push(one.textContent);
      }
      return found;
    });
    expect(covered).toEqual([]);
    await expectAccessible(page);
    await expect.poll(() => overflowsSideways(page)).toBe(false);
  });

  test.for([
    ['where the window is low', { width: 360, height: 640 }],
    ['on a phone on its side', { width: 844, height: 390 }],
    ['on a desk', { width: 1280, height: 720 }],
  ] as const)('lie in the head %s', async ([, viewport], { page }) => {
    await page.setViewportSize(viewport);
    await page.goto(`${GAME}/lessons/`);
    await expect.poll(() => bottomOf(page)).toBeLessThan(64);
    await expect.poll(() => overflowsSideways(page)).toBe(false);
  });
});

test('The foot of a page leads to every page of a game', async ({ page }) => {
  await page.goto(`${GAME}/lessons/who-wins/`);
  const all = page.getByRole('navigation', { name: site.page.everything }).getByRole('link');
  const addresses = await all.evaluateAll((links: HTMLAnchorElement[]) =>
    links.map(({ pathname }) => pathname),
  );
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const path of [
    'lessons',
    'drill',
    'play',
    'puzzles',
    'replays',
    'study',
    'record',
    'cases',
    'sandbox',
    'rules',
  ])
    expect(addresses).toContain(`${GAME}/${path}/`);
});
