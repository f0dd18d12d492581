import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { words as desk } from '#said/own-games';
import { words as edit } from '#said/variation-and-comment-panel';
import {
  expectAccessible,
  kept,
  open,
  openTab,
  overflowsSideways,
  readsAsOnePage,
  test,
} from './playwright-fixtures.ts';

/** Changing games, guessing in them, and bringing one's own. */

const GAME = '/jekyll-vs-hyde/replays/the-even-hand/';
const DESK = '/jekyll-vs-hyde/study/';
const DEALT = 'J: W1 W2 W3 W4 W5 W6 W7 G1 G2 G3 H: G4 G5 G6 G7 P1 P2 P3 P4 P5 P6';

/** Opens a game at move 16, where Hyde is to follow Wrath, with the panel of a mode. */
async function panelAt16(page: Page, mode: string) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, `${GAME}#16`);
  await page.getByRole('button', { name: mode }).press('Enter');
  const panel = page.getByRole('group', { name: mode });
  await panel.waitFor();
  return panel;
}

/** Whether a thumb finds all of something in the window, with nothing before it. */
function isInSight(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return top >= -1 && bottom <= innerHeight + 1 && (element === found || element.contains(found));
}

/** The hand that is played from, at the table. */
const hand = (page: Page) => page.locator('.stage-table .player-hand');

test('A touch of a card on the table begins a variation, which leads on from there', async ({ page }) => {
  await open(page, `${GAME}#16`);
  const count = await page.locator('.move').count();
  await page.getByRole('button', { name: 'Wrath 3: play it here' }).click();
  await expect.poll(() => page.locator('.move').count()).toBe(count + 1);
  await expect
    .poll(() => page.locator('.variation .move[aria-current="step"]').innerText())
    .toMatch(/Wrath 3/);
  // Trying is free: nothing is kept of it, and nobody is asked to stay, until the reader says so.
  const keep = page.getByRole('button', { name: edit.keep });
  await keep.waitFor();
  await kept(page);
  await expect.poll(() => page.getByText(/^Kept in this browser/).count()).toBe(0);
  await keep.click();
  await page.getByText(edit.kept('The even hand')).waitFor();
  await expect.poll(() => keep.count()).toBe(0);
  // Whoever is to act next plays on from the same table.
  await hand(page).getByRole('button').first().click();
  await expect.poll(() => page.locator('.move').count()).toBe(count + 2);
  // The way back to the game leads to where it was left, however far the variation goes.
  await page.getByRole('button', { name: 'Back to the game' }).click();
  await expect.poll(() => new URL(page.url()).hash).toBe('#16');
  await expect
    .poll(() => page.locator('.happened .label').filter({ hasText: 'In a variation' }).count())
    .toBe(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => page.locator('.move').count()).toBe(count);
});

test('A touch of a card of Switch begins a variation too', async ({ page }) => {
  await open(page, '/switch/replays/five-two-two/#2');
  const count = await page.locator('.move').count();
  await page.getByRole('button', { name: '6 of hearts: play it here' }).click();
  await expect.poll(() => page.locator('.move').count()).toBe(count + 1);
  await expect.poll(() => page.locator('.variation .move[aria-current="step"]').innerText()).toMatch(/6/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => page.locator('.move').count()).toBe(count);
});

describe('Annotate', () => {
  test('has what is written beside a move stand whole in the list, in a low window too', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await panelAt16(page, 'Annotate');
    const isWhole = (fields: Element) => {
      const list = fields.closest('.side-panel')?.getBoundingClientRect();
      return list !== undefined && fields.getBoundingClientRect().bottom <= list.bottom + 1;
    };
    await expect.poll(() => page.locator('.note-place .notes').evaluate(isWhole)).toBe(true);
    await page.getByRole('button', { name: 'Forward', exact: true }).press('Enter');
    await expect.poll(() => page.locator('.note-place .notes').evaluate(isWhole)).toBe(true);
    // So has whoever writes there what takes it back.
    for (const name of [edit.undo, edit.redo, edit.promote, edit.remove])
      await expect
        .poll(() => page.locator('.side-panel').getByRole('button', { name }).evaluate(isInSight))
        .toBe(true);
  });

  test('refuses with the reason, makes a variation of what is allowed, and undoes it', async ({ page }) => {
    const panel = await panelAt16(page, 'Annotate');
    const count = await page.locator('.move').count();
    await hand(page)
      .getByRole('button', { name: /Wrath 3/ })
      .press('Enter');
    await expect.poll(() => page.locator('.move').count()).toBe(count + 1);
    await expect
      .poll(() => page.locator('.variation .move[aria-current="step"]').innerText())
      .toMatch(/Wrath 3/);
    await panel.getByRole('button', { name: 'Make it the main line' }).press('Enter');
    await expect.poll(() => page.locator('.variation .move[aria-current="step"]').count()).toBe(0);
    await panel.getByRole('button', { name: 'Undo' }).press('Enter');
    await panel.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect.poll(() => page.locator('.move').count()).toBe(count);
    await panel.getByRole('button', { name: 'Redo' }).press('Enter');
    await expect.poll(() => page.locator('.move').count()).toBe(count + 1);
    await panel.getByRole('button', { name: 'Delete from here' }).press('Enter');
    await expect.poll(() => page.locator('.move').count()).toBe(count);
    await expectAccessible(page);
  });

  test('shows no hand that lies face down, and plays for the seat that sees its own', async ({ page }) => {
    const panel = await panelAt16(page, 'Annotate');
    const cards = hand(page).getByRole('button');
    const seer = page.getByLabel('Seen by');
    await openTab(page, 'Explore');
    await seer.selectOption('jekyll');
    await openTab(page, 'Moves');
    await panel.getByText('Hyde is to act, and those cards lie face down').waitFor();
    await expect.poll(() => cards.count()).toBe(0);
    await openTab(page, 'Explore');
    await seer.selectOption('hyde');
    await openTab(page, 'Moves');
    await expect.poll(() => cards.count()).toBeGreaterThan(0);
  });

  test('keeps what is written, and shows it as text whatever it is', async ({ page }) => {
    const panel = await panelAt16(page, 'Annotate');
    const written = '<img src=x onerror="document.title=1"> مرحبا 🃏 {so}';
    const note = page.locator('.moves .note-place');
    await note.getByLabel('Comment').fill(written);
    await note.getByLabel('Mark').selectOption('!!');
    await expect.poll(() => panel.getByText(/^Kept in this browser/).isVisible()).toBe(true);
    await kept(page);
    await open(page, DESK);
    await page.getByRole('button', { name: 'The even hand', exact: true }).press('Enter');
    await page.getByRole('slider').focus();
    await page.getByText(written).first().waitFor();
    await expect.poll(() => page.locator('img').count()).toBe(0);
    await expect.poll(() => page.locator('.glyph', { hasText: '!!' }).count()).toBeGreaterThan(0);
  });

  test('is written in below the table in the window of a phone, in sight with it', async ({ newContext }) => {
    const page = await (await newContext({ viewport: { width: 390, height: 844 } })).newPage();
    await panelAt16(page, 'Annotate');
    const comment = page.locator('.stage-told').getByLabel('Comment');
    const kept = page.locator('.stage-told').getByText(edit.keptBriefly, { exact: true });
    await expect.poll(() => comment.evaluate(isInSight)).toBe(true);
    await expect.poll(() => hand(page).evaluate(isInSight)).toBe(true);
    await comment.fill('Why not?');
    await page.getByText(/^Kept in this browser/).waitFor({ state: 'attached' });
    await expect.poll(() => kept.evaluate(isInSight)).toBe(true);
    // It follows the game, and stays in sight.
    await page.getByRole('button', { name: 'Forward', exact: true }).click();
    await expect.poll(() => comment.inputValue()).not.toBe('Why not?');
    await page.locator('.moves').getByText('Why not?').waitFor({ state: 'attached' });
    await expect.poll(() => comment.evaluate(isInSight)).toBe(true);
  });

  test('leads to the copy it makes, at the move, whose address is followed from then on', async ({
    page,
  }) => {
    const panel = await panelAt16(page, 'Annotate');
    await hand(page)
      .getByRole('button', { name: /Wrath 3/ })
      .press('Enter');
    await page.getByRole('button', { name: edit.keep }).press('Enter');
    await panel.getByRole('link', { name: 'Open it there, at this move' }).press('Enter');
    const current = page.locator('.variation .move[aria-current="step"]');
    await expect.poll(() => current.innerText()).toMatch(/Wrath 3/);
    expect(page.url()).toMatch(/study\/\?at=17v2-1#own-\d+$/);

    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => page.url()).toMatch(/study\/\?at=16#own-\d+$/);
    await page.reload();
    await page.getByText(/^Move 16 of/).waitFor();
    // It is at home here: there is no way to where one is.
    await page.getByRole('button', { name: 'Annotate' }).press('Enter');
    await page.locator('.moves .note-place').getByLabel('Comment').fill('Why not?');
    await page.getByText(/^Kept in this browser/).waitFor();
    await expect.poll(() => page.getByRole('link', { name: 'Open it there' }).count()).toBe(0);
    await page.getByRole('button', { name: 'All games' }).press('Enter');
    await expect.poll(() => page.url()).toMatch(/study\/$/);

    // Whoever comes back to the game of the site may have meant the copy.
    await panelAt16(page, 'Annotate');
    await panel.getByText('You have changed this game before.').waitFor();
    await panel.getByRole('link', { name: 'The even hand' }).press('Enter');
    await page.waitForURL(/study\/#own-\d+$/);
    await page.locator('.moves').getByText('Why not?').waitFor();
  });
});

test('Guessing waits for the reader, and shows what was played', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, GAME);
  await openTab(page, 'Explore');
  await page.getByRole('button', { name: 'Guess the moves' }).press('Enter');
  const panel = page.getByRole('group', { name: 'Guess the moves' });
  // Neither the moves to come nor the other hand are to be read meanwhile.
  await expect.poll(() => page.locator('.move').count()).toBe(0);
  const hyde = page.getByRole('list', { name: /^Hyde’s hand/ });
  await expect.poll(() => hyde.locator('.card-back').count()).toBe(10);
  const told = page.locator('.stage-told');
  await hand(page).getByRole('button', { name: 'Give 0 of 1 card' }).press('Enter');
  await expect.poll(() => told.locator('.refusals').innerText()).toMatch(/each gives 1 card/);
  await hand(page).getByRole('button', { name: 'Potion 2+' }).press('Enter');
  await hand(page).getByRole('button', { name: 'Give 1 card' }).press('Enter');
  await expect.poll(() => told.innerText()).toContain('As it was played.');
  // Nobody can be right or wrong about what both give at once.
  await expect.poll(() => panel.textContent()).toContain('0 of 0 as played');
  await told.getByRole('button', { name: 'Go on' }).press('Enter');
  await expect.poll(() => page.getByText(/^Move 2 of/).isVisible()).toBe(true);
  await panel.getByLabel('You play').selectOption('hyde');
  await expect.poll(() => hyde.locator('.card-back').count()).toBe(0);
});

test('What was guessed stands when somebody has looked at the moves and guesses on', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, `${GAME}#16`);
  await openTab(page, 'Explore');
  await page.getByRole('button', { name: 'Guess the moves' }).press('Enter');
  const panel = page.getByRole('group', { name: 'Guess the moves' });
  await panel.getByLabel('You play').selectOption('hyde');
  await hand(page)
    .getByRole('button', { name: /Wrath 2/ })
    .press('Enter');
  await expect.poll(() => panel.textContent()).toContain('1 of 1 as played');
  await openTab(page, 'Moves');
  await page.locator('.move', { hasText: 'Hyde leads' }).last().click();
  await openTab(page, 'Explore');
  await expect.poll(() => panel.textContent()).toContain('1 of 1 as played');
});

describe('A game that teaches strategy', () => {
  const seats = [
    ['the-art-of-losing', 'Jekyll', 'Hyde'],
    ['either-way', 'Hyde', 'Jekyll'],
  ] as const;
  test.for(seats)(
    '%s opens where the moves of %s are to be guessed',
    async ([name, seat, other], { page }) => {
      await open(page, '/jekyll-vs-hyde/replays/');
      const card = page.locator('[data-library] > li').filter({ has: page.locator(`a[href*="${name}"]`) });
      // The title leads to the game itself, whatever else the card leads to.
      const title = card.locator('h3 a');
      await title.scrollIntoViewIfNeeded();
      const isOnTop = await title.evaluate((link) => {
        const { x, y, height } = link.getBoundingClientRect();
        return document.elementFromPoint(x + 4, y + height / 2) === link;
      });
      expect(isOnTop).toBe(true);
      await card.getByRole('link', { name: `Guess the moves as ${seat}` }).press('Enter');
      const panel = page.getByRole('group', { name: 'Guess the moves' });
      await panel.waitFor();
      await expect.poll(() => panel.getByLabel('You play').inputValue()).toBe(seat.toLowerCase());
      // Nothing is given away: neither the other hand nor the moves to come.
      const hand = page.getByRole('list', { name: new RegExp(`^${other}’s hand`) });
      await expect.poll(() => hand.locator('.card-back').count()).toBe(10);
      await expect.poll(() => page.locator('.move').count()).toBe(0);

      // A shared address and a reload lead to the same move in the same mode.
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => page.url()).toMatch(/\?mode=guess&as=\w+#2$/);
      await page.reload();
      await panel.waitFor();
      await page.getByText(/^Move 2 of/).waitFor();
      await page.goBack();
      await expect.poll(() => page.url()).toMatch(/replays\/$/);
    },
  );

  test('is linked from the lesson about strategy', async ({ page }) => {
    // Its widgets wake up when they are touched, so nothing is waited for.
    await readsAsOnePage(page);
    await page.goto('/jekyll-vs-hyde/lessons/two-ways-of-thinking/');
    const links = page.getByRole('link', { name: /guess the moves as/ });
    await expect
      .poll(() => links.allInnerTexts())
      .toEqual(['“The art of losing”: guess the moves as Jekyll', '“Either way”: guess the moves as Hyde']);
    await links.last().press('Enter');
    await page.getByRole('group', { name: 'Guess the moves' }).waitFor();
  });
});

describe('Your games', () => {
  test('takes text, says where it is wrong, keeps the field and shows what was good', async ({ page }) => {
    await open(page, DESK);
    const field = page.getByLabel('Paste a game, as text or as JSON');
    const notation = readFileSync(
      new URL('../../content/jekyll-vs-hyde/notation.md', import.meta.url),
      'utf8',
    );
    const [, example = ''] = /```replay\n(.*?)```/s.exec(notation) ?? [];
    await field.fill(`${example}\n9. nonsense`);
    await page.getByRole('button', { name: 'Show it' }).press('Enter');
    await expect.poll(() => page.locator('.warning').innerText()).toMatch(/^Line \d+, column \d+: /);
    // It opens where the mistake breaks it off.
    await page.getByText(/^Move (\d+) of \1$/).waitFor();
    // What is wrong stands beside what was written, to be put right there.
    await expect.poll(() => field.inputValue()).toContain('9. nonsense');
    await field.fill(example);
    await page.getByRole('button', { name: 'Show it' }).press('Enter');
    await expect.poll(() => page.locator('.warning').count()).toBe(0);
    await expect.poll(() => field.count()).toBe(0);
    await page.getByRole('button', { name: 'All games' }).press('Enter');
    await expect.poll(() => field.inputValue()).toBe(example);
    await page.reload();
    await expect.poll(() => field.inputValue()).toBe(example);
    await field.fill('{"game": "chess"}');
    await page.getByRole('button', { name: 'Show it' }).press('Enter');
    await expect.poll(() => page.locator('.warning').innerText()).toMatch(/\w/);
    await expect.poll(() => field.inputValue()).toBe('{"game": "chess"}');
  });

  test('puts a file with a mistake into the field, to be mended there', async ({ page }) => {
    await open(page, DESK);
    const buffer = Buffer.from('{"game": "jekyll-vs-hyde"}');
    await page
      .locator('.import input[type="file"]')
      .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer });
    await page.locator('.warning').waitFor();
    const field = page.getByLabel('Paste a game, as text or as JSON');
    await expect.poll(() => field.inputValue()).toBe(buffer.toString());
    // The next takes its place: the file is still to be had.
    const next = Buffer.from('{"game": "jekyll-vs-hyde", "rounds": 3}');
    await page
      .locator('.import input[type="file"]')
      .setInputFiles({ name: 'next.json', mimeType: 'application/json', buffer: next });
    await expect.poll(() => field.inputValue()).toBe(next.toString());
    // What was written there is not written over.
    await field.fill('mine');
    await page
      .locator('.import input[type="file"]')
      .setInputFiles({ name: 'other.json', mimeType: 'application/json', buffer });
    await page.locator('.warning').waitFor();
    await expect.poll(() => field.inputValue()).toBe('mine');
  });

  test('puts the next file with a mistake there too, once the one before is put right and shown', async ({
    page,
  }) => {
    await open(page, DESK);
    const game = `Deal ${DEALT}\n`;
    const field = page.getByLabel('Paste a game, as text or as JSON');
    const file = (name: string, text: string) => ({
      name,
      mimeType: 'text/plain',
      buffer: Buffer.from(text),
    });
    const input = page.locator('.import input[type="file"]');
    await input.setInputFiles(file('first.txt', `${game}X: W1`));
    await expect.poll(() => field.inputValue()).toContain('X: W1');
    await field.fill(game);
    await page.getByRole('button', { name: 'Show it' }).press('Enter');
    await page.getByRole('button', { name: 'All games' }).press('Enter');
    await input.setInputFiles(file('second.txt', `${game}Y: W2`));
    await expect.poll(() => field.inputValue()).toContain('Y: W2');
    await page.locator('.warning').getByRole('button').first().waitFor();
  });

  test('opens a file, which a reload finds again at the move, and the way back leaves', async ({ page }) => {
    await open(page, DESK);
    const game = new URL('../../content/jekyll-vs-hyde/replays/the-landslide.json', import.meta.url).pathname;
    await page.locator('.import input[type="file"]').setInputFiles(game);
    const title = page.getByRole('heading', { name: 'The landslide' });
    await title.waitFor();
    await page.getByText(/^Move 1 of/).waitFor();
    await page.keyboard.press('ArrowRight');
    await page.waitForURL(/\?at=/);
    await page.reload();
    await title.waitFor();
    await page.getByText(/^Move 2 of/).waitFor();
    await page.goBack();
    await page.getByLabel('Paste a game, as text or as JSON').waitFor();
    await page.goForward();
    await page.getByText(/^Move 2 of/).waitFor();
  });

  test('keeps a game that was brought at a press, with what was tried in it before', async ({ page }) => {
    await open(page, DESK);
    const game = new URL('../../content/jekyll-vs-hyde/replays/the-even-hand.json', import.meta.url).pathname;
    await page.locator('.import input[type="file"]').setInputFiles(game);
    await page.getByRole('heading', { name: 'The even hand' }).waitFor();
    await page.getByText(/^Move 1 of/).waitFor();
    await page.evaluate(async () => {
      // The viewer writes where it stands into the address a moment after it shows it: a timer that is set later ends later.
      await new Promise((written) => setTimeout(written, 500));
      const address = new URL(location.href);
      address.searchParams.set('at', '16');
      history.replaceState(null, '', address);
    });
    await page.reload();
    await page.getByText(/^Move 16 of/).waitFor();
    await page.locator('.move[aria-current="step"]').waitFor();
    const count = await page.locator('.move').count();
    await page.getByRole('button', { name: 'Wrath 3: play it here' }).press('Enter');
    await expect.poll(() => page.locator('.move').count()).toBe(count + 1);
    await page.getByRole('button', { name: desk.keep }).press('Enter');
    await page.waitForURL(/#own-\d+$/);
    await page.getByText(/^Kept in this browser/).waitFor();
    await kept(page);
    await page.reload();
    await expect.poll(() => page.locator('.move').count()).toBe(count + 1);
    await page.getByRole('button', { name: 'All games' }).press('Enter');
    await expect
      .poll(() => page.locator('.own-games li > button bdi').allInnerTexts())
      .toEqual(['The even hand']);
  });

  test('leaves the tabs of a kept game in the window of a phone', async ({ newContext }) => {
    const page = await (
      await newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
    ).newPage();
    await open(page, DESK);
    const game = new URL('../../content/jekyll-vs-hyde/replays/the-even-hand.json', import.meta.url).pathname;
    await page.locator('.import input[type="file"]').setInputFiles(game);
    await page.getByRole('button', { name: desk.keep }).click();
    await page.getByRole('button', { name: desk.kept, exact: true }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: desk.rename }).waitFor();
    const [head, panel] = [page.locator('.replay-head'), page.locator('.side-panel')];
    await expect.poll(async () => (await head.boundingBox())?.height).toBeLessThan(50);
    await expect.poll(async () => (await panel.boundingBox())?.y).toBeLessThan(844 - 52);
  });

  test('lists several games that come together, and goes back from each to the list', async ({ page }) => {
    await open(page, DESK);
    const named = (title: string) => `[Game "jekyll-vs-hyde"]\n[Title "${title}"]\n\nDeal ${DEALT}\n\n`;
    await page.getByLabel('Paste a game, as text or as JSON').fill(`${named('Monday')}${named('Tuesday')}`);
    await page.getByRole('button', { name: 'Show it' }).press('Enter');
    await page.getByRole('button', { name: 'Tuesday' }).press('Enter');
    await page.getByRole('heading', { name: 'Tuesday' }).waitFor();
    await page.getByRole('button', { name: 'All games' }).press('Enter');
    await page.reload();
    await page.getByRole('button', { name: 'Monday' }).press('Enter');
    await page.getByRole('heading', { name: 'Monday' }).waitFor();
    await page.getByRole('button', { name: 'All games' }).press('Enter');
    await page.getByRole('button', { name: 'All games' }).press('Enter');
    await page.getByLabel('Paste a game, as text or as JSON').waitFor();
  });

  test('leaves a game where it is when the way past the masthead is taken, and not with a link that is damaged', async ({
    page,
  }) => {
    await open(page, DESK);
    const game = new URL('../../content/jekyll-vs-hyde/replays/the-landslide.json', import.meta.url).pathname;
    await page.locator('.import input[type="file"]').setInputFiles(game);
    const title = page.getByRole('heading', { name: 'The landslide' });
    await title.waitFor();
    await page.getByRole('link', { name: 'Skip to the content' }).press('Enter');
    await expect.poll(() => page.locator('#main').and(page.locator(':focus')).count()).toBe(1);
    await expect.poll(() => title.isVisible()).toBe(true);
    await expect.poll(() => page.locator('.warning').count()).toBe(0);
    await page.evaluate(() => {
      location.hash = '#1zabcdefg.AAAA';
    });
    await page.locator('.warning').waitFor();
    await expect.poll(() => title.isVisible()).toBe(false);
    await page.evaluate(() => {
      location.hash = '';
    });
    await expect.poll(() => page.locator('.warning').count()).toBe(0);
  });

  test.for([390, 1280])(
    'is said to be kept where that was pressed, and in the list of games, in a window %i wide',
    async (width, { page }) => {
      await page.setViewportSize({ width, height: 844 });
      await open(page, DESK);
      const game = new URL('../../content/jekyll-vs-hyde/replays/the-landslide.json', import.meta.url)
        .pathname;
      await page.locator('.import input[type="file"]').setInputFiles(game);
      await page.getByRole('button', { name: 'Keep this game' }).waitFor();
      await page.evaluate(() => document.fonts.ready);
      const places = () =>
        page.locator('.replay-head > :is(h1, .button):visible').evaluateAll((all) =>
          all.slice(0, 3).map((one) => {
            const { x, y, width, height } = one.getBoundingClientRect();
            return [x, y, width, height];
          }),
        );
      const before = await places();
      await page.getByRole('button', { name: 'Keep this game' }).click();
      const [x = NaN, y = NaN, across = NaN, high = NaN] = before.at(-1) ?? [];
      await page.getByRole('button', { name: 'Kept', exact: true }).waitFor();
      await page.mouse.click(x + across / 2, y + high / 2);
      await expect.poll(places).toEqual(before);
      await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);
      await expectAccessible(page);

      await page.goto('/jekyll-vs-hyde/replays/');
      const own = page.locator('[data-library] > li').getByRole('link', { name: 'Your own copy' });
      await own.waitFor();
      await expect.poll(() => own.count()).toBe(1);
      await own.click();
      await page.getByRole('heading', { name: 'The landslide' }).waitFor();
      await expect.poll(() => new URL(page.url()).hash).toBe('#own-1');
    },
  );

  test('says of a damaged link that it is', async ({ page }) => {
    for (const hash of ['#1zabcdefg.AAAA', '#9pwhatever', '#nothing']) {
      await page.goto('about:blank');
      await open(page, DESK + hash);
      await expect.poll(() => page.locator('.warning').innerText()).toMatch(/^This link/);
      await expect.poll(() => page.getByLabel('Paste a game, as text or as JSON').isVisible()).toBe(true);
    }
  });

  test('reads well for assistive technology, and fits a phone', async ({ page }) => {
    await open(page, DESK);
    await expectAccessible(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await expect.poll(() => overflowsSideways(page)).toBe(false);
  });
});

test('The list of games is filtered by what happens in them', async ({ page }) => {
  await open(page, '/jekyll-vs-hyde/replays/');
  const shown = () => page.locator('[data-library] > li:visible').count();
  const all = await shown();
  expect(all).toBeGreaterThanOrEqual(8);
  await page.getByLabel('Won by').selectOption('hyde');
  await page.getByLabel('With').selectOption('two-potions');
  await expect.poll(() => shown()).toBeLessThan(all);
  await expect.poll(() => page.locator('[data-library] > li:visible[data-winner="jekyll"]').count()).toBe(0);
  await expect.poll(() => page.getByRole('status').innerText()).toContain(String(await shown()));
  await expectAccessible(page);
});
