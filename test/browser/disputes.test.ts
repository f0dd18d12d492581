import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible, hydrated, open, overflowsSideways, test } from './playwright-fixtures.ts';

/** Two at a table are of different minds: from the first page of the site to the verdict, by thumb and by keys. */

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const verdict = (page: Page) => page.locator('.dispute-verdict');
const bar = (page: Page) => page.locator('.dispute-bar button');
const choice = (page: Page, name: string) =>
  page.locator('.dispute').getByRole('button', { name, exact: true });

/** The game, in which language, what is tapped, the verdict, and the case that says so. */
const DISPUTES = [
  {
    of: 'switch',
    at: '',
    taps: ['2', '7', 'Yes, it was just played'],
    says: 'No: a 7 answers no penalty; play a 2, or on the 2♥ the 5♥, or pick up 2 cards.',
    case: '/switch/cases/seven-on-a-waiting-two/',
    else: 'It may be played, but it answers nothing: who plays it picks up 2 cards at once.',
    either: 'The same words: they can be read either way.',
    sandbox: 'Open in the sandbox',
  },
  {
    of: 'switch',
    at: '/ja',
    taps: ['2', '7', 'はい、出たばかりです'],
    says: '出せません。7ではペナルティに応じられません。2（いちばん上が2♥なら5♥も）を出すか、2枚引き取ります。',
    case: '/ja/switch/cases/seven-on-a-waiting-two/',
    else: '出せますが、応じたことにはなりません。出した人がすぐに2枚引き取ります。',
    either: '同じ文が、どちらにも読めます。',
    sandbox: 'サンドボックスで開く',
  },
  {
    of: 'jekyll-vs-hyde',
    at: '',
    taps: ['Greed 3', 'Potion 3+'],
    says: 'A Potion may always be played to a suit that is led, and Potion 3+ wins: it counts 3.5 against 3, a Potion a half more than its number. Before that, each gives the other 2 cards.',
    case: '/jekyll-vs-hyde/cases/potion-although-holding/',
    else: null,
    sandbox: 'Open in the sandbox',
  },
  {
    of: 'jekyll-vs-hyde',
    at: '/ja',
    taps: ['強欲3', '憤怒7', 'はい'],
    says: '出せません。リードされた色を持っていれば、その色か、代わりに秘薬を出します。',
    case: null,
    else: null,
    sandbox: 'サンドボックスで開く',
  },
  {
    of: 'chronicle',
    at: '',
    taps: ['3', '9', 'No', 'No, none of it'],
    says: 'It may be played face down, with or without a Wild in hand: there it has neither strength nor ability, and it cannot win.',
    case: null,
    else: 'No: whoever is void and holds a Wild plays the Wild.',
    sandbox: 'Open in the sandbox',
  },
  {
    of: 'chronicle',
    at: '/ja',
    taps: ['3', '9', 'はい'],
    says: '出せます。同じ色のもっと強いカードがほかに出なければ、これが勝ちます。このカードの効果は、どの資料にもありません。',
    case: null,
    else: null,
    sandbox: 'サンドボックスで開く',
  },
] as const;

describe.each(DISPUTES)('A dispute over $of, read at “$at/”,', (dispute) => {
  test('is settled with one thumb from the first page, and shown to the other side', async ({
    newContext,
  }) => {
    const page = await (await newContext(PHONE)).newPage();
    await page.goto(`${dispute.at}/`);
    await page.locator('.ask-tile').locator(`a[href="${dispute.at}/${dispute.of}/ask/"]`).tap();
    await page.waitForURL(`**${dispute.at}/${dispute.of}/ask/`);
    await page.locator('.dispute .choice').first().waitFor();
    await hydrated(page);
    await expectAccessible(page);
    for (const tap of dispute.taps) await choice(page, tap).tap();
    await expect.poll(() => verdict(page).innerText()).toBe(dispute.says);
    const box = await verdict(page).boundingBox();
    expect((box?.y ?? NaN) + (box?.height ?? NaN)).toBeLessThan(PHONE.viewport.height);
    // The rule that decides, and who says so, without a further tap.
    const source = page.locator('.dispute-basis .verdict-source');
    await expect.poll(() => source.locator('.rule-link').count()).toBe(1);
    await expect.poll(() => source.locator('a[href*="/rules/#source-"]').count()).toBeGreaterThan(0);
    // A folk game has no rules that hold everywhere: whose these are is said beside the verdict.
    const basis = page.locator('.dispute-basis a[href$="/rules/#sources"]');
    await expect.poll(() => basis.count()).toBe(dispute.of === 'switch' ? 1 : 0);
    const found = page.locator('.dispute a[href*="/cases/"]');
    // The same dispute comes first; a case about who won may follow.
    if (dispute.case === null) await found.first().waitFor();
    else await expect.poll(() => found.first().getAttribute('href')).toBe(dispute.case);
    const elsewhere = page.locator('.dispute-elsewhere button');
    if (dispute.else === null) await expect.poll(() => elsewhere.count()).toBe(0);
    else {
      const readings = page.locator('.dispute-readings');
      await expect.poll(() => readings.innerText()).toContain(dispute.else);
      // Where the same source is named for both, why.
      if ('either' in dispute) await expect.poll(() => readings.innerText()).toContain(dispute.either);
      // Each with who says so.
      for (const box of await readings.getByRole('listitem').all()) {
        const sources = box.locator('.sources a');
        await expect.poll(() => sources.innerText()).not.toBe('');
        await expect
          .poll(() => sources.getAttribute('href'))
          .toBe(`${dispute.at}/${dispute.of}/rules/#sources`);
      }
      // Beside it what holds here, and below both how to go on where nothing was agreed.
      await expect.poll(() => readings.locator('[data-usual]').first().innerText()).toContain(dispute.says);
      await expect.poll(() => readings.locator('.dispute-now').count()).toBe(1);
    }
    await expect.poll(() => overflowsSideways(page)).toBe(false);
    await expectAccessible(page);
    // Beside the verdict it is said that others play otherwise, and the address keeps what was told.
    if (dispute.else !== null) {
      const told = page.url();
      await elsewhere.tap();
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.className))
        .toBe('dispute-readings');
      expect(page.url()).toBe(told);
    }

    const other = await (await newContext(PHONE)).newPage();
    await other.goto(page.url());
    await expect.poll(() => verdict(other).innerText()).toBe(dispute.says);
    await other.getByRole('link', { name: dispute.sandbox }).tap();
    await other.waitForURL(`**/${dispute.of}/sandbox/?made-up#*`);
    await expect.poll(() => other.locator('main .card-face').count()).toBeGreaterThan(0);
    if (/^(No|出せません)/.test(dispute.says)) await other.locator('.refusals').first().waitFor();
  });

  test('is settled by keys, a key away from any page of the game', async ({ page }) => {
    await open(page, `${dispute.at}/${dispute.of}/lessons/`);
    await page.keyboard.press('/');
    await page.waitForURL(`**${dispute.at}/${dispute.of}/ask/`);
    await page.locator('.dispute .choice').first().waitFor();
    for (const name of dispute.taps) {
      // One stop for the Tab key, and arrows along the choices.
      await expect
        .poll(async () => {
          await page.keyboard.press('Tab');
          return page.evaluate(() => document.activeElement?.matches('.dispute-step .choice') === true);
        })
        .toBe(true);
      await expect
        .poll(async () => {
          const now = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
          if (now !== name) await page.keyboard.press('ArrowRight');
          return now;
        })
        .toBe(name);
      await page.keyboard.press('Enter');
    }
    await expect.poll(() => verdict(page).innerText()).toBe(dispute.says);
    await expect.poll(() => verdict(page).evaluate((it) => it === document.activeElement)).toBe(true);
    await page.keyboard.press('/');
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('q');
  });
});

test('What is tapped before the page is awake counts', async ({ page }) => {
  // Its code is on its way until then, as on a slow line.
  const { promise: tapped, resolve: arrive } = Promise.withResolvers<undefined>();
  await page.route('**/_astro/DisputeQuestionnaire.*.js', async (route) => {
    await tapped;
    await route.continue();
  });
  await page.goto('/switch/ask/');
  await choice(page, '2').click();
  arrive(undefined);
  await page.getByText('What is played on it?').waitFor();
});

test('Where nobody knows, the question stands above the verdict by each answer, each with its rule', async ({
  page,
}) => {
  await open(page, '/chronicle/ask/');
  for (const tap of ['A Wild', '7', 'I don’t know', 'No, none of it']) await choice(page, tap).click();
  await expect
    .poll(() => verdict(page).innerText())
    .toContain('It hangs on this: Has anybody played a card of a suit since?');
  const each = verdict(page).locator('.told-verdict');
  await expect
    .poll(() => each.locator('> small:first-child').allInnerTexts())
    .toEqual(['Yes, of this card’s suit', 'Yes, of another suit', 'No, only Wilds']);
  await expect.poll(() => each.locator('.rule-link').count()).toBe(3);
  // The rule of one answer is not named for all.
  await expect.poll(() => page.locator('.dispute-basis .rule-link').count()).toBe(3);
  await expectAccessible(page);
});

test('The way back undoes an answer', async ({ page }) => {
  await open(page, '/jekyll-vs-hyde/ask/');
  await choice(page, 'Greed 3').click();
  // The others stay where they were.
  await expect.poll(() => choice(page, 'Greed 3').count()).toBe(0);
  await choice(page, 'Wrath 7').click();
  await page.getByText('Did whoever answered still hold Greed?').waitFor();
  await page.goBack();
  await page.getByText('What was played to it?').waitFor();
  await page.goBack();
  await page.getByText('What was led?').waitFor();
  await page.goForward();
  await page.getByText('What was played to it?').waitFor();
});

describe('What is no dispute over a card', () => {
  test.for([
    {
      of: 'jekyll-vs-hyde',
      at: '',
      subject: 'The marker and who wins',
      leads: 'cases/?chapter=track',
      says: 'The progression of evil',
    },
    {
      of: 'switch',
      at: '/ja',
      subject: '引くことと山札',
      leads: 'cases/?chapter=drawing',
      says: '引くことと新しい山札',
    },
    { of: 'chronicle', at: '', subject: 'Who gets Fame', leads: 'cases/?chapter=fame', says: 'Fame' },
  ])(
    'leads on from the first question of $of, and from its verdicts',
    async ({ of, at, subject, leads, says }, { newContext }) => {
      const page = await (await newContext(PHONE)).newPage();
      await open(page, `${at}/${of}/ask/`);
      await page.locator('.dispute .choice').first().waitFor();
      const heading = page.locator('#other-subjects');
      const isSeen = () => heading.evaluate((it) => it.getBoundingClientRect().bottom < innerHeight);
      await expect.poll(isSeen).toBe(true);
      await page.getByRole('link', { name: subject, exact: true }).tap();
      await page.waitForURL((url) => url.href.endsWith(`${at}/${of}/${leads}`));
      // Of the casebook that chapter alone is shown, and it begins within the window.
      await expect
        .poll(() =>
          page
            .locator('section:has(.case-list) h2')
            .filter({ visible: true })
            .evaluateAll((all) =>
              all.map((it) => [it.textContent.trim(), it.getBoundingClientRect().top < innerHeight]),
            ),
        )
        .toEqual([[says, true]]);
    },
  );
});

describe('A link to a dispute', () => {
  test('that is damaged is told so, and everything can be told anew', async ({ page }) => {
    await open(page, '/switch/ask/#1zzzzz.top.2');
    await page.getByText(/The link is damaged/).waitFor();
    await choice(page, '9').click();
    await expect.poll(() => page.getByText(/The link is damaged/).count()).toBe(0);
    await choice(page, '9').click();
    await expect
      .poll(() => verdict(page).innerText())
      .toBe('It may be played: the next matches its rank or its suit.');
    await page.getByRole('button', { name: 'Start again' }).click();
    await expect.poll(() => new URL(page.url()).hash).toBe('');
    await page.getByText('What lies on top?').waitFor();
  });

  test('is another by what else is told, while the verdict stays in sight, and by what is told anew', async ({
    newContext,
  }) => {
    const page = await (await newContext({ viewport: { width: 360, height: 640 } })).newPage();
    await open(page, '/switch/ask/');
    await choice(page, 'Any card that it matches').click();
    await choice(page, 'Jack').click();
    const jack = 'a Jack of any suit skips the next player, who cannot answer.';
    await expect.poll(() => verdict(page).innerText()).toContain(jack);
    const before = page.url();
    const two = page.getByRole('group', { name: 'How many play?' }).getByRole('button', { name: '2' });
    // As it goes by, its first lines take its place at the head of the window, and stand nowhere beside it.
    await page.evaluate(() => {
      document.documentElement.style.scrollBehavior = 'auto';
      scrollBy(0, (document.querySelector('.dispute-verdict')?.getBoundingClientRect().bottom ?? NaN) - 40);
    });
    await bar(page).waitFor();
    expect((await bar(page).boundingBox())?.y).toBe(0);
    await page.evaluate(() => {
      const top = document.querySelector('#dispute-players')?.getBoundingClientRect().top ?? NaN;
      scrollBy(0, top - 80);
    });
    // The verdict has gone by: its first lines stay at the head of the window.
    await bar(page).waitFor();
    const place = await two.boundingBox();
    await two.click();
    await expect.poll(() => verdict(page).innerText()).toContain('the same player goes again.');
    // Without a way to go: whoever answered sees what has become of it, and has the same button under the thumb.
    expect(Math.abs(((await two.boundingBox())?.y ?? NaN) - (place?.y ?? NaN))).toBeLessThan(1);
    await expect.poll(() => bar(page).innerText()).toContain('the same player goes again.');
    expect((await bar(page).boundingBox())?.y).toBe(0);
    expect((await bar(page).boundingBox())?.height).toBeLessThanOrEqual(60);
    expect(page.url()).not.toBe(before);
    await page.getByRole('heading', { name: 'Switch: the verdict' }).waitFor();
    const players = page.getByRole('button', { name: 'Players: 2. Change it' });
    await players.click();
    const asked = page.locator('#dispute-players');
    await expect.poll(() => asked.evaluate((it) => it === document.activeElement)).toBe(true);
    await page.getByRole('button', { name: 'Played: Jack. Change it' }).click();
    await page.getByRole('heading', { name: 'What are you arguing about?' }).waitFor();
    await choice(page, '8').click();
    await expect.poll(() => verdict(page).innerText()).toContain('the other player’s turn');
    // What was told of the table is still so.
    expect(new URL(page.url()).hash).toContain('players.2');
    await players.waitFor();
  });
});

describe('The proof of a verdict', () => {
  test.for(DISPUTES.filter(({ at }) => at === ''))(
    'over $of stands in view once it is opened, under two lines of the verdict that lead back to all of it',
    async (dispute, { newContext }) => {
      const page = await (await newContext(PHONE)).newPage();
      await open(page, `/${dispute.of}/ask/`);
      for (const tap of dispute.taps) await choice(page, tap).tap();
      const proof = page.locator('.dispute details');
      await proof.locator('summary').tap();
      const foot = (await page.locator('.masthead nav').boundingBox())?.y ?? NaN;
      const place = async () => {
        const { y = NaN, height = NaN } = (await proof.boundingBox()) ?? {};
        const head = (await bar(page).count()) > 0 ? ((await bar(page).boundingBox())?.height ?? NaN) : 0;
        return { top: y - head, bottom: y + height - foot };
      };
      // Whole, or from its beginning where it is longer than the window.
      await expect
        .poll(async () => {
          const { top, bottom } = await place();
          return top >= -1 && (bottom <= 1 || top <= 16);
        })
        .toBe(true);
      if ((await bar(page).count()) === 0) return;
      expect((await bar(page).boundingBox())?.height).toBeLessThanOrEqual(60);
      await bar(page).tap();
      await expect.poll(() => bar(page).count()).toBe(0);
      await expect.poll(async () => (await verdict(page).boundingBox())?.y).toBeGreaterThanOrEqual(0);
    },
  );
});

describe('Asked in words inside a game', () => {
  test('that game alone answers, and leads to where all are asked', async ({ page }) => {
    await open(page, '/switch/');
    await page.locator('.ask-tile').getByRole('searchbox').fill('jack');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/switch\/ask\/\?q=jack$/);
    const hits = page.locator('.found h2 a');
    await hits.first().waitFor();
    await page.getByRole('searchbox').fill('how many cards each');
    await expect
      .poll(() => page.locator('[role="status"]').allInnerTexts())
      .toContainEqual(expect.stringContaining('how many cards each'));
    const links = await hits.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(links.length).toBeGreaterThan(2);
    expect(links.filter((link) => !link.includes('/switch/'))).toEqual([]);
    await page.getByText('Search all games for “how many cards each”').click();
    await page.waitForURL(/\/search\/\?q=how/);
  });
});
