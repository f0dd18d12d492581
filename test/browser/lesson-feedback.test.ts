import { describe } from 'vitest';
import { LESSONS_BY_GAME } from '../content/written.ts';
import { test } from './reader.ts';

/** What a lesson answers to a move, on a phone: it has all the room that the step leaves. */

const PHONE = { width: 390, height: 844 };
/** Less than a line, in pixels. */
const LINE = 20;
/** Six players with open hands and three lines of words over them are more than a phone holds. */
const TALLEST = ['switch the-fine-print step-11'];

describe.for(LESSONS_BY_GAME)('In the lessons of $game', { concurrent: true }, ({ game, lessons }) => {
  test.for(lessons.filter(({ body }) => body.includes('<TryIt')).map(({ slug }) => slug))(
    'no answer to a move is cut while room is free beside it, and no heading lies above the window: %s',
    async (slug, { newContext, expect }) => {
      const context = await newContext({ viewport: PHONE, hasTouch: true, reducedMotion: 'reduce' });
      const page = await context.newPage();
      await page.goto(`/${game}/lessons/${slug}/`);
      const headings = await page.locator('.step:is(:has(.stage), :has(.board))').evaluateAll(headingsAbove);
      const wrong = headings.filter((one) => !TALLEST.includes(`${game} ${slug} ${one}`));
      const steps = await page
        .locator('.step:has(.try .player-hand)')
        .evaluateAll((all) => all.map(({ id }) => id));
      for (const id of steps) {
        await page.evaluate((to) => {
          location.hash = to;
        }, id);
        const step = page.locator(`#${id}[data-now]`);
        await step.waitFor();
        await step.evaluate(awake);
        const cards = await step.locator('.player-hand .hand button').count();
        // Of each end of the hand, and of its middle.
        for (const card of new Set([0, Math.floor(cards / 2), cards - 1])) {
          await step.evaluate(press, card);
          await page.waitForTimeout(30);
          const free = await step.locator('.stage').evaluate(freeWhereCut);
          if (free >= LINE) wrong.push(`${id}, card ${card + 1}: ${Math.round(free)} px free`);
        }
      }
      expect(wrong).toEqual([]);
    },
  );
});

/** Goes to each of these steps, and gives those whose heading is above the window then: the space over its letters may be cut. */
async function headingsAbove(steps: readonly Element[]): Promise<string[]> {
  const above: string[] = [];
  for (const step of steps) {
    const arrived = new Promise((resolve) => {
      addEventListener('hashchange', resolve, { once: true });
    });
    location.hash = step.id;
    await arrived;
    if ((step.querySelector('h2')?.getBoundingClientRect().top ?? 0) < -7) above.push(step.id);
  }
  return above;
}

/** How many pixels of a stage are empty above what is told there and below it, where not all of that is seen; else 0. */
function freeWhereCut(stage: Element): number {
  const told = stage.querySelector('.stage-told');
  if (told === null || told.scrollHeight - told.clientHeight <= 8) return 0;
  const [prompt, controls, foot] = [
    stage.querySelector('.stage-prompt'),
    stage.querySelector('.stage-controls'),
    document.querySelector('.step-foot'),
  ];
  const words = document.createRange();
  if (prompt !== null) words.selectNodeContents(prompt);
  const box = told.getBoundingClientRect();
  const above = prompt === null ? 0 : box.top - words.getBoundingClientRect().bottom;
  const below = (controls?.getBoundingClientRect().top ?? box.bottom) - box.bottom;
  const end = (foot?.getBoundingClientRect().top ?? 0) - (controls?.getBoundingClientRect().bottom ?? 0);
  return Math.max(above, below, end);
}

/** Touches the widgets of a step, and waits until they can be used. */
async function awake(step: Element): Promise<void> {
  for (const island of step.querySelectorAll('astro-island')) {
    while (island.hasAttribute('ssr')) {
      island.firstElementChild?.dispatchEvent(new Event('pointerover', { bubbles: true }));
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  }
}

/** Presses a card of the hand, after trying again where another was played. */
async function press(step: Element, card: number): Promise<void> {
  const hand = () => step.querySelectorAll<HTMLElement>('.player-hand .hand button');
  if (hand().length === 0) {
    step.querySelector<HTMLElement>('.stage-controls button')?.click();
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  hand()[card]?.click();
}
