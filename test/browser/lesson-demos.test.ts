import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { Card } from '#games/jekyll-vs-hyde/rules/cards';
import { compare } from '#games/jekyll-vs-hyde/rules/compare-two-cards';
import type { Event } from '#games/jekyll-vs-hyde/rules/event';
import { rank } from '#games/jekyll-vs-hyde/rules/ranking';
import { progression } from '#games/jekyll-vs-hyde/rules/track';
import { words as boards } from '#said/jekyll-vs-hyde/lesson-demos';
import { words as happening } from '#said/jekyll-vs-hyde/events';
import { words as game } from '#said/jekyll-vs-hyde/names';
import { words as trying } from '#said/playable-position';
import { say } from '#words/sentence-per-type';
import { readsAsOnePage, test } from './playwright-fixtures.ts';

/** The toys of the lessons: what somebody touches to see what a rule does, by finger and by keys. */

const FINGER = 44;
const PHONE = { width: 390, height: 844 };

const card = (toy: Locator, name: Card) => toy.getByRole('button', { name: game.card(name), exact: true });
const told = (toy: Locator) => toy.locator('.told').innerText();
/** What is said of who wins, or of tokens. */
const sentences = (events: readonly Event[]) =>
  events.filter(({ type }) => type === 'won' || type === 'token').map((event) => say(happening, event));

/** Opens a lesson as one page, on a phone, and finds a toy of it. */
async function toyOf(page: Page, lesson: string, name: string): Promise<Locator> {
  await page.setViewportSize(PHONE);
  await readsAsOnePage(page);
  await page.goto(`/jekyll-vs-hyde/lessons/${lesson}/`);
  const toy = page.getByRole('group', { name, exact: true }).first();
  await toy.scrollIntoViewIfNeeded();
  await toy.hover();
  await expect.poll(() => toy.locator('xpath=ancestor::astro-island').getAttribute('ssr')).toBeNull();
  return toy;
}

/** What of it a finger would miss. */
async function tooSmall(targets: Locator): Promise<readonly string[]> {
  return targets.evaluateAll(
    (all, least) =>
      all.flatMap((one) => {
        const { width, height } = one.getBoundingClientRect();
        return width < least || height < least ? [`${one.textContent} ${width} × ${height}`] : [];
      }),
    FINGER,
  );
}

describe('Comparing two cards', () => {
  test('says who takes the trick of any two that are pressed', async ({ page }) => {
    const toy = await toyOf(page, 'who-wins', boards.comparer);
    await card(toy, 'G7').click();
    await card(toy, 'W1').click();
    for (const sentence of sentences(
      compare({ led: 'G7', names: null, followed: 'W1', ranking: ['wrath', 'greed', 'pride'] }),
    ))
      await expect.poll(() => told(toy)).toContain(sentence);
    await expect.poll(() => toy.locator('[data-won]').innerText()).toBe(boards.led);

    // Pride is made the lowest suit, then Greed the middle one: Wrath is highest.
    const before = toy.getByRole('group', { name: boards.before });
    for (const suit of ['pride', 'greed'] as const)
      await before.getByRole('button', { name: game.suits[suit] }).click();
    await expect.poll(() => toy.locator('[data-won]').innerText()).toBe(boards.followed);

    await card(toy, 'G7').click();
    await expect.poll(() => told(toy)).toBe(boards.sameCard);
  });

  test('asks which suit a led Potion names', async ({ page }) => {
    const toy = await toyOf(page, 'who-wins', boards.comparer);
    await card(toy, '3+').click();
    await card(toy, 'P2').click();
    await toy
      .getByRole('group', { name: boards.names })
      .getByRole('button', { name: game.suits.pride })
      .click();
    const ranking = ['wrath', 'greed', 'pride'] as const;
    for (const sentence of sentences(compare({ led: '3+', names: 'pride', followed: 'P2', ranking })))
      await expect.poll(() => told(toy)).toContain(sentence);
  });

  test('has cards as large as a finger, which are one stop for the Tab key', async ({ page }) => {
    const toy = await toyOf(page, 'who-wins', boards.comparer);
    for (const width of [360, PHONE.width]) {
      await page.setViewportSize({ ...PHONE, width });
      await expect.poll(() => tooSmall(toy.getByRole('button'))).toEqual([]);
    }
    await expect.poll(() => toy.locator('.card-grid [tabindex="0"]').count()).toBe(1);
    await card(toy, 'W4').focus();
    for (const key of ['ArrowDown', 'ArrowRight', 'End', 'ArrowDown', 'Enter'])
      await page.keyboard.press(key);
    await expect.poll(() => card(toy, 'P7').evaluate((one) => one === document.activeElement)).toBe(true);
    await expect
      .poll(() => toy.locator('.comparer-place').first().getAttribute('aria-label'))
      .toContain(game.card('P7'));
  });
});

describe('The ranking board', () => {
  test('takes every card once, and says what it does to the tokens', async ({ page }) => {
    const toy = await toyOf(page, 'ranks-made-in-play', boards.ranking);
    await expect.poll(() => tooSmall(toy.getByRole('button'))).toEqual([]);
    let ranking = rank([], { card: 'G3', names: null });
    await card(toy, 'G3').click();
    for (const sentence of sentences(ranking.events)) await expect.poll(() => told(toy)).toContain(sentence);
    await card(toy, 'G4').click();
    await expect.poll(() => told(toy)).toBe(boards.noChange);
    ranking = rank(ranking.ranking, { card: 'P1', names: null });
    await card(toy, 'P1').click();
    for (const sentence of sentences(ranking.events)) await expect.poll(() => told(toy)).toContain(sentence);
    await expect.poll(() => toy.locator('.token').count()).toBe(ranking.ranking.length);

    await card(toy, 'P1').press('Enter');
    await expect.poll(() => told(toy)).toBe(boards.gone);
    await toy.getByRole('button', { name: boards.newRound }).click();
    await expect.poll(() => card(toy, 'P1').getAttribute('aria-disabled')).toBe('false');
  });

  test('is wiped by a Potion in the lesson that teaches it, and in none before', async ({ page }) => {
    const before = await toyOf(page, 'ranks-made-in-play', boards.ranking);
    await expect.poll(() => before.getByRole('button', { name: boards.potionOnWrath }).count()).toBe(0);
    const toy = await toyOf(page, 'what-potions-do', boards.ranking);
    await expect.poll(() => toy.locator('.token').count()).toBeGreaterThan(0);
    await toy.getByRole('button', { name: boards.potionOnWrath }).click();
    await expect.poll(() => toy.locator('.token').count()).toBe(0);
    // By cards that meet as well, whichever comes first.
    for (const [first, second] of [
      ['W3', '2+'],
      ['5+', 'W6'],
    ] as const) {
      await card(toy, 'P1').click();
      await card(toy, first).click();
      await card(toy, second).click();
      await expect.poll(() => toy.locator('.token').count()).toBe(0);
      await toy.getByRole('button', { name: boards.newRound }).click();
    }
  });
});

describe('The Identity Track', () => {
  const handle = (toy: Locator, round: number) =>
    toy.getByRole('slider', { name: boards.jekyllsTricks(round) });
  const goes = (tricks: readonly number[], round: number) => {
    const end = progression(tricks)[round - 1];
    return end === undefined ? boards.notPlayed : boards.roundGoes(end);
  };

  test('shares the tricks of a round where a finger is put, and the game ends where it would', async ({
    page,
  }) => {
    const toy = await toyOf(page, 'two-minds', boards.track);
    await expect.poll(() => toy.locator('select').count()).toBe(0);
    await expect.poll(() => tooSmall(toy.getByRole('slider'))).toEqual([]);
    const box = await handle(toy, 1).boundingBox();
    if (box === null) throw new Error('The handle is drawn');
    await handle(toy, 1).click({ position: { x: box.width - 2, y: box.height / 2 } });
    await expect.poll(() => toy.getByRole('listitem').first().innerText()).toContain(goes([10], 1));
    await expect.poll(() => handle(toy, 2).isDisabled()).toBe(true);
    await expect.poll(() => toy.getByRole('listitem').nth(1).innerText()).toContain(boards.notPlayed);
  });

  test('shares the tricks where a finger was put before it was awake', async ({ newContext }) => {
    const page = await (await newContext({ viewport: PHONE, hasTouch: true })).newPage();
    const { promise: put, resolve: awaken } = Promise.withResolvers<undefined>();
    await readsAsOnePage(page);
    await page.goto('/jekyll-vs-hyde/lessons/two-minds/');
    const toy = page.getByRole('group', { name: boards.track, exact: true }).first();
    await toy.scrollIntoViewIfNeeded();
    await page.route('**/_astro/**', async (route) => {
      await put;
      await route.continue();
    });
    const box = await handle(toy, 1).boundingBox();
    if (box === null) throw new Error('The handle is drawn');
    await handle(toy, 1).tap({ position: { x: box.width - 2, y: box.height / 2 } });
    await expect.poll(() => handle(toy, 1).inputValue()).toBe('10');
    awaken(undefined);
    await expect.poll(() => toy.getByRole('listitem').first().innerText()).toContain(goes([10], 1));
  });

  test('takes a trick an arrow key, and says what it leads to', async ({ page }) => {
    const toy = await toyOf(page, 'two-minds', boards.track);
    await handle(toy, 1).focus();
    await page.keyboard.press('ArrowRight');
    const said = () => handle(toy, 1).getAttribute('aria-valuetext');
    await expect.poll(said).toContain(boards.shares(7, 3));
    await expect.poll(() => said()).toContain(goes([7, 3, 5], 1));
    // Lessons ask for games that end in a certain way: who has set one is told.
    const remark = toy.getByRole('status');
    await expect.poll(() => remark.innerText()).toBe(boards.remarkable['as-near-as-can-be']);
    await handle(toy, 2).press('End');
    await expect.poll(() => remark.innerText()).toBe(boards.remarkable['hyde-by-jekylls-tricks']);
  });
});

test('The exchange by itself keeps the place of whoever plays by keys', async ({ page }) => {
  const toy = await toyOf(page, 'the-preparation', boards.tray(2));
  const focused = (inside: Locator) => inside.and(page.locator(':focus')).count();
  const [hand, another] = [
    toy.locator('.player-hand [tabindex="0"]'),
    toy.getByRole('button', { name: boards.newHand }),
  ];
  // From whatever is pressed next something of the tray has the focus: never the page.
  await another.press('Enter');
  await expect.poll(() => focused(hand)).toBe(1);
  await another.press('Enter');
  await expect.poll(() => focused(hand)).toBe(1);
  const cards = toy.locator('.player-hand .hand button');
  const give = toy.locator('.player-hand .give');
  for (let pair = 0; (await give.count()) > 0; pair += 1) {
    await cards.nth(pair).press('Enter');
    await cards.nth(9 - pair).press('Enter');
    await give.press('Enter');
    // Refused, the two are still chosen.
    if ((await give.count()) > 0) for (const at of [pair, 9 - pair]) await cards.nth(at).press('Enter');
    expect(pair, 'some two of them may be given').toBeLessThan(5);
  }
  await expect.poll(() => focused(another)).toBe(1);
});

test('A reach for another card after one that was not asked for plays that one', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/jekyll-vs-hyde/lessons/two-minds/#step-3');
  const exercise = page.locator('.try').first();
  const told = exercise.locator('.told');
  await exercise.getByRole('button', { name: /^Wrath 2/ }).click();
  await expect.poll(() => told.innerText()).toContain(trying.made.mistake);
  await exercise.locator('[data-lower] .hand [data-card="W6"]').click();
  await expect.poll(() => told.innerText()).toContain(trying.made.answer);
});

test('No mark stands on the edge of the table of an exercise that is done, on a phone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/jekyll-vs-hyde/lessons/two-minds/#step-3');
  const exercise = page.locator('.try').first();
  await exercise.getByRole('button', { name: /^Wrath 6/ }).click();
  await expect.poll(() => exercise.getAttribute('data-done')).not.toBeNull();
  const mark = await exercise.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(mark).toBe('none');
  // That it is done is told among the steps.
  await expect
    .poll(() => page.locator('.lesson-contents [href="#step-3"]').getAttribute('data-done'))
    .not.toBeNull();
});
