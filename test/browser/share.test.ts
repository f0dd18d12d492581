import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { view } from '#games/jekyll-vs-hyde/rules/view';
import { words as picturesWords } from '#said/jekyll-vs-hyde/picture';
import { pictureOf } from '#games/jekyll-vs-hyde/table/picture/render-svg';
import { printable } from '#widgets/picture/text-layout.ts';
import { randomGame } from '../games/jekyll-vs-hyde/rules/random-game.ts';
import { hostOf } from './static-file-host.ts';
import { expectAccessible, open, overflowsSideways, test, openTab } from './playwright-fixtures.ts';

/** Taking a game along: a link, files, pictures, and frames on other pages. */

const GAME = '/jekyll-vs-hyde/replays/the-even-hand/';

/** Opens a game at a move with the panel for sharing, by keyboard alone. */
async function sharingAt(page: Page, move: string): Promise<Locator> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, `${GAME}#${move}`);
  await openTab(page, 'Share');
  const panel = page.getByRole('group', { name: 'Share' });
  await panel.waitFor();
  return panel;
}

async function saved(page: Page, press: () => Promise<void>): Promise<Buffer> {
  const download = page.waitForEvent('download');
  await press();
  return readFileSync(await (await download).path());
}

describe('Sharing', () => {
  test('marks what is to be copied where there is no clipboard, as without encryption', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    const panel = await sharingAt(page, '16');
    await panel.getByRole('button', { name: 'Copy A link to this move' }).press('Enter');
    await panel.getByText(/It is marked: copy it yourself\.$/).waitFor();
    const marked = await panel
      .getByLabel('A link to this move')
      .evaluate(
        (field) =>
          field instanceof HTMLTextAreaElement && field.value.slice(field.selectionStart, field.selectionEnd),
      );
    expect(marked).toMatch(/#16$/);
  });

  test('a game of the site has a link to the move, which is copied', async ({ context, page }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const panel = await sharingAt(page, '16');
    await panel.getByRole('button', { name: 'Copy A link to this move' }).press('Enter');
    await panel.getByText('Copied.').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(link).pathname + new URL(link).hash).toBe(`${GAME}#16`);
    await expect.poll(() => panel.getByLabel('A link to this move').inputValue()).toBe(link);
  });

  test('a changed game is in its link whole, and opens at the move', async ({ page }) => {
    const panel = await sharingAt(page, '16');
    await openTab(page, 'Moves');
    await page.getByRole('button', { name: 'Annotate' }).press('Enter');
    await page.getByLabel('Comment', { exact: true }).fill('A note of mine');
    await openTab(page, 'Share');
    const field = panel.getByLabel(/^A link that holds the whole game/);
    await field.waitFor();
    const link = await field.inputValue();
    await page.goto('about:blank');
    await page.goto(link);
    await page.getByRole('heading', { name: 'The even hand' }).waitFor();
    await page.getByText(/^Move 16 of/).waitFor();
    await page.getByText('A note of mine').first().waitFor();
  });

  test('the position is saved as the picture that is shown, seen by the chosen seat', async ({ page }) => {
    const panel = await sharingAt(page, '16');
    await openTab(page, 'Explore');
    await page.getByLabel('Seen by').selectOption('jekyll');
    await openTab(page, 'Share');
    const picture = panel.getByRole('img');
    await expect.poll(() => picture.getAttribute('alt')).toContain('Hyde holds Potion 2+ and 3 hidden cards');
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200);

    const svg = await saved(page, () => panel.getByRole('button', { name: 'Save as SVG' }).press('Enter'));
    const shown = decodeURIComponent((await picture.getAttribute('src')) ?? '');
    expect(shown).toBe(`data:image/svg+xml,${svg.toString('utf8')}`);
    expect(svg.toString('utf8')).not.toMatch(/W3|4\+|Wrath 3/);

    const png = await saved(page, () => panel.getByRole('button', { name: 'Save as PNG' }).press('Enter'));
    const { format, width, height } = await sharp(png).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
    // The same drawing as another program makes of the SVG, but for its fonts: neither is blank.
    const [ours, theirs] = await Promise.all([png, svg].map(thumbnail));
    expect(difference(ours ?? [], theirs ?? [])).toBeLessThan(6);
    expect((await sharp(png).stats()).entropy).toBeGreaterThan(1);
  });

  test('what the game holds is saved as JSON and as text', async ({ page }) => {
    const panel = await sharingAt(page, '16');
    const json = await saved(page, () => panel.getByRole('button', { name: 'Save as JSON' }).press('Enter'));
    const file = readFileSync(
      new URL('../../content/jekyll-vs-hyde/replays/the-even-hand.json', import.meta.url),
    );
    expect(JSON.parse(json.toString('utf8'))).toEqual(JSON.parse(file.toString('utf8')));
    const text = await saved(page, () => panel.getByRole('button', { name: 'Save as text' }).press('Enter'));
    expect(text.toString('utf8')).toContain('The even hand');
  });
});

/** A picture by its lightness, 60 by 32. */
async function thumbnail(picture: Buffer): Promise<readonly number[]> {
  return [...(await sharp(picture).resize(60, 32, { fit: 'fill' }).greyscale().raw().toBuffer())];
}

/** How far two pictures are apart, of 255, on the average. */
function difference(one: readonly number[], other: readonly number[]): number {
  expect(one.length).toBe(other.length);
  return one.reduce((sum, light, at) => sum + Math.abs(light - (other[at] ?? 0)), 0) / one.length;
}

test('Pictures of random positions are well-formed, whatever the players are called', async ({ page }) => {
  const positions = [11, 12].flatMap((seed) => randomGame(seed).map(({ state }) => state));
  const names = fc.sample(fc.string({ unit: 'binary', maxLength: 30 }), {
    numRuns: positions.length,
    seed: 4,
  });
  const hostile = ['</text><script>document.title="x"</script>', '"/><image href="x"/>', ']]>', '&amp;&#0;'];
  const pictures = positions.map((state, index) => {
    const name = hostile[index] ?? names[index] ?? '';
    const viewer = (['all', 'jekyll', 'hyde'] as const)[index % 3] ?? 'all';
    return { name: printable(name), svg: pictureOf(view(state, viewer), picturesWords, { title: name }) };
  });
  // A page of the site would not let the drawings bring their styles.
  await page.goto('about:blank');
  const found = await page.evaluate(
    (pictures) =>
      pictures.map((svg) => {
        const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml');
        return {
          root: parsed.documentElement.localName,
          strange: parsed.querySelectorAll('script, image, foreignObject, a, parsererror').length,
          title: parsed.querySelector('title')?.textContent ?? '',
        };
      }),
    pictures.map(({ svg }) => svg),
  );
  for (const [index, { root, strange, title }] of found.entries()) {
    expect({ root, strange }).toEqual({ root: 'svg', strange: 0 });
    const name = pictures[index]?.name ?? '';
    expect(title.startsWith((name || picturesWords.game).replace(/[\ufffe\uffff]/g, ''))).toBe(true);
  }
  expect(found.length).toBeGreaterThan(100);
});

/** Puts a snippet into a page of somebody else's. */
async function onAnotherPage(context: BrowserContext, snippet: string, walk: (page: Page) => Promise<void>) {
  const folder = mkdtempSync(join(tmpdir(), 'blog-'));
  const html = `<!doctype html><html lang="en"><title>A blog</title><link rel="icon" href="data:,"><h1>My game</h1>${snippet}</html>`;
  writeFileSync(join(folder, 'index.html'), html);
  const host = await hostOf(folder);
  try {
    const page = await context.newPage();
    await page.goto(host.address);
    await walk(page);
  } finally {
    await host.cut();
    rmSync(folder, { recursive: true });
  }
}

describe('A frame on another page', () => {
  test('is what the snippet makes, stepped through with keys, and leads to the same move', async ({
    newContext,
    page,
  }) => {
    const panel = await sharingAt(page, '16');
    await panel.getByText('On another page').press('Enter');
    await panel.getByLabel('Seen by').selectOption('jekyll');
    await panel.getByLabel('Colours').selectOption('dark');
    await panel.getByLabel('Controls').selectOption('steps');
    await panel.getByLabel('Size').selectOption('phone');
    await panel.getByLabel('Begin at this move').press(' ');
    const preview = panel.frameLocator('iframe');
    await preview.getByText('Move 16 of 71').waitFor();
    await preview.locator('.card-back').first().waitFor({ state: 'attached' });
    await expectAccessible(page);
    const snippet = await panel.getByLabel('HTML to paste').inputValue();

    await onAnotherPage(await newContext(), snippet, async (blog) => {
      const [title, lazily] = ['[title="The even hand: a game of Jekyll vs Hyde"]', '[loading="lazy"]'];
      const frame = blog.frameLocator(`iframe${title}${lazily}`);
      await frame.getByText('Move 16 of 71').waitFor();
      const size = await blog.locator('iframe').evaluate((one) => [one.clientWidth, one.clientHeight]);
      expect(size).toEqual([360, 480]);
      await expect.poll(() => frame.locator('html').getAttribute('data-theme')).toBe('dark');
      await expect.poll(() => frame.locator('.stage-controls').getByRole('button').count()).toBe(4);
      await expect.poll(() => frame.locator('.card-back').count()).toBe(3);
      await frame.getByRole('button', { name: 'Back', exact: true }).focus();
      await blog.keyboard.press('ArrowRight');
      await frame.getByText('Hyde follows with Wrath 2').waitFor();
      await blog.keyboard.press('End');
      await frame.getByText('Move 71 of 71').waitFor();
      const opened = blog.waitForEvent('popup');
      await frame.getByRole('link', { name: 'Open in Cabinet' }).press('Enter');
      const whole = await opened;
      await whole.getByText('Move 71 of 71').waitFor();
      expect(new URL(whole.url()).pathname).toBe(GAME);
    });
  });

  test('of a game that is in its fragment leads to that game and move', async ({ newContext, page }) => {
    const panel = await sharingAt(page, '16');
    await openTab(page, 'Moves');
    await page.getByRole('button', { name: 'Annotate' }).press('Enter');
    await page.getByLabel('Comment', { exact: true }).fill('<img src=x onerror=alert(1)>');
    await openTab(page, 'Share');
    await panel.getByText('On another page').press('Enter');
    await panel.getByLabel('Begin at this move').press(' ');
    const snippet = await panel.getByLabel('HTML to paste').inputValue();
    expect(snippet).toMatch(/embed\/\?at=16#1/);
    await onAnotherPage(await newContext(), snippet, async (blog) => {
      const frame = blog.frameLocator('iframe');
      await frame.getByText('<img src=x onerror=alert(1)>').waitFor();
      await expect.poll(() => frame.locator('img').count()).toBe(0);
      await frame.getByRole('button', { name: 'Forward', exact: true }).press('Enter');
      const opened = blog.waitForEvent('popup');
      await frame.getByRole('link', { name: 'Open in Cabinet' }).press('Enter');
      const whole = await opened;
      await whole.getByText('Move 17 of 71').waitFor();
    });
  });
});

describe('The page for frames', () => {
  const EMBED = '/jekyll-vs-hyde/embed/';

  test('has every game of the site, all controls, and the words of the moves', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 480 });
    await open(page, `${EMBED}?game=the-even-hand`);
    await page.getByRole('heading', { name: 'The even hand' }).waitFor();
    // The slider leads to both ends.
    await expect.poll(() => page.locator('.stage-controls').getByRole('button').count()).toBe(6);
    await page.keyboard.press('ArrowRight');
    await page.getByText('Jekyll lays down 1 card to give away.').waitFor();
    await expect.poll(() => overflowsSideways(page)).toBe(false);
    // The rulebook is no page for a small frame.
    const opened = page.waitForEvent('popup');
    await page.getByRole('link', { name: 'Chosen together, face down' }).click();
    expect(new URL((await opened).url()).pathname).toBe('/jekyll-vs-hyde/rules/');
    await expectAccessible(page);
    await expect.poll(() => page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
  });

  test.for([
    ['seat=hyde', 'the seat sits at the bottom, the other hand is hidden', 'hyde', 8],
    ['seat=jekyll', 'the seat sits at the bottom, the other hand is hidden', 'jekyll', 8],
    ['seat=all&controls=none&lang=tlh', 'keys alone step, in English', 'jekyll', 0],
  ] as const)('%s: %s', async ([options, , bottom, buttons], { page }) => {
    await open(page, `${EMBED}?game=the-even-hand&${options}`);
    const sides = page.locator('.side[data-seat]');
    await sides.first().waitFor();
    const lowest = await sides.evaluateAll((all) =>
      all
        .toSorted((a, b) => b.getBoundingClientRect().top - a.getBoundingClientRect().top)[0]
        ?.getAttribute('data-seat'),
    );
    expect(lowest).toBe(bottom);
    await expect.poll(() => page.locator('.stage-controls').getByRole('button').count()).toBe(buttons);
    await expect.poll(() => page.locator('.card-back').count()).toBe(options.startsWith('seat=all') ? 0 : 10);
    await page.keyboard.press('End');
    await page
      .getByText(/Jekyll wins|Hyde wins/)
      .first()
      .waitFor();
  });

  test('begins at a move of a variation too', async ({ page }) => {
    await open(page, `${EMBED}?game=the-even-hand&at=8v1-2`);
    const link = page.getByRole('link', { name: 'Open in Cabinet' });
    await link.waitFor();
    await expect.poll(() => link.getAttribute('href')).toBe(`${GAME}#8v1-2`);
  });

  test('says in one sentence what it did not understand, and shows the game all the same', async ({
    page,
  }) => {
    await open(page, `${EMBED}?game=the-even-hand&seat=nobody&at=999&theme=red&speed=2`);
    await page.getByRole('heading', { name: 'The even hand' }).waitFor();
    const said = await page.locator('.warning p').allInnerTexts();
    expect(said).toEqual([
      '“seat=nobody”, “theme=red”, “speed” and “at=999” mean nothing here and were left out.',
    ]);
    await expect.poll(() => page.locator('.card-back').count()).toBe(0);
  });

  test('without a game, with a damaged one, or with an unknown one it says so', async ({
    complaints,
    page,
  }) => {
    for (const [address, sentence] of [
      ['', 'No game is named here.'],
      ['#1zabcdefg.AAAA', 'This link is damaged'],
      ['#9pwhatever', 'This link was made by another version'],
    ] as const) {
      await page.goto('about:blank');
      await open(page, EMBED + address);
      await page.getByText(sentence).waitFor();
    }
    await expectAccessible(page);
    complaints.expect(/no-such-game\.json: 404$/, /^error in .*no-such-game: Failed to load resource.* 404/);
    await page.goto(`${EMBED}?game=no-such-game`);
    await page.getByText('There is no game called “no-such-game” here.').waitFor();
  });
});
