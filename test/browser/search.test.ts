import type { Page } from 'playwright-core';
import { describe, expect, type ExpectStatic } from 'vitest';
import { QUESTIONS as ofChronicle } from '../site/questions/chronicle-en.ts';
import { QUESTIONS as ofChronicleInJapanese } from '../site/questions/chronicle-ja.ts';
import * as everyday from '../site/questions/everyday-en.ts';
import * as everydayInJapanese from '../site/questions/everyday-ja.ts';
import { QUESTIONS as ofJekyllVsHyde } from '../site/questions/jekyll-vs-hyde-en.ts';
import { QUESTIONS as ofJekyllVsHydeInJapanese } from '../site/questions/jekyll-vs-hyde-ja.ts';
import { QUESTIONS as ofSwitch } from '../site/questions/switch-en.ts';
import { QUESTIONS as ofSwitchInJapanese } from '../site/questions/switch-ja.ts';
import { expectAccessible, open, takesNoTime, test } from './playwright-fixtures.ts';

/** The search as somebody uses it in the middle of a game: types, reads the first answers, opens one. */

const field = (page: Page) => page.getByRole('searchbox');
const told = (page: Page) => page.locator('search').getByRole('status');
const answers = (page: Page) => page.locator('.found h2 a');

/** Where the first three answers to what is typed lead. */
async function firstThree(page: Page, typed: string, expect: ExpectStatic): Promise<readonly string[]> {
  await field(page).fill(typed);
  await expect.poll(() => told(page).innerText(), { interval: 40 }).toMatch(/[“「]/);
  await expect.poll(() => told(page).innerText(), { interval: 40 }).toContain(typed);
  // Whoever listens knows what the Enter key leads to before they press it.
  await expect
    .poll(async () => (await told(page).innerText()).includes(await answers(page).first().innerText()))
    .toBe(true);
  const links = await answers(page).evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  return links.slice(0, 3);
}

/** Some of the questions that are asked of the index itself, each after so many others: typed, they are answered as they are there. */
const EACH = 12;
const sampled = <Question>(questions: readonly Question[]) => questions.filter((_, at) => at % EACH === 0);

describe.each([
  {
    language: 'English',
    at: '',
    plain: { 'jekyll-vs-hyde': ofJekyllVsHyde, switch: ofSwitch, chronicle: ofChronicle },
    everyday: everyday.OF_SWITCH,
  },
  {
    language: 'Japanese',
    at: '/ja',
    plain: {
      'jekyll-vs-hyde': ofJekyllVsHydeInJapanese,
      switch: ofSwitchInJapanese,
      chronicle: ofChronicleInJapanese,
    },
    everyday: everydayInJapanese.OF_SWITCH,
  },
])('In $language', { concurrent: true }, ({ at, plain, everyday }) => {
  test('what players type finds the page that answers among the first three', async ({ page, expect }) => {
    await takesNoTime(page);
    await open(page, `${at}/search/`);
    for (const [game, questions] of Object.entries(plain))
      for (const [typed, wanted] of sampled(questions))
        expect(await firstThree(page, typed, expect), typed).toContain(`${at}/${game}/${wanted}`);
  });

  test('a question in everyday words is asked of one game, on its own page', async ({ page, expect }) => {
    await takesNoTime(page);
    await open(page, `${at}/switch/ask/`);
    for (const [typed, pages] of sampled(everyday)) {
      const found = await firstThree(page, typed, expect);
      expect(
        pages.some((each) => found.includes(`${at}/switch/${each}`)),
        typed,
      ).toBe(true);
    }
  });
});

test('Enter opens an answer only where it clearly leads, and else leads to the first of several', async ({
  page,
}) => {
  const isOnFirst = () =>
    answers(page)
      .first()
      .evaluate((it) => it === document.activeElement);
  await open(page, '/search/');
  // Four cases of one game and four of another speak of it alike. It is asked before anything is shown.
  await field(page).pressSequentially('steal');
  await page.keyboard.press('Enter');
  await expect.poll(() => answers(page).count()).toBeGreaterThan(3);
  await expect.poll(isOnFirst).toBe(true);
  // A key that opens nothing says what to do.
  await page.getByText('Choose one.').waitFor();
  const first = await answers(page).first().innerText();
  await expect.poll(() => told(page).innerText()).toContain(`Enter leads to “${first}”`);
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('steal');
  // It stays there when the pause of the typing is over.
  await page.waitForTimeout(400);
  expect(await isOnFirst()).toBe(true);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/cases/**');
  await open(page, '/search/');
  await field(page).pressSequentially('swap hands');
  await expect.poll(() => told(page).innerText()).toContain('Enter opens');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/cases/greed-two-left/');
});

test('An entry of the rulebook is found by its own heading, once, and who says it leads to what those sources are', async ({
  page,
}) => {
  // From the field of the rulebook itself, which asks that game alone.
  await open(page, '/jekyll-vs-hyde/rules/');
  await field(page).fill('can hyde win in the middle of a round');
  await field(page).press('Enter');
  await page.waitForURL('**/jekyll-vs-hyde/ask/?q=*');
  await expect
    .poll(() => answers(page).first().getAttribute('href'))
    .toBe('/jekyll-vs-hyde/rules/#wording-at-any-point');
  const found = await page.locator('.found a').evaluateAll((all) => all.map((it) => it.getAttribute('href')));
  expect(found.filter((href) => href?.endsWith('#wording-at-any-point'))).toHaveLength(1);
  await page.locator('.first-answer .answer-source a').click();
  await page.waitForURL('**/jekyll-vs-hyde/rules/#sources');
});

test('Two answers that are as likely to be meant are both offered, and neither is told to be the one', async ({
  page,
}) => {
  await open(page, '/jekyll-vs-hyde/ask/');
  await field(page).fill('i misdealt');
  await page.getByText('Which of these do you mean?').waitFor();
  await expect.poll(() => page.locator('.first-answer').count()).toBe(0);
});

test('Its button brings the answers up as Enter does', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/search/');
  // Pressed before anything is shown, when the field is not where one is any more.
  await field(page).fill('steal');
  await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
  await expect.poll(() => answers(page).count()).toBeGreaterThan(3);
  await expect
    .poll(() => field(page).evaluate((it) => it.getBoundingClientRect().bottom / innerHeight))
    .toBeLessThan(0.25);
});

test('On a phone all games that it can be narrowed to are seen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/ja/search/');
  const games = page.locator('.search-games').getByRole('button');
  await expect.poll(() => games.count()).toBe(4);
  await expect
    .poll(() => games.evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().right))))
    .toBeLessThan(390);
});

test('It answers as one types, and the keyboard leads to an answer and back', async ({ page }) => {
  await open(page, '/search/');
  await expect.poll(() => field(page).evaluate((it) => it === document.activeElement)).toBe(true);
  await page.keyboard.type('swap hands');
  await expect.poll(() => answers(page).first().innerText()).toContain('two cards each');
  // The sentence that answers, not what stands around it.
  await expect.poll(() => page.locator('.found li').first().innerText()).toContain('the hands change places');
  // Who says so, and whether anybody doubts it.
  await expect
    .poll(() => page.locator('.first-answer .answer-source').innerText())
    .toMatch(/^Source: .+ and \d more\.$/);
  // And the rule that it follows from.
  await expect
    .poll(() => page.locator('.answer-rule').innerText())
    .toContain('both players choose two cards');
  await expect.poll(() => page.locator('.found').innerText()).not.toContain('from here');
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('swap hands');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect
    .poll(() =>
      answers(page)
        .nth(1)
        .evaluate((it) => it === document.activeElement),
    )
    .toBe(true);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => field(page).evaluate((it) => it === document.activeElement)).toBe(true);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/cases/greed-two-left/');
  await page.goBack();
  await expect.poll(() => answers(page).first().innerText()).toContain('two cards each');
  await expect.poll(() => field(page).inputValue()).toBe('swap hands');
  // Above the keyboard of a small phone, where only this much is left, the field and the answer are both seen.
  await page.setViewportSize({ width: 360, height: 380 });
  await field(page).fill('');
  await field(page).pressSequentially('swap two cards');
  await expect.poll(() => page.locator('.first-answer h2 a').count()).toBe(1);
  await expect.poll(() => bottomOf(page, '.first-answer p:not(.label)')).toBeLessThanOrEqual(380);
  await expect
    .poll(() => field(page).evaluate((it) => it.getBoundingClientRect().top))
    .toBeGreaterThanOrEqual(0);
});

/** How far below the top of the window the first thing of a kind ends. */
function bottomOf(page: Page, selector: string): Promise<number> {
  return page
    .locator(selector)
    .first()
    .evaluate((it) => it.getBoundingClientRect().bottom);
}

test('A question that names two cards leads to the taps that settle it, with what was typed filled in', async ({
  page,
}) => {
  await open(page, '/jekyll-vs-hyde/ask/');
  await field(page).fill('wrath 5 led i played greed 3 who wins');
  await expect.poll(() => answers(page).first().innerText()).toBe('Wrath 5 led, Greed 3 answered: who wins?');
  await expect.poll(() => told(page).innerText()).toContain('Enter opens “Wrath 5 led');
  // The list settles it already: by either answer to what it hangs on, and alone where nothing is left to be told.
  const verdicts = page.locator('.told-verdict');
  await expect.poll(() => verdicts.count()).toBe(2);
  await expect.poll(() => verdicts.first().innerText()).toMatch(/^Yes/);
  await expectAccessible(page);
  // The list asks the same: what is waited for is the page that Enter opens.
  const opened = page.waitForEvent('load');
  await field(page).press('Enter');
  await opened;
  await page.getByText('Did whoever answered still hold Wrath?').waitFor();
  // A case that speaks of other cards does not come before the two that were typed; who led was not.
  await open(page, '/search/');
  await field(page).fill('greed 7 vs pride 1 who wins');
  await expect.poll(() => answers(page).first().innerText()).toBe('Greed 7 led, Pride 1 answered: who wins?');
  await expect.poll(() => told(page).innerText()).toContain('Enter leads to “Greed 7 led');
  // A case about the same two does.
  await field(page).fill('can i put a 7 on a 2');
  await expect.poll(() => answers(page).first().getAttribute('href')).toContain('/switch/cases/');
  // So do one that players ask in just these words, and an amount that the rules work out.
  for (const [typed, href] of [
    ['2 on 2', '/switch/cases/two-on-me/'],
    ['2 on 2 how many pick up', '/switch/rules/#twos-penalty'],
  ] as const) {
    await field(page).fill(typed);
    await expect.poll(() => answers(page).first().getAttribute('href')).toBe(href);
  }
});

test('From a case one comes back to the question that was asked, or to the list, as it was left', async ({
  page,
  newContext,
}) => {
  await open(page, '/switch/ask/?q=who+starts');
  await page.locator('.found a[href="/switch/cases/who-begins/"]').first().click();
  await page.waitForURL('**/cases/who-begins/');
  // Another case does not cut off the way.
  await page.locator('.onward a').first().click();
  await page.waitForURL((url) => !url.pathname.endsWith('/who-begins/'));
  await page.getByRole('link', { name: 'Back to “who starts”' }).click();
  await page.waitForURL('**/switch/ask/?q=who+starts');
  await expect.poll(() => answers(page).first().innerText()).toContain('Who begins');
  // So does one from two cards that were read off a question.
  await open(page, '/search/?q=wrath+5+led+i+played+greed+3');
  await page.locator('.found a[href^="/jekyll-vs-hyde/ask/#"]').first().click();
  await page.getByRole('link', { name: 'Back to “wrath 5 led i played greed 3”' }).click();
  await page.waitForURL('**/search/?q=wrath+5+led+i+played+greed+3');
  await open(page, '/chronicle/cases/?chapter=fame');
  // A chapter is all that is shown.
  await expect.poll(() => page.locator('main h2:visible').allInnerTexts()).toEqual(['Fame']);
  await page.locator('.case-list a:visible').first().click();
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await page.waitForURL('**/chronicle/cases/?chapter=fame');
  // Who has come from elsewhere is led nowhere.
  const other = await (await newContext()).newPage();
  await other.goto('/chronicle/cases/who-wins/');
  await other.waitForLoadState('networkidle');
  await expect.poll(() => other.locator('[data-way-back]').isHidden()).toBe(true);
});

test('What a game answers at once comes before its pages, and each game says it for itself', async ({
  page,
}) => {
  await open(page, '/jekyll-vs-hyde/ask/');
  await field(page).fill('wrath 8');
  const only = page.locator('.first-answer');
  await expect
    .poll(() => only.innerText())
    .toContain('There is no such card in Jekyll vs Hyde. There are 25 cards');
  await expect
    .poll(() => told(page).innerText())
    .toContain('Enter leads to “Which cards are there in Jekyll vs Hyde?”');
  await expectAccessible(page);
  // It is read already: the key leads to it and opens nothing by itself.
  await field(page).press('Enter');
  await expect
    .poll(() =>
      only
        .locator('a')
        .first()
        .evaluate((it) => it === document.activeElement),
    )
    .toBe(true);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/jekyll-vs-hyde/rules/#the-cards');
  await open(page, '/search/');
  await field(page).fill('7 players');
  const items = page.locator('.found > li');
  await expect.poll(() => items.nth(2).innerText()).toMatch(/\nChronicle\n+No, not for 7 players\./i);
  await expect.poll(() => items.first().innerText()).toMatch(/\nJekyll vs Hyde\n+No, not for 7 players\./i);
  await expect.poll(() => only.count()).toBe(0);
});

test('A question in another language leads to the same search in that one', async ({ page }) => {
  await open(page, '/switch/ask/');
  await field(page).fill('ランとは');
  await told(page).getByRole('link', { name: '日本語: ランとは' }).click();
  await page.waitForURL('**/ja/switch/ask/?q=*');
  await expect.poll(() => page.locator('.first-answer').innerText()).toContain('ランは3で始まります');
  await field(page).fill('what is a run');
  await told(page)
    .getByRole('link', { name: /what is a run/ })
    .click();
  await page.waitForURL((url) => url.pathname === '/switch/ask/');
  await expect.poll(() => page.locator('.first-answer').innerText()).toContain('A run begins with a 3');
});

test('Where nothing is typed, and where nothing is found, it says what to do', async ({ page }) => {
  await open(page, '/search/');
  await page.getByText('Ask as you would at the table').waitFor();
  await field(page).fill('zzzz');
  await page.getByText('Nothing found for “zzzz”').waitFor();
  await page.getByText('say it in other words').waitFor();
  // And where each game is asked by taps.
  const ways = told(page).getByRole('link');
  await expect
    .poll(() => ways.evaluateAll((all) => all.map((link) => link.getAttribute('href'))))
    .toEqual(['/jekyll-vs-hyde/ask/', '/switch/ask/', '/chronicle/ask/']);
  await field(page).press('Enter');
  expect(new URL(page.url()).pathname).toBe('/search/');
  await field(page).fill('');
  await page.getByText('Ask as you would at the table').waitFor();
  // What is found of all games is narrowed to one by a tap, and told again.
  const gamesFound = async () => {
    const links = await answers(page).evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    return new Set(links.map((link) => link?.split('/')[1])).size;
  };
  const chip = (name: string) =>
    page.getByRole('group', { name: 'Which game' }).getByRole('button', { name });
  await field(page).fill('last card');
  await expect.poll(gamesFound).toBeGreaterThan(1);
  await chip('Switch').click();
  await expect.poll(gamesFound).toBe(1);
  await expect.poll(() => answers(page).first().getAttribute('href')).toMatch(/^\/switch\//);
  // The address keeps it: whoever comes back asks the same game.
  await page.reload();
  await expect.poll(() => chip('Switch').getAttribute('aria-pressed')).toBe('true');
  await expect.poll(gamesFound).toBe(1);
  await expectAccessible(page);
  await chip('All').click();
  await expect.poll(gamesFound).toBeGreaterThan(1);
});
