import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { seededRandom } from '#kit/random';
import { words as playing } from '../../src/words/en/play-against-computer.ts';
import { words as practice } from '../../src/words/en/rule-practice.ts';
import { words as playingInJapanese } from '../../src/words/ja/play-against-computer.ts';
import { words as stepping } from '../../src/words/ja/replay-viewer.ts';
import { words as trying } from '../../src/words/ja/playable-position.ts';
import { expectAccessible, open, overflowsSideways, takesNoTime, test } from './playwright-fixtures.ts';

const PLAY = '/switch/play/';
const SEED = 3;
const SEEDED = seededRandom.toString();
const PHONE = { width: 390, height: 844 };
/** A rule that is practised has come up by then. */
const MOST_TURNS = 8;

/** Sits down with so many, to a game that is the same whenever it is played: by lot it may last ten turns or two hundred. */
async function begin(page: Page, players: number, opponent: string): Promise<Locator> {
  await page.addInitScript(`Math.random = (${SEEDED})(${SEED})`);
  await takesNoTime(page);
  await open(page, PLAY);
  await page.getByRole('radio', { name: opponent }).check();
  await page.getByRole('radio', { name: new RegExp(`^${players} `) }).check();
  await page.getByRole('button', { name: 'Deal the cards' }).press('Enter');
  const match = page.getByRole('group', { name: /^You are/ });
  await match.waitFor();
  return match;
}

const isOver = (match: Locator) => match.getByRole('heading', { name: /has won$|^You have won$|^A draw$/ });

/** Waits for the reader's turn; whoever has seen enough touches the table. */
async function turn(match: Locator): Promise<'play' | 'over'> {
  const mine = match.locator('.side[data-lower][data-turn] .hand-actions button').first();
  const over = isOver(match);
  for (;;) {
    if ((await over.count()) > 0) return 'over';
    if ((await mine.count()) > 0) return 'play';
    await match.locator('.deck').dispatchEvent('pointerdown');
    await mine
      .or(over)
      .first()
      .waitFor({ timeout: 1500 })
      .catch(() => undefined);
  }
}

/** Lays the first card that goes on what lies there, by keys; where none does, draws. */
async function playAny(match: Locator): Promise<void> {
  const cards = match.locator('.player-hand .hand button:not([aria-disabled="true"])');
  const told = await match.locator('.stage-told').innerText();
  const held = await match.locator('.player-hand .hand').getAttribute('aria-label');
  const actions = match.locator('.hand-actions button');
  if ((await cards.count()) === 0) await actions.first().press('Enter');
  else {
    await cards.first().press('Enter');
    const play = match.locator('.hand-actions [data-primary]');
    if ((await play.count()) > 0) await play.press('Enter');
    const suits = match.locator('.naming button');
    if ((await suits.count()) > 0) await suits.first().press('Enter');
  }
  await expect
    .poll(async () => {
      if ((await isOver(match).count()) > 0) return true;
      const hand = match.locator('.side[data-lower] .hand');
      // Who has laid the last card has none any more.
      if ((await hand.count()) === 0) return true;
      return (
        (await hand.getAttribute('aria-label')) !== held ||
        (await match.locator('.stage-told').innerText()) !== told
      );
    })
    .toBe(true);
}

/** Whether the table and what can be pressed stand in one window, and nothing lies over them. */
function fits(match: Locator): Promise<boolean> {
  return match.locator('.stage').evaluate((stage) => {
    const table = stage.querySelector('.stage-table')?.getBoundingClientRect();
    const button = stage.querySelector('.stage-controls button')?.getBoundingClientRect();
    if (table === undefined || button === undefined) return false;
    const seen = document.elementFromPoint(button.left + button.width / 2, button.bottom - 4);
    return table.top > -1 && stage.contains(seen);
  });
}

describe('A game of Switch', () => {
  test('for two is played to its end by keyboard, across a reload, and looked back on', async ({ page }) => {
    let match = await begin(page, 2, 'Whatever goes');
    let turns = 0;
    for (; (await turn(match)) === 'play' && turns < 150; turns += 1) {
      if (turns === 1) {
        await match.getByRole('button', { name: 'What would you play?' }).press('Enter');
        await match.getByText(/^I would |^There is only one thing/).waitFor();
        await expectAccessible(page);
        await page.reload();
        match = page.getByRole('group', { name: /^You are Player 1, 2 at the table/ });
        await turn(match);
      }
      await playAny(match);
    }
    await isOver(match).waitFor();
    await match.getByText(/^Cards left: /).waitFor();
    await expectAccessible(page);
    await match.getByRole('button', { name: 'Look back' }).press('Enter');
    await match.getByText(/another move (was )?clearly better/).waitFor({ timeout: 60_000 });
    await match.getByRole('button', { name: 'Keep it among my games' }).press('Enter');
    await match.getByText(/^Kept: For 2, against “Whatever goes”/).waitFor();
  });

  test.for([2, 4, 6])(
    'for %i stands on one screen of a phone, as soon as it is dealt',
    async (players, { newContext }) => {
      const context = await newContext({ viewport: PHONE, hasTouch: true, reducedMotion: 'reduce' });
      const phone = await context.newPage();
      const match = await begin(phone, players, 'By its hand');
      for (let turns = 0; turns < 3 && (await turn(match)) === 'play'; turns += 1) {
        await expect.poll(() => overflowsSideways(phone)).toBe(false);
        await expect.poll(() => fits(match)).toBe(true);
        await playAny(match);
      }
    },
  );
});

test.for([
  [360, 640],
  [390, 844],
] as const)(
  'On a phone of %i × %i each card of a hand of three rows can be touched',
  async ([width, height], { newContext }) => {
    const context = await newContext({
      viewport: { width, height },
      hasTouch: true,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    const match = await begin(page, 2, 'Whatever goes');
    const cards = match.locator('.player-hand .hand li');
    while ((await cards.count()) < 15 && (await turn(match)) === 'play') {
      const held = await cards.count();
      await match.locator('.hand-actions button').last().press('Enter');
      await expect.poll(() => cards.count()).toBeGreaterThan(held);
    }
    const foot = await match
      .locator('.player-hand .hand')
      .evaluate((hand) => hand.getBoundingClientRect().bottom);
    const boxes = await cards.evaluateAll((all) =>
      all.map((card) => {
        const { bottom, height: high, width: wide } = card.getBoundingClientRect();
        return { bottom, high, wide };
      }),
    );
    expect(boxes.length).toBeGreaterThanOrEqual(15);
    expect(Math.min(...boxes.map(({ high }) => high))).toBeGreaterThanOrEqual(44);
    expect(Math.max(...boxes.slice(0, 21).map(({ bottom }) => bottom))).toBeLessThanOrEqual(foot + 0.5);
    expect(await overflowsSideways(page)).toBe(false);
  },
);

describe('A rule, practised on a phone,', () => {
  test('is offered at the end of its lesson, comes up, and is kept', async ({ newContext }) => {
    const { cameUp } = playing.match;
    const page = await (await newContext({ viewport: PHONE, hasTouch: true })).newPage();
    await page.addInitScript(`Math.random = (${SEEDED})(${SEED})`);
    await page.goto('/switch/lessons/twos/#lesson-end');
    await page.locator('a[href$="/switch/play/?practise=twos-penalty"]').press('Enter');
    const begin = page.getByRole('button', { name: practice.begin });
    await begin.waitFor();
    await begin.press('Enter');
    const match = page.locator('.match');
    await match.waitFor();
    expect(await fits(match)).toBe(true);
    await expectAccessible(page);
    const said = () => match.locator('[role="status"]').allInnerTexts();
    expect(await said()).toContain(cameUp(0));
    for (let turns = 0; turns < MOST_TURNS && (await said()).includes(cameUp(0)); turns += 1)
      if ((await turn(match)) === 'play') await playAny(match);
    await expect.poll(said).toContain(cameUp(1));
    await expect.poll(() => overflowsSideways(page)).toBe(false);
    await page.reload();
    await expect.poll(said).toContain(cameUp(1));
  });

  test('is played on from the position of a case, in Japanese', async ({ newContext }) => {
    const { cameUp } = playingInJapanese.match;
    const page = await (await newContext({ viewport: PHONE, hasTouch: true })).newPage();
    await page.addInitScript(`Math.random = (${SEEDED})(${SEED})`);
    await page.goto('/ja/switch/cases/answer-with-two-twos/');
    const scene = page.locator('.scene');
    await scene.getByRole('button', { name: stepping.playOn }).press('Enter');
    const mine = scene.locator('.side[data-lower][data-turn] .player-hand');
    await mine.waitFor();
    expect(await fits(scene)).toBe(true);
    await expectAccessible(page);
    const said = () => scene.locator('[role="status"]').allInnerTexts();
    expect(await said()).toContain(cameUp(0));
    await playAny(scene);
    await expect.poll(said).toContain(cameUp(1));
    // The others play until it is the reader's turn again, or one of them has won.
    await mine.or(scene.locator('.round-result')).first().waitFor();
    await scene.getByRole('button', { name: trying.backToScene }).press('Enter');
    await scene.getByRole('button', { name: stepping.playOn }).waitFor();
  });
});
