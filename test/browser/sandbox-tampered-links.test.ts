import { expect } from 'vitest';
import { positions } from '#games/jekyll-vs-hyde/position-setup-adapter';
import { readQuestion } from '#games/jekyll-vs-hyde/rules/position-link';
import { boardOf, questionOn } from '#replays/board/sandbox-board';
import { forgedLinks } from '../games/jekyll-vs-hyde/board/tampered-links.ts';
import { open, test, openTab } from './playwright-fixtures.ts';

/** The sandbox at addresses that nobody has copied from it, and at exchanges that are half made. */

const SANDBOX = '/jekyll-vs-hyde/sandbox/';
const LINKS = 150;

test(
  `${LINKS} forged links are laid out and answered, or refused in a sentence`,
  { timeout: 180_000 },
  async ({ page }) => {
    await open(page, SANDBOX);
    let answered = 0;
    for (const { seed, link } of forgedLinks(LINKS)) {
      const read = readQuestion(link);
      // Once the page has settled, the address has the cards in our order, and no moves after one that is refused.
      const settled = read.ok ? `#${positions.writeLink(questionOn(boardOf(positions, read.value)))}` : null;
      if (read.ok) answered += 1;
      await page.evaluate((hash) => {
        location.hash = hash;
      }, link);
      const come = await page
        .waitForFunction(
          (hash) => {
            const warning = document.querySelector('.sandbox .warning')?.textContent ?? '';
            const verdict = document.querySelector('.sandbox .verdict')?.textContent ?? '';
            return hash === null
              ? warning.endsWith('.')
              : location.hash === hash && warning === '' && verdict !== '';
          },
          settled,
          { timeout: 10_000 },
        )
        .then(
          () => true,
          () => false,
        );
      if (!come) expect.fail(`Seed ${seed}: #${link} is not shown`);
    }
    expect(answered).toBeGreaterThan(LINKS / 10);
  },
);

test('A Greed exchange of which one half is made is opened from a replay, and gone on with', async ({
  page,
}) => {
  await open(page, '/jekyll-vs-hyde/replays/a-clean-slate/#41');
  await openTab(page, 'Explore');
  await page.getByRole('button', { name: 'Open in the sandbox' }).press('Enter');
  await page.waitForURL(`**${SANDBOX}#*`);
  const verdict = page.locator('.sandbox .stage-told');
  await expect.poll(() => verdict.innerText()).toContain('Greed exchange');
  await expect.poll(() => page.locator('.answers').innerText()).toContain('If the round ended so');
});

test('Both give in a Greed exchange, one after the other, and take it back: the address goes along', async ({
  page,
}) => {
  const half = '#1wptir.00.r1m0h.4t3gpw.G56X3.W56X4.aW7G27P35.lhX4g.fjG5';
  await open(page, SANDBOX + half);
  const hash = () => page.evaluate(() => location.hash);
  const give = async (seat: string) => {
    const side = page.locator(`.side[data-seat="${seat}"]`);
    for (const card of [0, 1]) await side.locator('.hand button').nth(card).press('Enter');
    await side.getByRole('button', { name: 'Give 2 cards' }).press('Enter');
  };
  const undo = page.getByRole('button', { name: 'Undo' });
  await give('jekyll');
  await expect.poll(hash).not.toBe(half);
  await give('hyde');
  await expect.poll(() => page.locator('.sandbox .stage-told').innerText()).toContain('leads');
  await undo.press('Enter');
  await undo.press('Enter');
  await expect.poll(hash).toBe(half);
  await expect.poll(() => page.locator('.sandbox .stage-told').innerText()).toContain('Both have to choose');
});
