import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible, open, test, hydrated, openTab } from './playwright-fixtures.ts';

/** What a replay page does beyond stepping. */

const GAME = '/jekyll-vs-hyde/replays/the-even-hand/';

test('The address keeps the move, so that a link and the way back lead to it', async ({ page }) => {
  await open(page, GAME);
  for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowRight');
  await expect.poll(() => page.url()).toContain('#5');
  await page.locator('.happened .told').getByRole('link').first().click();
  await page.getByRole('link', { name: 'In the rulebook' }).click();
  await page.waitForURL('**/rules/**');
  await page.goBack();
  await expect.poll(() => page.getByText(/^Move 5 of/).isVisible()).toBe(true);

  const variation = page.getByRole('group', { name: 'Variation' }).first();
  await variation.getByRole('button').nth(1).click();
  await expect.poll(() => page.url()).toMatch(/#\d+v1-2$/);
  const shared = page.url();
  const label = await page.locator('.move[aria-current="step"]').innerText();
  await page.goto('about:blank');
  await page.goto(shared);
  await expect.poll(() => page.locator('.move[aria-current="step"]').innerText()).toBe(label);
  await page.goto(`${GAME}#9999v7-3`);
  await expect.poll(() => page.getByText(/^Move \d+ of/).isVisible()).toBe(true);
});

test('Keys go from trick to trick, to the next comment, and turn the table', async ({ page }) => {
  await open(page, GAME);
  const current = page.locator('.move[aria-current="step"]');
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(() => current.innerText()).toMatch(/Jekyll leads/);
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(() => page.getByText(/^Move 6 of/).isVisible()).toBe(true);
  await page.keyboard.press('Shift+ArrowLeft');
  await expect.poll(() => page.getByText(/^Move 4 of/).isVisible()).toBe(true);
  await page.keyboard.press('c');
  await expect.poll(() => page.locator('.happened blockquote').count()).toBe(1);

  const order = () =>
    page.locator('.side[data-seat]').evaluateAll((sides) => {
      const shown = sides.toSorted((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top);
      return shown.map((side) => side.getAttribute('data-seat'));
    });
  await expect.poll(() => order()).toEqual(['hyde', 'jekyll']);
  await page.keyboard.press('f');
  await expect.poll(order).toEqual(['jekyll', 'hyde']);
});

/** What each key of the sheet is seen to do. A key that the sheet names and this does not is one that nobody has tried. */
const EFFECTS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  '→': (page) => leads(page, 20, 'ArrowRight', 21),
  '←': (page) => leads(page, 20, 'ArrowLeft', 19),
  'Shift →': (page) => leads(page, 20, 'Shift+ArrowRight', 22),
  'Shift ←': (page) => leads(page, 20, 'Shift+ArrowLeft', 18),
  Home: (page) => leads(page, 20, 'Home', 0),
  End: (page) => leads(page, 20, 'End', 71),
  c: async (page) => {
    await page.keyboard.press('Home');
    await page.keyboard.press('c');
    await page.locator('.happened blockquote').waitFor();
  },
  p: async (page) => {
    await page.keyboard.press('p');
    await page.getByRole('button', { name: 'Pause' }).waitFor();
    await page.keyboard.press('p');
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  },
  w: async (page) => {
    await page.keyboard.press('w');
    await page.getByRole('group', { name: 'What may be played' }).waitFor();
    await page.keyboard.press('w');
    await expect.poll(() => page.getByRole('group', { name: 'What may be played' }).count()).toBe(0);
  },
  f: async (page) => {
    const pressed = () => page.getByRole('button', { name: 'Turn the table' }).getAttribute('aria-pressed');
    await openTab(page, 'Explore');
    await page.keyboard.press('f');
    await expect.poll(pressed).toBe('true');
    await page.keyboard.press('f');
    await expect.poll(pressed).toBe('false');
  },
  '?': async (page) => {
    const sheet = page.getByRole('dialog', { name: 'Keys' });
    await page.keyboard.press('?');
    await sheet.waitFor();
    await page.keyboard.press('?');
    await sheet.waitFor({ state: 'hidden' });
  },
  '/': async (page) => {
    await page.keyboard.press('/');
    await page.waitForURL('**/jekyll-vs-hyde/ask/');
    await page.goBack();
    await hydrated(page);
    await openTab(page, 'Explore');
  },
};

/** From one move to another by a key. */
async function leads(page: Page, from: number, key: string, to: number): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = String(hash);
  }, from);
  await page.getByText(new RegExp(`^Move ${from} of`)).waitFor();
  await page.keyboard.press(key);
  await page.getByText(new RegExp(`^Move ${to} of`)).waitFor();
  await expect.poll(() => page.url()).toMatch(new RegExp(`#${to}$`));
}

test('Every key of the sheet does what it says', async ({ page }) => {
  await open(page, GAME);
  await page.keyboard.press('?');
  const named = await page.locator('#keys kbd').allInnerTexts();
  await page.keyboard.press('Escape');
  expect(named.toSorted()).toEqual(Object.keys(EFFECTS).toSorted());
  for (const key of named) await EFFECTS[key]?.(page);
  // None of them does anything while somebody types, or together with a key of the browser's own.
  await leads(page, 20, 'Alt+f', 20);
  await expect
    .poll(() => page.getByRole('button', { name: 'Turn the table' }).getAttribute('aria-pressed'))
    .toBe('false');
});

test('One’s own games have the same sheet', async ({ page }) => {
  await open(page, '/jekyll-vs-hyde/study/');
  const file = new URL('../../content/jekyll-vs-hyde/replays/the-landslide.json', import.meta.url).pathname;
  await page.locator('.import input[type="file"]').setInputFiles(file);
  await page.getByText(/^Move 1 of/).waitFor();
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keys' }).waitFor();
  await page.getByRole('button', { name: 'Close' }).press('Enter');
  await page.getByRole('button', { name: 'All games' }).press('Enter');
  await page.getByLabel('Paste a game, as text or as JSON').press('?');
  await expect.poll(() => page.getByRole('dialog', { name: 'Keys' }).isVisible()).toBe(false);
});

test('Letters can be kept from steering, and arrows go on', async ({ page }) => {
  await open(page, `${GAME}#3`);
  const turned = page.locator('.table[data-flipped]');
  await page.keyboard.press('f');
  await expect.poll(() => turned.count()).toBe(1);
  await page.keyboard.press('?');
  await page.locator('#letters').press('Space');
  await page.keyboard.press('Escape');
  await page.reload();
  await hydrated(page);
  for (const key of ['f', 'c', '?']) await page.keyboard.press(key);
  await page.keyboard.press('ArrowRight');
  await page.getByText(/^Move 4 of/).waitFor();
  await expect.poll(() => turned.count()).toBe(0);
  await expect.poll(() => page.locator('#keys').isVisible()).toBe(false);
});

test('A sheet of keys opens with a question mark and closes with Escape', async ({ page }) => {
  await open(page, GAME);
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keys' });
  await expect.poll(() => sheet.isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => sheet.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Keys (?)' }).press('Enter');
  await expect.poll(() => sheet.isVisible()).toBe(true);
});

test('The slider goes through the game, also from the keyboard', async ({ page }) => {
  await open(page, GAME);
  const slider = page.getByRole('slider');
  await slider.focus();
  await page.keyboard.press('End');
  await expect.poll(() => page.getByText(/^Move 71 of 71/).isVisible()).toBe(true);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => page.getByText(/^Move 70 of 71/).isVisible()).toBe(true);
  await expect.poll(() => slider.getAttribute('aria-valuetext')).toBe('Move 70 of 71');
});

test('The game plays itself until it is paused', async ({ page }) => {
  await open(page, GAME);
  await page.getByLabel('Speed').selectOption('4');
  await page.getByRole('button', { name: 'Play', exact: true }).press('Enter');
  const at = async () => Number(/\d+/.exec(await page.getByText(/^Move \d+ of/).innerText())?.[0]);
  await expect.poll(at).toBeGreaterThanOrEqual(3);
  await page.getByRole('button', { name: 'Pause' }).press('Enter');
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  const stopped = await at();
  await page.waitForTimeout(1000);
  await expect.poll(() => at()).toBe(stopped);
});

test('Seen by one seat, the other hand lies face down', async ({ page }) => {
  await open(page, GAME);
  await openTab(page, 'Explore');
  await page.getByLabel('Seen by').selectOption('jekyll');
  const hyde = page.getByRole('list', { name: /^Hyde’s hand/ });
  // Backs have no names: the hand says how many there are.
  await page.getByRole('list', { name: 'Hyde’s hand: 10 cards, face down', exact: true }).waitFor();
  await expect.poll(() => hyde.getByRole('img').count()).toBe(0);
  await page.getByRole('list', { name: 'Jekyll’s hand: 10 cards', exact: true }).waitFor();
  // What Jekyll gave is known to be there.
  for (let step = 0; step < 2; step++) await page.keyboard.press('ArrowRight');
  await page.locator('body').click();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => hyde.getByRole('img', { name: 'Potion 2+' }).count()).toBe(1);
});

test('A seat is told what it can infer, and why, at every step', async ({ page }) => {
  await open(page, `${GAME}#4`);
  await openTab(page, 'Explore');
  await page.getByRole('button', { name: 'What can be inferred' }).press('Enter');
  const panel = page.getByRole('group', { name: 'What can be inferred' });
  await panel.getByText('Both hands are open').waitFor();
  await panel.getByRole('button', { name: 'See it as Jekyll' }).press('Enter');
  await expect.poll(() => page.getByLabel('Seen by').inputValue()).toBe('jekyll');
  await panel.getByText(/Hyde holds Potion 2\+: given in the preparation, and not played since/).waitFor();
  await panel.getByRole('link', { name: 'As many as the round' }).waitFor();
  await expectAccessible(page);
  await page.keyboard.press('End');
  await panel.getByText('Nobody holds cards here.').waitFor();
});

test('What is asked of a game has room for its answer beside the table', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await open(page, `${GAME}#16`);
  await openTab(page, 'Explore');
  await page.getByRole('button', { name: 'Turn the table' }).waitFor();
  await page.getByRole('button', { name: 'What may be played' }).press('Enter');
  const panel = page.getByRole('group', { name: 'What may be played' });
  await panel.waitFor();
  const lines = await panel.evaluate((element) => {
    const room = element.closest('.side-panel')?.getBoundingClientRect().bottom ?? 0;
    const line = parseFloat(getComputedStyle(element).lineHeight);
    return (Math.min(room, innerHeight) - element.getBoundingClientRect().top) / line;
  });
  expect(lines).toBeGreaterThanOrEqual(6);
});

test('A finger drawn across the table steps, and across the slider only slides', async ({ newContext }) => {
  const context = await newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(GAME);
  await hydrated(page);
  const session = await context.newCDPSession(page);
  /** A finger put down in the middle of something and drawn sideways, as the browser itself gets it. */
  const draw = async (selector: string, by: number, down = 0) => {
    const place = page.locator(selector).first();
    // Where it stands still: a page that was pushed goes on for a while.
    await place.hover({ trial: true });
    const box = await place.boundingBox();
    if (box === null) throw new Error(`${selector} is not there`);
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: x + by * part, y: y + down * part }],
      });
    await touch('touchStart', 0);
    for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', part);
    await touch('touchEnd', 1);
  };
  const at = (move: number) => page.getByText(new RegExp(`^Move ${move} of`)).waitFor();
  await draw('.table .middle', -120);
  await at(2);
  await draw('.table .middle', -120);
  await at(3);
  await draw('.table .middle', 120);
  await at(2);
  // Up and down is for the page, which comes to rest before it is touched again.
  const scrolled = await page.evaluateHandle(() => ({
    rests: new Promise<void>((rested) => {
      addEventListener('scrollend', () => {
        rested();
      });
    }),
  }));
  await draw('.table .middle', -60, -200);
  await scrolled.evaluate(({ rests }) => rests);
  await at(2);
  const slider = page.getByRole('slider');
  await slider.evaluate((input: HTMLInputElement) => {
    input.addEventListener('input', () => (input.dataset.slid = input.value));
  });
  await draw('.scrubber input', 100);
  await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(30);
  // Where the slider was let go, and no move further.
  await expect.poll(() => slider.inputValue()).toBe(await slider.getAttribute('data-slid'));
  await at(Number(await slider.inputValue()));
});

test('The list of moves follows wherever a jump leads, past long comments too', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const inSight = () =>
    page.locator('.side-panel:has(.moves)').evaluate((panel) => {
      const move = panel.querySelector('[aria-current="step"]');
      // Before the first move there is none.
      if (move === null) return true;
      const [outer, inner] = [panel.getBoundingClientRect(), move.getBoundingClientRect()];
      return inner.top >= outer.top && inner.bottom <= outer.bottom;
    });
  await open(page, '/jekyll-vs-hyde/replays/either-way/#21');
  await expect.poll(inSight).toBe(true);
  await open(page, `${GAME}#30`);
  for (const key of ['End', 'Home', 'End', 'Shift+ArrowLeft']) {
    await page.keyboard.press(key);
    await expect.poll(inSight).toBe(true);
  }
});

test('Going back and forward between addresses lands on their moves', async ({ page }) => {
  await open(page, `${GAME}#5`);
  await page.getByText(/^Move 5 of/).waitFor();
  for (const move of [12, 30]) {
    await page.evaluate((hash) => {
      location.hash = String(hash);
    }, move);
    await page.getByText(new RegExp(`^Move ${move} of`)).waitFor();
  }
  await page.goBack();
  await page.getByText(/^Move 12 of/).waitFor();
  await page.goBack();
  await page.getByText(/^Move 5 of/).waitFor();
  await page.goForward();
  await page.getByText(/^Move 12 of/).waitFor();
});

test('An address that is changed the moment the page wakes is read', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const island = document.querySelector('main astro-island');
      if (island === null) throw new Error('Nothing wakes here');
      new MutationObserver(() => {
        location.hash = '12';
      }).observe(island, { attributeFilter: ['ssr'] });
    });
  });
  await open(page, GAME);
  await page.getByText(/^Move 12 of/).waitFor({ timeout: 10_000 });
});

test('An address that a reader changes is not written over by the one that was just about to follow', async ({
  page,
}) => {
  await open(page, GAME);
  for (const [shown, wanted] of [
    [5, 12],
    [30, 41],
    [7, 20],
  ] as const) {
    await page.evaluate(
      async ([shown, wanted]) => {
        location.hash = String(shown);
        const told = () => document.querySelector('main')?.textContent ?? '';
        while (!told().includes(`Move ${shown} of`)) await new Promise(requestAnimationFrame);
        // By now the address is about to follow.
        await new Promise((passed) => setTimeout(passed, 50));
        // A page that is busy for a while: the reader’s address and the delayed one fall due together, in this order.
        setTimeout(() => {
          location.hash = String(wanted);
        }, 100);
        const free = performance.now() + 400;
        while (performance.now() < free);
        while (!told().includes(`Move ${wanted} of`)) await new Promise(requestAnimationFrame);
        history.back();
      },
      [shown, wanted] as const,
    );
    await page.getByText(new RegExp(`^Move ${shown} of`)).waitFor();
    await expect.poll(() => page.evaluate(() => location.hash)).toBe(`#${shown}`);
  }
});

test('A way past the table leads by keyboard to the list of moves, whatever tab is open', async ({
  page,
}) => {
  await open(page, `${GAME}#5`);
  await openTab(page, 'Explore');
  await page.getByRole('button', { name: 'Skip to the list of moves' }).press('Enter');
  await expect
    .poll(() => page.locator('.move[aria-current="step"]').and(page.locator(':focus')).count())
    .toBe(1);
});

test('A return match numbers its games', async ({ page }) => {
  await open(page, '/jekyll-vs-hyde/replays/return-match/');
  const headings = await page
    .getByRole('region', { name: 'Moves and comments' })
    .getByRole('heading', { level: 2 })
    .allInnerTexts();
  expect(headings).toContain('Game 1, round 1');
  expect(headings.at(-1)).toMatch(/^Game 2, round \d$/);
  await open(page, GAME);
  await expect.poll(() => page.getByRole('heading', { name: 'Round 1', exact: true }).count()).toBe(1);
});

test('Whoever leaves the guessing sees the game through the eyes of before, and is told what moves were worth', async ({
  page,
}) => {
  await open(page, '/jekyll-vs-hyde/replays/the-even-hand/#16');
  const seenBy = page.getByLabel('Seen by');
  const guess = page.getByRole('button', { name: 'Guess the moves' });
  await openTab(page, 'Explore');
  await guess.press('Enter');
  const seat = page.getByRole('group', { name: 'Guess the moves' }).getByRole('combobox');
  await expect.poll(() => seat.inputValue()).toBe('jekyll');
  await expect.poll(() => seenBy.count()).toBe(0);
  await seat.selectOption('hyde');
  await guess.press('Enter');
  await expect.poll(() => seenBy.inputValue()).toBe('all');

  // Another mode takes its place until its tab is opened again, and a seat that was chosen before comes back.
  await guess.press('Enter');
  await openTab(page, 'Analyse');
  await page.locator('.side-panel .course-drawing').waitFor();
  await openTab(page, 'Explore');
  await seat.waitFor();
  await guess.press('Enter');
  await expect.poll(() => seenBy.inputValue()).toBe('all');
  await seenBy.selectOption('hyde');
  await guess.press('Enter');
  await guess.press('Enter');
  await expect.poll(() => seenBy.inputValue()).toBe('hyde');
});

test('A tab opens on a phone within the window, with the controls above it', async ({ newContext }) => {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 360, height: 640 },
  ]) {
    const page = await (await newContext({ viewport, hasTouch: true })).newPage();
    await open(page, '/jekyll-vs-hyde/replays/the-even-hand/#16');
    for (const name of ['Explore', 'Analyse', 'Share', 'Moves']) {
      await page.getByRole('button', { name, exact: true }).click();
      const room = () =>
        page.evaluate(() => {
          const of = (part: string) => document.querySelector(part)?.getBoundingClientRect();
          const bar = of('.masthead nav');
          const foot = bar !== undefined && bar.bottom >= innerHeight ? bar.top : innerHeight;
          return {
            controls: of('.stage-controls')?.top ?? -1,
            panel: foot - (of('.side-panel')?.top ?? foot),
          };
        });
      await expect.poll(async () => (await room()).controls, { message: name }).toBeGreaterThanOrEqual(-0.5);
      await expect
        .poll(async () => (await room()).panel, { message: name })
        .toBeGreaterThan(viewport.height / 3);
    }
  }
});

test('What is told and has no room is paged to its end and back, and none of it is covered by what pages it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, '/jekyll-vs-hyde/replays/the-landslide/#20');
  const told = page.locator('.stage-told').first();
  const pages = page.locator('.stage-more').first();
  const covered = () =>
    pages.evaluate((button) => {
      const lies = button.getBoundingClientRect();
      const words = document.createRange();
      words.selectNodeContents(button.previousElementSibling ?? button);
      return [...words.getClientRects()].filter(
        ({ right, top, bottom }) => right > lies.left && bottom > lies.top && top < lies.bottom,
      ).length;
    });
  const goesOn = () =>
    told.evaluate(({ scrollHeight, clientHeight, scrollTop }) => scrollHeight - clientHeight - scrollTop > 8);
  for (let turned = 0; turned < 10 && (await pages.innerText()) === 'More'; turned += 1) {
    await expect.poll(covered).toBe(0);
    const before = await told.evaluate((room) => room.scrollTop);
    await pages.click();
    await expect.poll(() => told.evaluate((room) => room.scrollTop)).toBeGreaterThan(before);
    // What the button says follows the room in the next frame.
    await expect.poll(async () => ((await pages.innerText()) === 'More') === (await goesOn())).toBe(true);
  }
  await expect.poll(() => pages.innerText()).toBe('From the start');
  await expect.poll(covered).toBe(0);
  await pages.click();
  await expect.poll(() => told.evaluate((room) => room.scrollTop)).toBe(0);
});
