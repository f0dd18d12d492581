import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { seededRandom } from '#kit/random';
import { expectAccessible, open, overflowsSideways, takesNoTime, test } from './playwright-fixtures.ts';

const PHONE = { width: 390, height: 844 };
/** The cards that are dealt are the same whenever it is played. */
const SEEDED = `Math.random = (${seededRandom.toString()})(5)`;

interface Language {
  readonly name: string;
  readonly at: string;
  readonly deal: string;
  readonly advise: string;
  readonly advised: RegExp;
  readonly round: RegExp;
  /** The result with which it ends here: in another language the rounds after the first say nothing new. */
  readonly last: RegExp;
  readonly fame: RegExp;
  readonly open: RegExp;
  readonly played: 'over all its rounds' | 'over its first round';
  /** At least so many have been played by then. */
  readonly rounds: number;
}

const LANGUAGES: readonly Language[] = [
  {
    name: 'English',
    at: '',
    deal: 'Deal the cards',
    advise: 'What would you play?',
    advised: /^I would .+\./,
    round: /^Round \d+ is over$/,
    last: /has won$|^You have won$/,
    fame: /Fame: you have (\d|none)/,
    open: /^Open: no source we have says what 2, 3, /,
    played: 'over all its rounds',
    rounds: 2,
  },
  {
    name: 'Japanese',
    at: '/ja',
    deal: '配る',
    advise: '何を出せばよいですか？',
    advised: /^お勧めは「.+」です/,
    round: /^第\d+ラウンド終了$/,
    last: /^第1ラウンド終了$/,
    fame: /名声：あなたは\d点/,
    open: /^未定：2、3、/,
    played: 'over its first round',
    rounds: 1,
  },
];

/** Sits down with so many. */
async function begin(page: Page, { at, deal }: Language, players: number): Promise<Locator> {
  await page.addInitScript(SEEDED);
  await takesNoTime(page);
  await open(page, `${at}/chronicle/play/`);
  await page.locator(`input[name="length"][value="${players}"]`).check();
  await page.getByRole('button', { name: deal }).press('Enter');
  const match = page.locator('.match');
  await match.waitFor();
  return match;
}

/** Waits until the reader is to play, or a result stands over the table. */
async function waited(match: Locator): Promise<'play' | 'result'> {
  const mine = match.locator('.side[data-lower][data-turn] .player-hand');
  const result = match.locator('.round-result');
  await mine.or(result).first().waitFor({ timeout: 60_000 });
  return (await result.count()) > 0 ? 'result' : 'play';
}

/** What was told last, and what lies there: another as soon as a move is made. */
const standing = (match: Locator) => match.locator('.stage-table').innerText();

/** Makes the first choice or plays the first card that goes there, by keys. */
async function playAny(match: Locator): Promise<void> {
  const before = await standing(match);
  const choice = match.locator('.naming button').first();
  const card = match.locator('.player-hand .hand button:not([aria-disabled="true"])').first();
  await ((await choice.count()) > 0 ? choice : card).press('Enter');
  await expect.poll(() => standing(match)).not.toBe(before);
}

describe('A game of Chronicle', () => {
  test.for(LANGUAGES)(
    'is played on a phone by keyboard, $played, in $name',
    { timeout: 240_000 },
    async (language, { newContext }) => {
      const context = await newContext({ viewport: PHONE, hasTouch: true, reducedMotion: 'reduce' });
      const page = await context.newPage();
      let match = await begin(page, language, 6);
      await page.getByText(language.open).waitFor();
      let rounds = 0;
      for (let turns = 0; turns < 200; turns += 1) {
        if ((await waited(match)) === 'result') {
          const result = match.locator('.round-result');
          const title = await result.getByRole('heading').innerText();
          await result.getByText(language.fame).waitFor();
          rounds += 1;
          if (language.last.test(title)) break;
          expect(title).toMatch(language.round);
          await result.locator('[data-primary]').press('Enter');
          continue;
        }
        if (turns === 1) {
          await match.getByRole('button', { name: language.advise }).press('Enter');
          await match.getByText(language.advised).waitFor({ timeout: 60_000 });
          // There is room for it below the prompt, which still says what is to be done.
          const hidden = await match
            .locator('.advice-room')
            .evaluate((box) => Math.min(box.scrollHeight, 120) - box.clientHeight);
          expect(hidden).toBeLessThanOrEqual(0);
          await expect.poll(() => match.locator('.stage-prompt').isVisible()).toBe(true);
          await expectAccessible(page);
          await page.reload();
          match = page.locator('.match');
          await waited(match);
        }
        expect(await overflowsSideways(page)).toBe(false);
        await playAny(match);
      }
      await match.getByRole('heading', { name: language.last }).waitFor();
      expect(rounds).toBeGreaterThanOrEqual(language.rounds);
      await expectAccessible(page);
    },
  );

  test('has on a phone, once a round is over, all that was won legible, and a look back from its start', async ({
    newContext,
  }) => {
    const [english] = LANGUAGES;
    if (english === undefined) throw new Error('There is English');
    const context = await newContext({ viewport: PHONE, hasTouch: true, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const match = await begin(page, english, 3);
    while ((await waited(match)) === 'play') await playAny(match);
    await match.getByRole('button', { name: 'Look back' }).press('Enter');
    const top = () => match.locator('.round-end').evaluate((box) => box.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThan(100);
    await expect.poll(top).toBeGreaterThanOrEqual(0);
    const widths = await match
      .locator('.side .slip[data-ally]')
      .evaluateAll((slips) => slips.map((slip) => slip.getBoundingClientRect().width));
    expect(widths.length).toBeGreaterThan(30);
    expect(Math.min(...widths)).toBeGreaterThan(11);
    expect(await outsideTheirPlaces(match)).toEqual([]);
  });

  test.for([360, 390])(
    'what was won lies in its own place where others have no card left, at %s px',
    async (width, { page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/chronicle/lessons/fame/#step-4');
      const shown = page.locator('.others:visible');
      await shown.getByText('shut out').first().waitFor();
      expect(await outsideTheirPlaces(shown)).toEqual([]);
    },
  );

  test('is kept and looked at again, and left only by whoever means it', async ({ page }) => {
    const [english] = LANGUAGES;
    if (english === undefined) throw new Error('There is English');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const match = await begin(page, english, 6);
    while ((await waited(match)) === 'play') await playAny(match);
    await match.getByRole('button', { name: 'Look back' }).press('Enter');
    await match.getByRole('button', { name: 'Keep it among my games' }).press('Enter');
    await match.getByText(/^Kept: For 6, against “Rules of thumb”/).waitFor();
    await match.getByRole('button', { name: 'Next round' }).press('Enter');
    await waited(match);
    await match.getByRole('button', { name: 'Leave this game' }).press('Enter');
    await page.getByRole('button', { name: 'Play on' }).press('Enter');
    await match.getByRole('button', { name: 'Leave this game' }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Leave this game' }).press('Enter');
    await page.getByRole('button', { name: 'Deal the cards' }).waitFor();
  });

  test('is played by the readings that were chosen, and by the cards as they were filled in', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      localStorage.setItem(
        'cabinet.filled-in/chronicle',
        JSON.stringify({ game: 'chronicle', version: 1, abilities: { '5': 'owner-wins' }, history: {} }),
      );
    });
    const [english] = LANGUAGES;
    if (english === undefined) throw new Error('There is English');
    await page.addInitScript(SEEDED);
    await takesNoTime(page);
    await open(page, '/chronicle/play/');
    await page.getByText(/^Open: no source we have says what 2, 3, 4, 6, /).waitFor();
    await page.getByText('Readings of the rules').press('Enter');
    await page.getByRole('radio', { name: 'The Wild must be played.' }).check();
    await page.getByRole('button', { name: 'Deal the cards' }).press('Enter');
    const match = page.locator('.match');
    await match.waitFor();
    await waited(match);
    await expect
      .poll(() =>
        page.evaluate(() => {
          const game: unknown = JSON.parse(
            localStorage.getItem('cabinet.running/chronicle') ?? '{"replay":"{}"}',
          );
          const { replay } = game as { readonly replay: string };
          return (JSON.parse(replay) as { readonly rulings?: unknown }).rulings;
        }),
      )
      .toEqual({ 'void-with-wild': 'must', abilities: { '5': 'owner-wins', '8': 'take-unseen' } });
  });
});

/** What lies below the place of its owner at the table, over whatever comes there. */
function outsideTheirPlaces(table: Locator): Promise<readonly (string | null)[]> {
  return table.locator('.side').evaluateAll((sides) =>
    sides.flatMap((side) => {
      const { bottom } = side.getBoundingClientRect();
      const slips = [...side.querySelectorAll('.allies .slip')];
      return slips
        .filter((slip) => slip.getBoundingClientRect().bottom > bottom + 2)
        .map(({ textContent }) => textContent);
    }),
  );
}
