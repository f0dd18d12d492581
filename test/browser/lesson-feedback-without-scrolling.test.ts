import { describe } from 'vitest';
import { LESSONS_BY_GAME } from '../content/lesson-sources.ts';
import { test } from './playwright-fixtures.ts';

/** The steps of a lesson on a phone, and on a small laptop: what they answer to a move and what leads on is there without scrolling. */

const PHONE = { width: 390, height: 844 };
const LAPTOP = { width: 1280, height: 720 };
/** The space around the words, in pixels: none of them is in it. */
const SPACE = 8;

describe.for(LESSONS_BY_GAME)('In the lessons of $game', { concurrent: true }, ({ game, lessons }) => {
  test.for(lessons.filter(({ body }) => body.includes('<TryIt')).map(({ slug }) => slug))(
    'an answer to a move is read without scrolling, no heading lies above the window, and no row below a scene is cut: %s',
    async (slug, { newContext, expect }) => {
      const context = await newContext({ viewport: PHONE, hasTouch: true, reducedMotion: 'reduce' });
      const page = await context.newPage();
      await page.goto(`/${game}/lessons/${slug}/`);
      const wrong = await page.locator('.step:is(:has(.stage), :has(.board))').evaluateAll(partsOutside);
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
          const cut = await step
            .locator('.stage-told')
            .evaluate((room) => room.scrollHeight - room.clientHeight);
          if (cut > SPACE) wrong.push(`${id}, card ${card + 1}: ${cut} px are cut`);
          if (!(await step.locator('.stage-told').evaluate(unfoldsInSight)))
            wrong.push(`${id}, card ${card + 1}: what is unfolded lies below`);
        }
      }
      expect(wrong).toEqual([]);
    },
  );
});

describe.for(LESSONS_BY_GAME)(
  'In the Japanese lessons of $game',
  { concurrent: true },
  ({ game, japanese }) => {
    test.for(japanese.map(({ slug }) => slug))(
      'no heading lies above the window either, and no row below a scene is cut: %s',
      async (slug, { newContext, expect }) => {
        const context = await newContext({ viewport: PHONE, hasTouch: true, reducedMotion: 'reduce' });
        const page = await context.newPage();
        await page.goto(`/ja/${game}/lessons/${slug}/`);
        const steps = page.locator('.step:is(:has(.stage), :has(.board))');
        expect(await steps.evaluateAll(partsOutside)).toEqual([]);
        await page.setViewportSize(LAPTOP);
        expect(await steps.evaluateAll(partsOutside), 'on a laptop').toEqual([]);
      },
    );
  },
);

/**
 * Goes to each of these steps, and gives those whose heading is above the window then, or where the foot of the page cuts what leads out
 * of a scene: the space over the letters may be cut, and the edge of a button.
 */
async function partsOutside(steps: readonly Element[]): Promise<string[]> {
  const outside: string[] = [];
  for (const step of steps) {
    const arrived = new Promise((resolve) => {
      addEventListener('hashchange', resolve, { once: true });
    });
    const isThere = location.hash === `#${step.id}`;
    location.hash = step.id;
    if (!isThere) await arrived;
    if ((step.querySelector('h2')?.getBoundingClientRect().top ?? 0) < -7)
      outside.push(`${step.id}: heading`);
    const foot = document.querySelector('.step-foot')?.getBoundingClientRect().top ?? Infinity;
    const row = step.querySelector('.scene > .scene-bar')?.getBoundingClientRect();
    if (row && row.bottom > foot + 4) outside.push(`${step.id}: row, ${Math.round(row.bottom - foot)} px`);
  }
  return outside;
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

/** Whether the first line of what happened is in the room that it is told in, once it is unfolded; where none is folded, too. */
async function unfoldsInSight(room: Element): Promise<boolean> {
  const folded = room.querySelector('details');
  if (folded === null) return true;
  folded.open = true;
  await new Promise((resolve) => setTimeout(resolve, 60));
  const line = folded.querySelector('li')?.getBoundingClientRect();
  const { top, bottom } = room.getBoundingClientRect();
  folded.open = false;
  return line !== undefined && line.top >= top && Math.min(line.bottom, line.top + 24) <= bottom;
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
