import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import file from '../../content/jekyll-vs-hyde/puzzles.json' with { type: 'json' };
import { words as game } from '#said/jekyll-vs-hyde/names';
import { words as puzzles } from '#said/jekyll-vs-hyde/puzzles';
import { words as drill } from '#said/drill';
import { words as trying } from '#said/playable-position';
import { expectHeard, heard, listen } from './record-announcements.ts';
import { hydrated, test } from './playwright-fixtures.ts';
import { SEEDED } from './walk-and-measure-tables.ts';

/** What a reader hears who does not look: each sentence once, and in order. */

const GAME = '/jekyll-vs-hyde';

/** Opens a page, listens to it from before it starts, and plays without motion, so that all that comes of a press comes at once. */
async function hear(page: Page, address: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await listen(page);
  await page.goto(address);
}

/** Comes to a button by keys, which brings its widget to life, and presses it. */
async function press(button: Locator): Promise<void> {
  await button.focus();
  await expect
    .poll(() => button.evaluate((one) => one.closest('astro-island')?.hasAttribute('ssr') ?? false))
    .toBe(false);
  await button.press('Enter');
}

/** What is drawn of what happened, as it has to be heard: without the names of the rules. */
async function drawn(list: Locator): Promise<readonly string[]> {
  return list.evaluateAll((items) =>
    items.map((item) => {
      const copy = item.cloneNode(true);
      if (copy instanceof Element)
        for (const link of item.matches('li') ? copy.querySelectorAll('.rule-link') : []) link.remove();
      return (copy.textContent ?? '').replace(/\s+/g, ' ').replaceAll(' < ', ' below ').trim();
    }),
  );
}

const focusIn = (place: Locator) => place.evaluate((one) => one.contains(document.activeElement));

describe('Told to who listens, once and in order', () => {
  test('an exercise: why a card is refused, again when it is tried again, and why the answer is right', async ({
    page,
  }) => {
    await hear(page, `${GAME}/lessons/what-potions-do/#steal-a-trick`);
    const task = await page.locator('[data-task]:has(.player-hand)').first().getAttribute('data-task');
    const exercise = page.locator(`[data-task="${task}"]`);
    const cards = exercise.locator('.player-hand .hand button');
    await press(cards.first());
    const refused = [trying.refused, /^Wrath 2 does not follow Pride\./];
    await expectHeard(page, [], refused);
    await cards.first().press('Enter');
    await expectHeard(page, [], [...refused, ...refused]);

    await cards.last().press('Enter');
    await expect.poll(() => exercise.locator('.events li').count()).toBeGreaterThan(4);
    // What it leads to is folded away, for the ear as well.
    await expectHeard(
      page,
      [],
      [...refused, ...refused, trying.made.answer, /^Three and a half beats two\./],
    );
    // The card that was pressed is gone: the way on has the focus, and then the hand again.
    await expect.poll(() => focusIn(exercise.locator('.stage-controls'))).toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(() => focusIn(exercise.locator('.player-hand'))).toBe(true);
  });

  test('a question of the drill: named by what is asked, then whether it was right, and why', async ({
    page,
  }) => {
    await hear(page, `${GAME}/drill/?rule=higher-rank`);
    await hydrated(page);
    const choices = page.locator('.choices');
    const asked = (await page.locator('.task').innerText()).trim();
    await expect.poll(() => choices.ariaSnapshot()).toContain(JSON.stringify(asked));
    await choices.getByRole('button').first().press('Enter');
    const told = page.locator('.told');
    await expect.poll(() => told.getByRole('strong').count()).toBeGreaterThan(0);
    await expect.poll(() => told.locator('.events li').count()).toBeGreaterThan(1);
    // What happened in order is folded away, for the ear as well.
    await expectHeard(page, [], await drawn(told.locator('p, .refusals li')));
    const said = await heard(page);
    expect(said[0]).toMatch(new RegExp(`^(${drill.right}|${drill.partlyRight}|${drill.wrong})`));
    expect(new Set(said).size).toBe(said.length);

    // On with one key, to a question that is named as well.
    await page.keyboard.press('Enter');
    await expect.poll(() => focusIn(choices)).toBe(true);
    await expect.poll(() => heard(page)).toEqual(said);
  });

  test('a replay: each move with its comment, and where one steps fast only the last', async ({ page }) => {
    await hear(page, `${GAME}/replays/the-even-hand/`);
    await hydrated(page);
    await page.keyboard.press('ArrowRight');
    const first = ['Jekyll lays down 1 card to give away.', /^With three Potions one has to go/];
    await expectHeard(page, [], first);
    for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowRight');
    await page.getByText('Move 7 of').waitFor();
    await expectHeard(
      page,
      [],
      [...first, ...(await drawn(page.locator('.happened .told :is(li, blockquote)')))],
    );
  });

  test('a puzzle: the verdict and what the move brought about, and the focus is not lost', async ({
    page,
  }) => {
    const stored = file.puzzles.find(({ best, obvious }) => !`${best}${obvious}`.includes('>'));
    if (stored === undefined) throw new Error('There is a puzzle without Potions');
    await hear(page, `${GAME}/puzzles/${stored.position.slice(1, 6)}/`);
    await press(page.locator(`.player-hand [data-card="${stored.obvious}"] button`));
    const told = page.locator('.told');
    await expect.poll(() => told.locator('.events li').count()).toBeGreaterThan(0);
    await expectHeard(page, [], await drawn(told.locator('p, li')));
    expect((await heard(page))[0]).toMatch(new RegExp(`^${puzzles.wrong}`));
    await expect.poll(() => focusIn(page.locator('.stage-controls'))).toBe(true);
  });

  test('a round of play: what each seat does, who takes the trick, and what is asked of the reader', async ({
    page,
  }) => {
    // With some hands a card that is played is followed by more than a name.
    await page.addInitScript(SEEDED);
    await hear(page, `${GAME}/play/`);
    await press(page.locator('main').getByRole('button', { name: 'Deal the cards' }));
    const hand = page.locator('.player-hand');
    const playable = hand.locator('.hand button:not([aria-disabled="true"])');
    await page.locator('.side[data-turn] .player-hand').waitFor();
    // A Potion may have to be among them.
    await playable.last().press('Enter');
    await page.locator('.give').press('Enter');
    const asked = page.locator('.turn > span');
    const naming = page.locator('.naming');
    for (let turn = 0; turn < 2; turn += 1) {
      await expect.poll(() => asked.count(), { timeout: 20_000 }).toBe(1);
      const before = await hand.locator('.hand button').count();
      await playable.first().press('Enter');
      const played = () => hand.locator('.hand button').count();
      await expect.poll(async () => (await naming.count()) > 0 || (await played()) < before).toBe(true);
      if ((await naming.count()) > 0) {
        // The suits have the focus, and say what they are for.
        await expect.poll(() => focusIn(naming)).toBe(true);
        await page.keyboard.press('Enter');
      }
      await expect.poll(played).toBe(before - 1);
    }
    await expect
      .poll(() => heard(page).then((said) => said.filter((one) => one.includes('takes trick 1 of')).length), {
        timeout: 20_000,
      })
      .toBe(1);
    const said = await heard(page);
    const order = [/lays down 1 card/, /^The cards change hands/, / leads /, / takes trick 1 of/];
    const places = order.map((one) => said.findIndex((sentence) => one.test(sentence)));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
    // What is said of one trick is said once.
    expect(said.filter((one) => one.startsWith('The cards change hands'))).toHaveLength(1);
    expect(said.filter((one) => one === `${game.seats.jekyll} lays down 1 card to give away.`)).toHaveLength(
      1,
    );
    // A card that is played leaves the focus to its neighbour, and nothing takes it from there.
    await expect.poll(() => focusIn(hand)).toBe(true);
  });

  test('a draw in Switch: which cards have come, by their names', async ({ page }) => {
    await page.addInitScript(SEEDED);
    await hear(page, '/switch/play/');
    await press(page.locator('main').getByRole('button', { name: 'Deal the cards' }));
    const buttons = page.locator('.hand-actions button');
    await buttons.first().waitFor({ timeout: 20_000 });
    await buttons.last().press('Enter');
    await expect
      .poll(async () =>
        (await heard(page)).filter((one) =>
          /^You draw the .+ of (clubs|diamonds|hearts|spades)\.$/.test(one),
        ),
      )
      .toHaveLength(1);
    expect((await heard(page)).filter((one) => /[♠♥♦♣]/.test(one))).toEqual([]);
  });

  test('an ability that no source tells: once, as it is written once, however many such cards are played', async ({
    page,
  }) => {
    await hear(page, '/chronicle/replays/all-four/');
    await hydrated(page);
    const open = page.locator('.events li[data-told-once]');
    let seen = 0;
    for (let step = 2; step < 12; step += 1) {
      await page.keyboard.press('ArrowRight');
      await page.getByText(`Move ${step} of`).waitFor();
      const happened = await drawn(page.locator('.happened .events li'));
      await expect.poll(async () => (await heard(page)).includes(happened[0] ?? '')).toBe(true);
      seen += await open.count();
    }
    expect(seen).toBe(1);
    expect((await heard(page)).filter((one) => one.includes('does nothing more: no source'))).toHaveLength(1);
  });

  test('a game that is brought with a mistake: where it is, at the field', async ({ page }) => {
    await hear(page, `${GAME}/study/`);
    await hydrated(page);
    const field = page.getByRole('textbox');
    await field.fill('W1/G4');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expectHeard(page, [], [/^Line 1, column 1: /]);
    await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true);
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
    await expect.poll(() => field.getAttribute('aria-describedby')).not.toBeNull();
  });
});
