import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { verdicts } from '#games/jekyll-vs-hyde/rules/card-verdicts';
import { jekyllVsHydeMachine } from '#games/jekyll-vs-hyde/machine-with-statechart-and-dealing';
import { lineThrough } from '#replays/replay-frames';
import { readReplay } from '#replays/read-replay';
import { words as game } from '#said/jekyll-vs-hyde/names';
import { words as legality } from '#said/jekyll-vs-hyde/legality';
import { say } from '#words/sentence-per-type';
import { expectAccessible, open, overflowsSideways, test, openTab } from './playwright-fixtures.ts';

/** Beside each position of a replay: what may be played, and why the rest may not. */

const GAME = '/jekyll-vs-hyde/replays/the-even-hand/';
/** Hyde is to answer a Potion that names Pride, and may play one card of ten. */
const AT = 4;

const whys = (page: Page) => page.locator('.side .ask');
const panelOf = (page: Page) => page.getByRole('group', { name: 'What may be played' });

/** The position after some moves of the game. */
function stateAfter(moves: number) {
  const file = new URL('../../content/jekyll-vs-hyde/replays/the-even-hand.json', import.meta.url);
  const reading = readReplay(readFileSync(file), jekyllVsHydeMachine);
  const id = reading.ok ? lineThrough(reading.value.frames)[moves] : undefined;
  const frame = reading.ok && id !== undefined ? reading.value.frames[id] : undefined;
  if (frame === undefined) throw new Error(`There is no move ${moves}`);
  return frame.position.context.state;
}

test('A card that may not be played says why when it is asked, by keyboard', async ({ page }) => {
  await open(page, `${GAME}#${AT}`);
  const expected = verdicts(stateAfter(AT), 'hyde');
  const barred = expected.flatMap((one) => (one.type === 'barred' ? [one] : []));
  expect(barred).toHaveLength(9);
  await expect.poll(() => whys(page).count()).toBe(9);
  for (const { card, refusals } of [barred[0], barred.at(-1)].flatMap((one) => one ?? [])) {
    const [refusal] = refusals;
    if (refusal === undefined) throw new Error('Nothing bars the card');
    await page.getByRole('button', { name: `${game.card(card)}: why not?` }).press('Enter');
    const panel = panelOf(page);
    await expect.poll(() => page.getByRole('log').textContent()).toContain(say(legality.refusals, refusal));
    const row = panel.locator('[data-asked]');
    await expect.poll(() => row.innerText()).toContain(say(legality.refusals, refusal));
    await expect.poll(() => row.getByRole('link').getAttribute('href')).toContain(`#${refusal.rule}`);
    await expect
      .poll(() => row.evaluate((element) => element.getBoundingClientRect().bottom <= innerHeight))
      .toBe(true);
  }
});

test('Every card of the hand that is to act stands there with its rule, step by step', async ({ page }) => {
  await open(page, `${GAME}#${AT - 1}`);
  await page.keyboard.press('w');
  const panel = panelOf(page);
  await panel.waitFor();
  for (let moves = AT - 1; moves < AT + 9; moves += 1) {
    const state = stateAfter(moves);
    for (const seat of ['jekyll', 'hyde'] as const) {
      for (const verdict of verdicts(state, seat)) {
        const sentences =
          verdict.type === 'barred'
            ? verdict.refusals.map((refusal) => say(legality.refusals, refusal))
            : [say(legality.permissions, verdict)];
        const rule = verdict.type === 'barred' ? verdict.refusals[0]?.rule : verdict.rule;
        const row = panel
          .locator('.verdicts > li')
          .filter({ hasText: game.card(verdict.card) })
          .filter({ hasText: sentences[0] ?? '' });
        await expect.poll(() => row.count(), { message: `${moves} ${verdict.card}` }).toBe(1);
        await expect.poll(() => row.getByRole('link').first().getAttribute('href')).toContain(`#${rule}`);
      }
    }
    await page.keyboard.press('ArrowRight');
  }
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(() => overflowsSideways(page)).toBe(false);
  await page.keyboard.press('w');
  await expect.poll(() => panel.count()).toBe(0);
});

test('Nothing is said of a hand that lies face down', async ({ page }) => {
  await open(page, `${GAME}#${AT}`);
  await openTab(page, 'Explore');
  await page.getByLabel('Seen by').selectOption('jekyll');
  await expect.poll(() => whys(page).count()).toBe(0);
  await page.getByRole('button', { name: 'What may be played' }).press('Enter');
  const panel = panelOf(page);
  await panel.getByText('Hyde is to act, and those cards lie face down').waitFor();
  await expect.poll(() => panel.getByRole('list').count()).toBe(0);
  await expect.poll(() => panel.textContent()).not.toMatch(/Wrath|Greed|Pride|Potion/);
  await page.getByLabel('Seen by').selectOption('hyde');
  await expect.poll(() => whys(page).count()).toBe(9);
  // Who guesses is to find out alone.
  await page.getByRole('button', { name: 'Guess the moves' }).press('Enter');
  await expect.poll(() => whys(page).count()).toBe(0);
});

test('In Switch a card says why it may not be played, and a seat what it can know, of its own hand and no other', async ({
  page,
}) => {
  await open(page, '/switch/replays/nine-at-once/#6');
  await openTab(page, 'Explore');
  await page.getByRole('button', { name: 'What may be played' }).press('Enter');
  const panel = panelOf(page);
  await panel.getByRole('heading', { name: 'What may not be laid, and why' }).waitFor();
  await whys(page).first().press('Enter');
  await expect.poll(() => panel.locator('[data-asked] .rule-link').count()).toBeGreaterThan(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'What can be inferred' }).press('Enter');
  const knowledge = page.getByRole('group', { name: 'What this player can know' });
  await knowledge.getByText('All hands are open.').waitFor();
  await page.getByLabel('Seen by').selectOption('p1');
  const own = page.locator('.side[data-seat="p1"] .hand > li[data-card]');
  const names = await own.evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card') ?? ''));
  await expect
    .poll(() => knowledge.locator('dl > div').first().locator('dd > button').count())
    .toBe(names.length);
  await expect.poll(() => knowledge.innerText()).toMatch(/Not seen: \d+ cards, \d+ of them in other hands/);
  await expectAccessible(page);
  await expect.poll(() => overflowsSideways(page)).toBe(false);
});
