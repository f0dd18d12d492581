import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { JekyllVsHydeExercise } from '#games/jekyll-vs-hyde/exercises/types';
import { questions } from '#games/jekyll-vs-hyde/question-pool';
import { RULE_IDS } from '#games/jekyll-vs-hyde/rules/rule-index';
import { exerciseBy } from '#kit/exercise';
import { seededRandom } from '#kit/random';
import { words as drill } from '#said/drill';
import { words } from '#said/lessons';
import { isWithin } from '#widgets/quiz/quiz-adapter.ts';
import { QUESTIONS } from '#widgets/quiz/use-lesson-test.ts';
import { askableRules } from '../../src/components/lesson-test-rules.ts';
import { lessons, stepsOf, taughtBy } from '../content/lesson-sources.ts';
import { expectAccessible, test } from './playwright-fixtures.ts';

/** A lesson a step at a time: by address, by Continue, by keyboard, as one page, and without a script. */

const [FIRST, SECOND] = lessons;
if (FIRST === undefined || SECOND === undefined) throw new Error('There are two lessons');
const LESSON = `/jekyll-vs-hyde/lessons/${FIRST.slug}/`;
/** The opening, a step for each heading, and the end. */
const STEPS = stepsOf(FIRST).length + 1;

declare const shifts: number[];

/** What the steps that are seen begin with. */
const seen = (page: Page) => page.locator('#step-1 > .lede:visible, .step > h2:visible').allInnerTexts();
const current = (page: Page) => page.locator('.step[data-now]').getAttribute('id');
const goOn = (page: Page) => page.getByRole('link', { name: words.steps.goOn, exact: true });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

describe('A lesson', () => {
  test('fades what its room has no place for, before anything in it was touched', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/jekyll-vs-hyde/lessons/playing-a-potion/#step-3');
    const told = page.locator('.step[data-now] .stage-told');
    const faded = () => told.evaluate((room) => getComputedStyle(room).maskImage !== 'none');
    await expect.poll(() => told.evaluate((room) => room.scrollHeight > room.clientHeight)).toBe(true);
    expect(await faded()).toBe(true);
    await told.evaluate((room) => {
      room.scrollTop = room.scrollHeight;
    });
    await expect.poll(faded).toBe(false);
  });

  test.for([
    ['a-whole-round', '.step[data-now] .stage'],
    ['the-preparation', '.step[data-now] .board'],
  ] as const)(
    'leaves no room of a phone blank below what is told where that may be long: %s',
    async ([lesson, part], { page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(
        `/jekyll-vs-hyde/lessons/${lesson}/#${lesson === 'a-whole-round' ? 'step-3' : 'step-7'}`,
      );
      await page.locator(part).waitFor();
      const blank = () =>
        page.evaluate((of) => {
          const [above, below] = [of, '.step-foot'].map((one) =>
            document.querySelector(one)?.getBoundingClientRect(),
          );
          return (below?.top ?? 0) - (above?.bottom ?? 0);
        }, part);
      await expect.poll(blank).toBeLessThan(lesson === 'a-whole-round' ? 40 : 160);
    },
  );

  test('shows one step at a time, Continue always in the same place, up to what is known then', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(LESSON);
    await expect.poll(() => page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    const place = await goOn(page).boundingBox();
    const headings: string[] = [];
    for (let step = 2; step <= STEPS; step += 1) {
      await goOn(page).click();
      await expect.poll(() => current(page)).toBe(`step-${step}`);
      expect(new URL(page.url()).hash).toBe(`#step-${step}`);
      const [heading = '', ...others] = await seen(page);
      expect(others).toEqual([]);
      headings.push(heading);
      // Whoever listens hears the heading, and reads on from there.
      await expect.poll(() => focused(page)).toBe(heading);
      const last = step === STEPS;
      const onward = last ? page.locator('.step-foot [data-primary]') : goOn(page);
      await expect.poll(() => onward.boundingBox()).toEqual(place);
      // It stands back as long as there is something to do in the step.
      await page.mouse.move(0, 0);
      const todo = await page
        .locator('.step[data-now]')
        .locator('.try, [data-way="forward"]:not([aria-disabled="true"])')
        .count();
      await expect
        .poll(() => onward.evaluate((way) => getComputedStyle(way).boxShadow === 'none'))
        .toBe(todo > 0);
      const top = await page.locator('.step[data-now] > h2').evaluate((it) => it.getBoundingClientRect().top);
      // A heading makes room where the buttons of a table would lie below the window.
      expect(top).toBeGreaterThanOrEqual(-120);
      expect(top).toBeLessThan(100);
    }
    expect(headings.at(-1)).toBe(words.end.title(1));
    expect(
      await page.locator('.step-foot progress').evaluate((bar: HTMLProgressElement) => bar.position),
    ).toBe(1);
    await expectAccessible(page);
    await page.locator('.step-foot [data-primary]').click();
    await page.waitForURL(`**/lessons/${SECOND.slug}/`);
  });

  test('begins each step on a small phone with a heading that is whole, or gives its room to the table', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    for (const { slug } of lessons.slice(0, 3)) {
      await page.goto(`/jekyll-vs-hyde/lessons/${slug}/`);
      const steps = await page.locator('.step').count();
      for (let step = 2; step <= steps; step += 1) {
        await goOn(page).click();
        await expect.poll(() => current(page)).toBe(`step-${step}`);
        const cut = await page.locator('.step[data-now] > h2').evaluate((it) => {
          const { top, bottom } = it.getBoundingClientRect();
          return top < 0 && bottom > 1;
        });
        expect(cut, `${slug} ${step}`).toBe(false);
      }
    }
  });

  test('goes back by the way back, and stays at its step when the page is loaded again', async ({ page }) => {
    await page.goto(LESSON);
    await goOn(page).press('Enter');
    await expect.poll(() => current(page)).toBe('step-2');
    await goOn(page).press('Enter');
    await expect.poll(() => current(page)).toBe('step-3');
    await page.goBack();
    await expect.poll(() => current(page)).toBe('step-2');
    await page.reload();
    await expect.poll(() => current(page)).toBe('step-2');
    await page.getByRole('link', { name: words.steps.back, exact: true }).press('Enter');
    await expect.poll(() => current(page)).toBe('step-1');
    // The way past the head of the page leads into the step that is shown.
    await page.goto(`${LESSON}#step-3`);
    await page.locator('a.skip').press('Enter');
    await expect.poll(() => page.locator('#main').and(page.locator(':focus')).count()).toBe(1);
    expect(new URL(page.url()).hash).toBe('#step-3');
    await expect.poll(() => current(page)).toBe('step-3');
  });

  test.for(['#balance-against-excess', '#scene-landslide-21', '#your-turn-to-judge'])(
    'is opened where an address inside it leads: %s',
    async (anchor, { page }) => {
      await page.goto(LESSON + anchor);
      const target = page.locator(anchor);
      await expect.poll(() => target.isVisible()).toBe(true);
      await expect.poll(() => seen(page)).toHaveLength(1);
      await expect.poll(() => target.evaluate((it) => it.getBoundingClientRect().top)).toBeLessThan(400);
      // An address that is nowhere changes nothing.
      const before = await current(page);
      await page.evaluate(() => {
        location.hash = '%E0%A4%A';
      });
      await expect.poll(() => current(page)).toBe(before);
    },
  );

  test('leads an address of a step that was merged into another to where its words stand now, and the others where they led', async ({
    page,
  }) => {
    await page.goto('/chronicle/lessons/void-and-wild/#step-3');
    await expect.poll(() => current(page)).toBe('step-2');
    await page.goto('/chronicle/lessons/void-and-wild/#what-nobody-sees');
    await expect.poll(() => current(page)).toBe('step-2');
    const steps = await page.locator('.step').count();
    await page.getByRole('button', { name: words.steps.at(steps).replace('{at}', '2') }).waitFor();
    await goOn(page).click();
    await expect.poll(() => current(page)).toBe('step-4');
    await page.getByRole('button', { name: words.steps.at(steps).replace('{at}', '3') }).waitFor();
    await page.getByRole('link', { name: words.steps.back, exact: true }).click();
    await expect.poll(() => current(page)).toBe('step-2');
  });

  test('has its contents at the foot, which lead to each step', async ({ page }) => {
    await page.goto(LESSON);
    await page.getByRole('button', { name: words.steps.at(STEPS).replace('{at}', '1') }).press('Enter');
    const contents = page.locator('.lesson-contents');
    await expectAccessible(page);
    await expect.poll(() => contents.getByRole('link').count()).toBe(STEPS);
    await contents.getByRole('link').nth(3).press('Enter');
    await expect.poll(() => current(page)).toBe('step-4');
    await expect.poll(() => contents.isVisible()).toBe(false);
  });

  test('is one page where the reader wants it, in the next lesson too, and in steps again', async ({
    page,
  }) => {
    await page.goto(LESSON);
    await page.getByRole('button', { name: words.steps.asOnePage }).press('Enter');
    await expect.poll(() => seen(page)).toHaveLength(STEPS);
    await expect.poll(() => goOn(page).isVisible()).toBe(false);
    await page.goto(`/jekyll-vs-hyde/lessons/${SECOND.slug}/`);
    expect((await seen(page)).length).toBeGreaterThan(5);
    await page.getByRole('button', { name: words.steps.stepByStep }).press('Enter');
    await expect.poll(() => seen(page)).toHaveLength(1);
    await page.goto(LESSON);
    await expect.poll(() => seen(page)).toHaveLength(1);
  });

  test('is one page on paper', async ({ page }) => {
    await page.goto(`${LESSON}#step-3`);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => seen(page)).toHaveLength(STEPS);
    await expect
      .poll(() => page.locator('.step-foot, .lesson-ways').filter({ visible: true }).count())
      .toBe(0);
  });

  test('is one page without JavaScript, with nothing to press that does nothing', async ({ newContext }) => {
    const page = await (await newContext({ javaScriptEnabled: false })).newPage();
    await page.goto(LESSON);
    await expect.poll(() => seen(page)).toHaveLength(STEPS);
    await expect
      .poll(() => page.locator('.lesson button[value]:visible, .step-foot:visible').count())
      .toBe(0);
    await expect.poll(() => page.locator('.next-lesson').getAttribute('href')).toContain(SECOND.slug);
  });

  test('never shows more than its step while it loads, and does not move', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript(() => {
      Object.assign(globalThis, { shifts: [] });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(LESSON, { waitUntil: 'load' });
    const moved = await page.evaluate(() => shifts.reduce((sum, value) => sum + value, 0));
    expect(moved).toBeLessThan(0.01);
  });
});

test('The end of a lesson says what is still open in it, and leads there', async ({ page }) => {
  await page.goto(`${LESSON}#step-${STEPS}`);
  const end = page.locator('.lesson-end');
  await expect.poll(() => end.getByText(words.end.open).isVisible()).toBe(true);
  await expect.poll(() => end.getByText(words.end.known).isVisible()).toBe(false);
  const open = end.locator('[data-step] a');
  // The steps with something to do, in their order.
  const doing = stepsOf(FIRST).flatMap((text, at) =>
    /<(TryIt|Predict|GuidedRound)\b/.test(text) ? [`#step-${at + 1}`] : [],
  );
  await expect.poll(() => open.evaluateAll((all) => all.map((it) => it.getAttribute('href')))).toEqual(doing);
  await expectAccessible(page);
  await open.first().press('Enter');
  await expect.poll(() => current(page)).toBe(doing[0]?.slice(1));
});

test('A lesson after which one may play leads to a match, and to the optional last one beside it', async ({
  page,
}) => {
  const [before, last] = lessons.slice(-2).map(({ slug }) => `/jekyll-vs-hyde/lessons/${slug}/`);
  await page.goto(before ?? '');
  const ways = page.locator('.next-lesson');
  await expect
    .poll(() => ways.evaluateAll((all) => all.map((way) => way.getAttribute('href'))))
    .toEqual(['/jekyll-vs-hyde/play/', last]);
  await expect
    .poll(() => page.locator('.step-foot [data-primary]').getAttribute('data-next'))
    .toBe('/jekyll-vs-hyde/play/');
});

describe('The list of lessons', () => {
  const LIST = '/jekyll-vs-hyde/lessons/';

  test('leads to the first lesson, and once that is done, on to the next', async ({ page }) => {
    await page.goto(LIST);
    const way = page.locator('.lesson-next');
    await expect.poll(() => way.getAttribute('href')).toBe(LESSON);
    await page.goto(`${LESSON}#step-${STEPS}`);
    await expect.poll(() => page.locator('.lesson-end').getAttribute('data-done')).not.toBeNull();
    await page.goto(LIST);
    await expect.poll(() => way.getAttribute('href')).toContain(`/lessons/${SECOND.slug}/`);
    const [done, open] = [FIRST.slug, SECOND.slug].map((slug) => page.locator(`[data-lesson="${slug}"]`));
    // It was read, and nothing of it was worked out.
    await expect.poll(() => done?.getByText(/^Read, 0 of \d+ exercises done$/).isVisible()).toBe(true);
    // A mark would say that all is done.
    await expect.poll(() => done?.locator('strong').getAttribute('data-open')).toBe('');
    await expect.poll(() => open?.getByText(/^Read, /).isVisible()).toBe(false);
    await expectAccessible(page);
  });
});

describe('Who knows a lesson already', () => {
  const taught = taughtBy(FIRST);
  const asked = askableRules(
    questions,
    RULE_IDS.filter((id) => FIRST.rules.includes(id)),
    taught,
  );
  /** The questions, as chance that always says the same has them. */
  const exerciseOf = (number: number) => {
    const rule = asked.toSorted((a, b) => FIRST.rules.indexOf(a) - FIRST.rules.indexOf(b))[
      number % asked.length
    ];
    const fits = (exercise: JekyllVsHydeExercise) => isWithin(questions, taught, exercise);
    return exerciseBy(questions.kinds, seededRandom(SEED), rule === undefined ? [] : [rule], undefined, fits);
  };
  const SEED = 1;
  const begin = async (page: Page) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript((seed) => {
      Math.random = () => 0;
      crypto.getRandomValues = (numbers) => {
        if (numbers instanceof Uint32Array) numbers.fill(seed);
        return numbers;
      };
    }, SEED);
    await page.goto(LESSON);
    await page.getByRole('link', { name: words.test.offer }).press('Enter');
    await page.getByText(words.test.question(1, QUESTIONS)).waitFor();
  };
  const answer = async (page: Page, number: number, rightly: boolean) => {
    const { pick, right, choices } = exerciseOf(number);
    await expect.poll(() => page.locator('.choice').count()).toBe(choices.length);
    // None that is right among them: some would make it partly right.
    const wrong = choices.flatMap((_, at) => (right.includes(at) ? [] : [at])).slice(0, 1);
    for (const index of rightly ? right : wrong) await page.locator('.choice').nth(index).press('Enter');
    if (pick === 'all') await page.getByRole('button', { name: drill.check }).press('Enter');
  };

  test('has done it with five right answers', async ({ page }) => {
    await begin(page);
    for (let number = 1; number <= QUESTIONS; number += 1) {
      await page.getByText(words.test.question(number, QUESTIONS)).waitFor();
      await answer(page, number, true);
      await page.getByRole('button', { name: drill.next }).press('Enter');
    }
    await page.getByText(words.test.passed).waitFor();
    await expect.poll(() => focused(page)).toBe(words.end.title(1));
    await expectAccessible(page);
    await page.goto('/jekyll-vs-hyde/lessons/');
    const entry = page.locator(`[data-lesson="${FIRST.slug}"]`);
    await expect.poll(() => entry.getByText(words.list.done).isVisible()).toBe(true);
    await expect.poll(() => entry.getByText(words.test.offer).isVisible()).toBe(false);
  });

  test('is told why an answer is wrong, and led to the lesson or to begin again', async ({ page }) => {
    await begin(page);
    await answer(page, 1, false);
    await page.locator('.told').getByText(drill.wrong).waitFor();
    const way = page.getByRole('link', { name: words.test.toLesson('Two minds, one body') });
    await expect.poll(() => way.getAttribute('href')).toBe(LESSON);
    await page.getByRole('button', { name: words.test.again }).press('Enter');
    await page.getByText(words.test.question(1, QUESTIONS)).waitFor();
    await expect.poll(() => page.locator('.told').innerText()).not.toContain(drill.wrong);
  });
});

test('A guided round that another player begins goes on without being touched', async ({ page }) => {
  await page.goto('/chronicle/lessons/a-whole-round/');
  await goOn(page).press('Enter');
  await page.locator('[data-task="guided-round"] .coach').waitFor();
});
