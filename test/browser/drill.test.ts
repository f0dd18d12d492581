import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { KINDS } from '#games/jekyll-vs-hyde/exercises/question-kinds';
import { seededRandom } from '#kit/random';
import { words as drill } from '#said/drill';
import { words as result } from '#said/drill-session-result';
import { say } from '#words/sentence-per-type';
import { words as english } from '../../src/games/jekyll-vs-hyde/words/en/exercises.ts';
import { words as japanese } from '../../src/games/jekyll-vs-hyde/words/ja/exercises.ts';
import { expectAccessible, open, test } from './playwright-fixtures.ts';

/** The drill from its first question to the end of a session, as somebody goes through it in a free minute. */

const ADDRESS = '/jekyll-vs-hyde/drill/';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Answers what is asked, rightly or not, by keyboard. */
async function answer(page: Page): Promise<void> {
  await page.locator('.choice').last().press('Enter');
  const check = button(page, drill.check);
  if ((await check.count()) > 0) await check.press('Enter');
  await button(page, drill.next).waitFor();
}

/**
 * Where the parts of the question begin, or what is told ends; how far the farthest has moved; whether all lie within the window above its foot;
 * whether a verdict is cut below lines that the question leaves empty; and how many of its links are too low for a thumb.
 */
async function look(page: Page, before: readonly number[] = []) {
  return page.locator('.drill .stage').evaluate((stage, before) => {
    const bar = document.querySelector('.masthead nav')?.getBoundingClientRect();
    const foot = bar !== undefined && bar.bottom >= innerHeight ? bar.top : innerHeight;
    const boxes = ['.stage-table', '.stage-prompt', '.stage-told', '.stage-controls'].map(
      (part) => stage.querySelector(part)?.getBoundingClientRect() ?? new DOMRect(0, -1),
    );
    const places = boxes.map(({ top, bottom }, index) => (index === 2 ? bottom : top));
    const told = stage.querySelector('.stage-told');
    const choices = told?.querySelector('.choices');
    const [prompt, task] = ['.stage-prompt', '.task'].map((part) => stage.querySelector(part));
    const unused = (prompt?.clientHeight ?? 0) - (task?.clientHeight ?? 0);
    const links = told?.querySelectorAll('.rule-link') ?? [];
    return {
      lowLinks: [...links].filter((link) => link.getBoundingClientRect().height < 24).length,
      isCutForNothing: told !== null && told.scrollHeight > told.clientHeight + 1 && unused > 8,
      places,
      // Half a pixel is rounding.
      moved: Math.max(
        0,
        ...before.map((place, index) => Math.floor(Math.abs(place - (places[index] ?? 0)) + 0.4)),
      ),
      isSeen: boxes.every(({ top, bottom }) => top >= -0.5 && bottom <= foot + 0.5),
      // Before it is answered, what can be chosen needs no scrolling within its part either.
      choicesFit:
        (choices?.getBoundingClientRect().bottom ?? 0) <= (told?.getBoundingClientRect().bottom ?? 0) + 0.5,
    };
  }, before);
}

/** Of everything that a kind asks, made by so many lots about each of its rules, what takes the most room. */
function longest(kind: (typeof KINDS)[number], words: typeof english): string {
  const texts = kind.rules.flatMap((rule) =>
    Array.from({ length: 40 }, (_, seed) => {
      const exercise = kind.make(rule, seededRandom(seed));
      const spoken = kind.id === 'verdict' ? words.wanted : words.supposed;
      return [
        ...exercise.proposed.map((move) => say(spoken, move)),
        words.questions[exercise.kind](exercise),
      ].join(' ');
    }),
  );
  return texts.reduce((one, other) => (other.length > one.length ? other : one), '');
}

test.for([
  ['', english],
  ['/ja', japanese],
] as const)(
  'The longest question of each kind leaves its answers where they are, below “%s”',
  async ([below, words], { page }) => {
    const texts = KINDS.map((kind) => longest(kind, words));
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, below + ADDRESS);
    const moved = await page.locator('.drill .stage').evaluate((stage, texts) => {
      const task = stage.querySelector('.stage-prompt .task');
      const told = stage.querySelector('.stage-told');
      if (task === null || told === null) throw new Error('Nothing is asked');
      const top = told.getBoundingClientRect().top;
      return texts.filter((text) => {
        const asked = document.createElement('strong');
        asked.append(text);
        task.replaceChildren(asked);
        return Math.abs(told.getBoundingClientRect().top - top) > 0.5;
      });
    }, texts);
    expect(moved).toEqual([]);
  },
);

describe.for([
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
])('At $width × $height', (viewport) => {
  test('no question of any kind needs scrolling, and nothing jumps from one to the next', async ({
    newContext,
  }) => {
    const context = await newContext({ viewport, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await open(page, ADDRESS);
    const kinds = new Set<string>();
    const first = await look(page);
    for (let count = 1; count <= 44; count += 1) {
      const kind = (await page.locator('.question').getAttribute('data-kind')) ?? '';
      kinds.add(kind);
      const where = `question ${count}, ${kind}`;
      expect(await look(page, first.places), where).toMatchObject({
        moved: 0,
        isSeen: true,
        choicesFit: true,
      });
      await answer(page);
      const answered = {
        moved: 0,
        isSeen: true,
        lowLinks: 0,
        ...(viewport.width < 640 && { isCutForNothing: false }),
      };
      expect(await look(page, first.places), where).toMatchObject(answered);
      await button(page, drill.next).press('Enter');
      if (count % 10 === 0) await button(page, drill.more).press('Enter');
    }
    // Every rule has been asked about, each in one of the ways there are, by lot.
    expect(kinds.size).toBeGreaterThan(KINDS.length / 2);
  });
});

test('The first question stands in the window of a small phone as it comes, and so does the first of ten more', async ({
  newContext,
}) => {
  const context = await newContext({ viewport: { width: 360, height: 640 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await open(page, '/chronicle/drill/');
  await expect.poll(async () => (await look(page)).isSeen).toBe(true);
  for (let count = 1; count <= 10; count += 1) {
    await answer(page);
    await button(page, drill.next).press('Enter');
  }
  await button(page, drill.more).press('Enter');
  await page.locator('.drill .stage').waitFor();
  await expect.poll(async () => (await look(page)).isSeen).toBe(true);
});

test('A session of ten ends with how it went, which is said aloud and goes on by keyboard', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, ADDRESS);
  const said = page.locator('.drill > [role="status"]');
  let right = 0;
  const missed = new Set<string>();
  for (let count = 1; count <= 10; count += 1) {
    await expect.poll(() => page.locator('.drill > .label').textContent()).toContain(drill.place(count, 10));
    await expect.poll(() => said.textContent()).toBe('');
    const rule = (await page.locator('.question').getAttribute('data-rule')) ?? '';
    await answer(page);
    const isRight = (await page.locator('.told strong').first().textContent()) === drill.right;
    if (isRight) right += 1;
    else missed.add(rule);
    await button(page, drill.next).press('Enter');
  }
  await expect.poll(() => said.textContent()).toContain(result.session(10, right, 0));
  const links = await said
    .getByRole('link')
    .evaluateAll((all: HTMLAnchorElement[]) => all.map(({ hash }) => hash.slice(1)));
  expect(links.toSorted()).toEqual([...missed].toSorted());
  const more = button(page, drill.more);
  await expect.poll(() => more.evaluate((it) => it === document.activeElement)).toBe(true);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('.drill > .label').textContent()).toContain(drill.place(1, 10));
  // The place of somebody who goes on by keyboard is at the answers.
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('.question') !== null))
    .toBe(true);
});
