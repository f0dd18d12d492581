import { describe, expect } from 'vitest';
import { GAME_ID } from '#games/jekyll-vs-hyde/rules/game-id';
import { start } from '#games/jekyll-vs-hyde/rules/state-before-deal';
import { randomGame } from '#games/jekyll-vs-hyde/rules/random-play';
import type { Action } from '#games/jekyll-vs-hyde/rules/state';
import { seededRandom } from '#kit/random';
import { replayToUrlFragment } from '#replays/whole-replay-in-url-fragment';
import { writeReplay } from '#replays/write-replay';
import { toUnfinishedGame } from '#widgets/play/current-game.ts';
import { expectAccessible, open, openTab, overflowsSideways, test } from './playwright-fixtures.ts';

/** The same deal for two who are apart, and a game played on from any of its moves. */

const PLAY = '/jekyll-vs-hyde/play/';
const SETTINGS = { seat: 'jekyll', strength: 'glance', length: 'game', seed: 23 } as const;

/** The first round of a game by lot that goes on after it, from the same cards whatever the luck of its moves. */
function rounds(): readonly (readonly Action[])[] {
  const [deal] = [...randomGame(start(), seededRandom(1))].slice(0, 1);
  if (deal === undefined) throw new Error('A game begins with a deal');
  const found: (readonly Action[])[] = [];
  for (let seed = 2; found.length < 2; seed += 1) {
    const moves: Action[] = [deal.action];
    for (const { action, state } of randomGame(deal.state, seededRandom(seed))) {
      moves.push(action);
      if (state.phase === 'over') break;
      if (state.phase === 'deal') {
        found.push(moves);
        break;
      }
    }
  }
  return found;
}

const replayOf = (moves: readonly Action[]) =>
  writeReplay({ game: GAME_ID, moves: moves.map((action) => ({ action })) });

describe('The same deal for a friend', () => {
  test('is offered without its result, which stands beside one’s own at the end, with a link back', async ({
    newContext,
  }) => {
    const phone = await newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
    const page = await phone.newPage();
    const [theirs = [], mine = []] = rounds();
    const { seat, strength, length, seed } = SETTINGS;
    const query = new URLSearchParams({ seat, opponent: strength, length, seed: String(seed) }).toString();
    const address = `${PLAY}?${query}#${await replayToUrlFragment(replayOf(theirs))}`;
    await open(page, address);
    const play = page.getByRole('button', { name: 'Play the same deal' });
    await play.waitFor();
    await expect.poll(() => page.locator('.result, .both-results').count()).toBe(0);
    await expectAccessible(page);
    await play.tap();
    const hand = page.locator('.match .side[data-turn] .player-hand .hand button');
    await expect.poll(() => hand.count()).toBe(10);

    // At the end of the round, as it was kept.
    await page.evaluate(
      (kept) => {
        localStorage.setItem('cabinet.running', kept);
      },
      JSON.stringify({ version: 1, ...toUnfinishedGame(SETTINGS, replayOf(mine)) }),
    );
    await page.reload();
    const results = page.locator('.both-results > section');
    await expect.poll(() => results.count()).toBe(2);
    const back = page.getByLabel('Answer with a link that holds your result');
    await back.waitFor();
    expect(new URL(await back.inputValue()).search).toBe(`?${query}`);
    await expect.poll(() => overflowsSideways(page)).toBe(false);
    await expectAccessible(page);
  });
});

describe('A game of the site', () => {
  test('is played on against the computer from any move, by keyboard', async ({ page }) => {
    await open(page, '/jekyll-vs-hyde/replays/the-even-hand/#17');
    await openTab(page, 'Explore');
    await page.getByRole('button', { name: 'Play on against the computer' }).press('Enter');
    await page.waitForURL(/\/play\/\?from=17/);
    await page.getByRole('heading', { name: 'A position to play on from' }).waitFor();
    await page.getByRole('button', { name: 'Play on', exact: true }).waitFor();
    await page.locator('.shared-deal figcaption').getByText('Round 1 · Trick 8', { exact: true }).waitFor();
    await expect.poll(() => page.locator('.shared-deal figure .table').count()).toBe(1);
    await page
      .locator('.shared-deal')
      .getByLabel(/^Thinking ahead/)
      .check();
    await page.getByRole('button', { name: /^Play on and practise/ }).press('Enter');
    const match = page.getByRole('group', { name: /^You are .+Thinking ahead/ });
    await match.getByText(/^Practising:.*It came up/).waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe('');
    // Whose the first moves were is not forgotten.
    const kept = () => page.evaluate(() => localStorage.getItem('cabinet.running'));
    await expect.poll(kept).toContain('"given":17');
    await expectAccessible(page);
  });

  test.for([
    ['jekyll-vs-hyde', 'either-way'],
    ['chronicle', 'all-four'],
  ] as const)(
    'of %s is offered with what plays it in the window of a phone, and without a round of one’s own that is over',
    async ([game, replay], { newContext }) => {
      const phone = await newContext({ viewport: { width: 360, height: 800 }, hasTouch: true });
      const page = await phone.newPage();
      const [, mine = []] = rounds();
      await page.addInitScript(
        (kept) => {
          localStorage.setItem('cabinet.running', kept);
        },
        JSON.stringify({ version: 1, ...toUnfinishedGame({ ...SETTINGS, seed: 7 }, replayOf(mine)) }),
      );
      await open(page, `/${game}/replays/${replay}/`);
      await openTab(page, 'Explore');
      await page.getByRole('button', { name: 'Play on against the computer' }).tap();
      const play = page.getByRole('button', { name: 'Play on', exact: true });
      await play.waitFor();
      const { y = NaN, height = NaN } = (await play.boundingBox()) ?? {};
      expect(y + height).toBeLessThanOrEqual(740);
      const match = page.locator('.match');
      if (game === 'jekyll-vs-hyde') await match.waitFor({ state: 'attached' });
      await page.locator('.round-result').waitFor({ state: 'hidden' });
      await expect.poll(() => match.isVisible()).toBe(false);
      await expectAccessible(page);
      await play.tap();
      await match.waitFor();
      await expect.poll(() => page.locator('.round-result').count()).toBe(0);
    },
  );
});
