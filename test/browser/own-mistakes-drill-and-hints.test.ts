import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import puzzles from '../../content/jekyll-vs-hyde/puzzles.json' with { type: 'json' };
import { start as jekyllVsHydeStart } from '#games/jekyll-vs-hyde/rules/state-before-deal';
import { randomGame } from '#games/jekyll-vs-hyde/rules/random-play';
import { movesOf } from '#games/switch/opponents/distinct-legal-moves';
import { review } from '#games/switch/opponents/played-move-costs';
import { apply } from '#games/switch/rules/apply';
import { start } from '#games/switch/rules/state-before-deal';
import { shuffledDeal, shuffledDeck } from '#games/switch/rules/shuffled-deal';
import type { Action, State } from '#games/switch/rules/state';
import { dearest, isWorthLearningFrom } from '#kit/detect-and-rate-mistakes';
import { pick, seededRandom } from '#kit/random';
import { unfinishedGame } from '#progress/unfinished-game';
import { writeReplay } from '#replays/write-replay';
import { words as drill } from '#words/en/drill';
import { words as hints } from '#words/en/hints';
import { words as mistakes } from '#words/en/mistakes';
import { words as play } from '#words/en/play-against-computer';
import { words as hintsInJapanese } from '#words/ja/hints';
import { expectAccessible, hydrated, open, overflowsSideways, test } from './playwright-fixtures.ts';

/** One's own mistakes, from the look back on a game to the drill that asks them again; and hints, one after another. */

const PHONE = { width: 390, height: 844 };
const DAY = 24 * 60 * 60 * 1000;
/** With this seed the game is short. */
const SEED = 8;

/** A game of Jekyll vs Hyde of three rounds, played by lot. */
const ROUNDS = [...randomGame(jekyllVsHydeStart(), seededRandom(3))].map(({ action }) => action);

/** A game of Switch for two in which both play by lot, and how many mistakes worth learning from a look back finds of the first player's. */
function gameByLot(): { readonly moves: readonly Action[]; readonly mistakes: number } {
  const chance = seededRandom(SEED);
  const moves: Action[] = [];
  let state: State = start();
  while (state.phase !== 'over') {
    const move: Action =
      state.phase === 'deal'
        ? shuffledDeal(chance, 2)
        : state.phase === 'shuffle'
          ? shuffledDeck(state, chance)
          : pick(movesOf(state), chance);
    moves.push(move);
    ({ state } = apply(state, move));
  }
  const judged = [...review(start(), moves, 'p1')].filter((one) => one !== undefined);
  return { moves, mistakes: dearest(judged, 3).filter(({ better }) => isWorthLearningFrom(better)).length };
}

const GAME = gameByLot();

/** Puts a game where a match that has been played to its end is kept. */
async function comeBackTo(
  page: Page,
  game: string,
  kept: {
    readonly seat: string;
    readonly opponent: string;
    readonly length: string;
    readonly replay: string;
  },
): Promise<void> {
  const slot = unfinishedGame(game);
  const text = slot.write({ ...kept, seed: 1, over: true });
  await page.goto(`/${game}/sheet/`);
  await page.evaluate(
    ([key, value]) => {
      localStorage.setItem(key, value);
    },
    [slot.key, text] as const,
  );
  await open(page, `/${game}/play/`);
  await page.locator('.match').waitFor();
}

/** Whether all of something that is told is seen in its room. */
const isInSight = (said: Locator) =>
  said.evaluate((one) => {
    const room = one.closest('.stage-told')?.getBoundingClientRect() ?? new DOMRect();
    const { top, bottom } = one.getBoundingClientRect();
    return top >= room.top && bottom <= room.bottom;
  });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const reps = (page: Page) =>
  page.evaluate(() => {
    const { mistakes } = JSON.parse(localStorage.getItem('cabinet.progress/switch') ?? '{}') as {
      readonly mistakes?: Readonly<Record<string, { readonly reps: number; readonly dismissed: boolean }>>;
    };
    return Object.values(mistakes ?? {}).map((memory) => (memory.dismissed ? 'dismissed' : memory.reps));
  });

test('Mistakes of a game become questions, by keyboard on a phone, until they are not wanted', async ({
  page,
}) => {
  expect(GAME.mistakes).toBeGreaterThan(1);
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const replay = writeReplay({ game: 'switch', moves: GAME.moves.map((action) => ({ action })) });
  await comeBackTo(page, 'switch', { seat: 'p1', opponent: 'whatever', length: '2', replay });
  await button(page, play.over.lookBack).press('Enter');
  const learn = page.getByRole('link', { name: mistakes.learn });
  await learn.waitFor({ timeout: 120_000 });
  await page.getByText(mistakes.kept(GAME.mistakes)).waitFor();
  expect(await reps(page)).toEqual(Array.from({ length: GAME.mistakes }, () => 1));
  await expect.poll(() => overflowsSideways(page)).toBe(false);
  await expectAccessible(page);

  await learn.press('Enter');
  const question = page.locator('.mistake-question');
  await question.waitFor();
  // Of what led there the end is in sight, about which is asked.
  await expect.poll(() => isInSight(question.locator('.events > li').last())).toBe(true);
  const told = question.locator('.told');
  // Each hint is in the place of the one before.
  const given = new Set<string>();
  for (let count = 1; count <= 3; count += 1) {
    await button(page, hints.ask).press('Enter');
    await expect.poll(async () => given.has(await told.innerText())).toBe(false);
    given.add(await told.innerText());
    expect(given.size).toBe(count);
    // However much was played before, the newest one is in sight.
    const newest = question.locator('.hint').first();
    await expect.poll(() => isInSight(newest)).toBe(true);
  }
  await expectAccessible(page);
  await question.locator('.hand-actions button').first().press('Enter');
  // After a first move that did worse there is a second try.
  await question
    .locator('.told:is([data-kind="answer"], [data-kind="possible"], [data-kind="mistake"])')
    .waitFor({ timeout: 60_000 });
  if ((await told.innerText()).includes(mistakes.secondTry))
    await question.locator('.hand-actions button').first().press('Enter');
  await question
    .locator('.told:is([data-kind="answer"], [data-kind="possible"], [data-kind="mistake"])')
    .waitFor({ timeout: 60_000 });
  await expect.poll(() => told.innerText()).toContain(mistakes.estimate);
  await expect.poll(async () => (await reps(page)).toSorted().at(-1)).toBe(2);
  await expect.poll(() => overflowsSideways(page)).toBe(false);
  await expectAccessible(page);

  await button(page, drill.next).press('Enter');
  await question.waitFor();
  await button(page, mistakes.dismiss).press('Enter');
  await expect.poll(async () => (await reps(page)).includes('dismissed')).toBe(true);

  // Another day.
  await page.clock.setFixedTime(Date.now() + DAY);
  const left = GAME.mistakes - 1;
  await open(page, '/switch/');
  await page.getByRole('link', { name: mistakes.waiting.replace('{due}', String(left)) }).waitFor();
  await open(page, '/switch/progress/');
  await page.getByText(mistakes.summary(left, left)).waitFor();
});

test('In Japanese a puzzle gives three hints, of which none tells more than it is asked, and is not solved at once after one', async ({
  page,
}) => {
  const stored = puzzles.puzzles.find(({ best, obvious }) => !`${best}${obvious}`.includes('>'));
  if (stored === undefined) throw new Error('There is a puzzle without Potions');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`/ja/jekyll-vs-hyde/puzzles/${stored.position.slice(1, 6)}/`);
  const card = page.locator(`.player-hand [data-card="${stored.best}"] button`);
  await card.focus();
  await hydrated(page);
  const told = page.locator('.stage-told .told');
  await button(page, hintsInJapanese.ask).press('Enter');
  await told.locator('.rule-link').waitFor();
  const first = await told.innerText();
  await button(page, hintsInJapanese.ask).press('Enter');
  // What was told before stays beside it.
  await expect.poll(() => told.innerText()).not.toBe(first);
  await expect.poll(() => told.locator('.rule-link').count()).toBe(1);
  const kind = await told.innerText();
  await button(page, hintsInJapanese.ask).press('Enter');
  await expect.poll(() => told.innerText()).not.toBe(kind);
  await expect.poll(() => button(page, hintsInJapanese.ask).getAttribute('aria-disabled')).toBe('true');
  await expectAccessible(page);
  await card.press('Enter');
  await page.locator('.told[data-kind="answer"]').waitFor();
  const memory = () =>
    page.evaluate(
      (position) =>
        (
          JSON.parse(localStorage.getItem('cabinet.progress') ?? '{}') as {
            readonly puzzles?: Readonly<Record<string, { readonly solved: boolean; readonly due: number }>>;
          }
        ).puzzles?.[position],
      stored.position,
    );
  // It is solved, and comes back as soon as one that was missed. What keeps it is loaded with the first that is.
  await expect.poll(async () => (await memory())?.solved).toBe(true);
  expect((await memory())?.due).toBeLessThan(Date.now() + DAY / 24);
});

test('After a game of several rounds all of them are looked back on, and look back and drill say by which hands a card is better', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const replay = writeReplay({ game: 'jekyll-vs-hyde', moves: ROUNDS.map((action) => ({ action })) });
  await comeBackTo(page, 'jekyll-vs-hyde', { seat: 'hyde', opponent: 'count', length: 'game', replay });
  await button(page, play.over.lookBack).press('Enter');
  const learn = page.getByRole('link', { name: mistakes.learn });
  await learn.waitFor({ timeout: 120_000 });
  const review = page.locator('.review');
  await expect.poll(() => review.locator('h3').allInnerTexts()).toEqual(['Round 1', 'Round 2', 'Round 3']);
  // What could be known stands first; what only open hands tell is said to be that.
  const costly = review.locator('.mistakes:not(details > .mistakes) > li');
  // Nothing of it before it is wanted.
  expect((await costly.allInnerTexts()).join()).not.toContain('By what you saw');
  await button(page, play.over.allAnswers).press('Enter');
  await expect.poll(() => costly.locator('details:not([open])').count()).toBe(0);
  // They open where they are seen.
  const first = costly.first();
  await expect
    .poll(() => first.evaluate((one) => one.getBoundingClientRect().top / innerHeight))
    .toBeLessThan(0.5);
  for (const said of await costly.allInnerTexts())
    expect(said).toMatch(/^Trick \d+: a (small |big )?mistake[^]+By what you saw/);
  await expect.poll(() => overflowsSideways(page)).toBe(false);
  await expectAccessible(page);

  await learn.press('Enter');
  const question = page.locator('.mistake-question');
  const told = question.locator('.told');
  const playFirstCard = async () => {
    await question.locator('.player-hand .hand button:not([aria-disabled="true"])').first().press('Enter');
    const naming = question.locator('.naming button');
    if ((await naming.count()) > 0) await naming.first().press('Enter');
    await expect
      .poll(() => told.innerText(), { timeout: 60_000 })
      .toMatch(new RegExp(`${mistakes.estimate}|${mistakes.secondTry}`));
  };
  await playFirstCard();
  // Where the first card does worse there is a second try.
  if ((await told.innerText()).includes(mistakes.secondTry)) await playFirstCard();
  await expect.poll(() => told.innerText(), { timeout: 60_000 }).toContain(mistakes.estimate);
  // Why, in proved words, comes a moment later.
  await expect
    .poll(() => told.innerText(), { timeout: 60_000 })
    .toMatch(/what you see[^]+With both hands open/);
  await expect.poll(() => overflowsSideways(page)).toBe(false);
  await expectAccessible(page);
});
