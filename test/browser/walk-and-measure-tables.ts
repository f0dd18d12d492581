import type { Locator, Page } from 'playwright-core';
import { seededRandom } from '#kit/random';

/** Walks through every kind of table of the site, and what of it stands within the window after each step. */

export const SIZES = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 1280, height: 720 },
] as const;

/** One table, and what a reader does at it, step by step. */
export interface Walk {
  readonly kind: string;
  readonly address: string;
  /** Where its stage is, among those of the page. */
  readonly stage: string;
  /** What is chosen before it begins, by its name. */
  readonly chosen?: string | RegExp;
  /** What has come by itself before the walk begins. */
  readonly ready?: string;
  readonly steps: readonly ((stage: Locator, page: Page) => Promise<void>)[];
}

/** What must be seen at once: the whole table with its hands, what is asked or said, what can be pressed next. */
const PARTS = [
  '.stage-table',
  '.side[data-lower] :is(.hand, .hand-empty)',
  '.stage-prompt',
  '.stage-told',
  '.stage-controls',
] as const;

/** Presses a card among all of them, whether it can come now or not. */
export const tap = (card: string) => (stage: Locator) =>
  stage.locator(`[data-tap="${card}"]`).click({ force: true });
/** Presses a button of the stage, by its name. */
export const press = (name: string | RegExp) => (stage: Locator) =>
  stage.getByRole('button', { name }).first().click();
export const forward = press('Forward');
export const choose = async (stage: Locator) => {
  await stage.locator('.choice').first().click();
  const check = stage.getByRole('button', { name: 'Check' });
  if ((await check.count()) > 0) await check.click();
};
export const next = press(/^(Next|Another)/);
/** Lays a card of the palette on the table. */
export const lay = (name: string) => (stage: Locator) =>
  stage.locator(`.palette [data-card="${name}"]`).click();
/** Touches a card on a table that is looked at, and plays it there. */
export const take = (stage: Locator) => stage.locator('.stage-table .take').first().click();
/** Goes on where that can be done, and else guesses: the first card of the hand that may be played. */
export const guess = async (stage: Locator) => {
  const further = stage.getByRole('button', { name: 'Go on' });
  if ((await further.count()) > 0) {
    await further.click();
    return;
  }
  const cards = stage.locator('.player-hand .hand button');
  await cards.first().waitFor();
  for (let tried = 0; (await further.count()) === 0 && tried < (await cards.count()); tried += 1) {
    await cards.nth(tried).click();
    const asked = stage.locator('.naming button, .hand-actions [data-primary]').first();
    if ((await asked.count()) > 0) await asked.click();
  }
};

/** What is dealt and asked by lot is the same in every walk. */
export const SEEDED = `Math.random = (${seededRandom.toString()})(4)`;

interface Step {
  /** The parts that do not stand wholly within the window. */
  readonly outside: readonly string[];
  /** How many pixels of what there is to do cannot be read without scrolling, if any. */
  readonly cut: readonly number[];
  /** The parts that have moved against the stage since the step before, each with how far, in pixels. */
  readonly moved: readonly string[];
}

/** What begins a stage that is not there yet. */
const BEGINS = /^(Deal the cards|Start)$/;

/** Does what the walk says, and looks after each step. A stage that is not begun yet is begun first. */
export async function walked(
  page: Page,
  { address, stage: selector, chosen, ready, steps }: Walk,
): Promise<readonly Step[]> {
  await page.addInitScript(SEEDED);
  await page.goto(address);
  const begin = page.getByRole('main').getByRole('button', { name: BEGINS });
  if ((await begin.count()) > 0) {
    await awake(begin);
    if (chosen !== undefined) await page.getByRole('radio', { name: chosen }).check();
    await begin.click();
  }
  await page.locator(selector).first().waitFor();
  await page
    .locator('astro-island', { has: page.locator(selector) })
    .first()
    .evaluate((island) => {
      island.id = 'walked';
    });
  // What is asked next may stand on a stage of its own.
  const stage = page.locator('#walked .stage').first();
  await stage.scrollIntoViewIfNeeded();
  await awake(stage);
  if (ready !== undefined) await stage.locator(ready).first().waitFor();
  const looks: Step[] = [];
  let before = await placesIn(stage);
  for (const step of steps) {
    await step(stage, page);
    // What comes after the step by itself has come by then.
    await page.waitForTimeout(400);
    const now = await placesIn(stage);
    const moved = PARTS.flatMap((part) => {
      const [from, to] = [before[part], now[part]];
      const by = from === undefined || to === undefined ? 0 : Math.round(Math.abs(to.inStage - from.inStage));
      return by === 0 ? [] : [`${part} ${by}`];
    });
    looks.push({
      outside: PARTS.filter((part) => now[part]?.inWindow === false),
      cut: await cutPrompts(stage),
      moved,
    });
    before = now;
  }
  return looks;
}

/** Touches a widget, and waits until it can be used. */
async function awake(part: Locator): Promise<void> {
  await part.evaluate(async (root) => {
    const island = root.closest('astro-island');
    while (island?.hasAttribute('ssr') === true) {
      root.dispatchEvent(new Event('pointerover', { bubbles: true }));
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
}

/** Of what is asked on the stages there, or is to be done: how many pixels of each are hidden, where any are. */
export const cutPrompts = async (stages: Locator): Promise<readonly number[]> => {
  const hidden = await stages
    .locator('.stage-prompt')
    .evaluateAll((prompts) => prompts.map((prompt) => prompt.scrollHeight - prompt.clientHeight));
  return hidden.filter((pixels) => pixels > 0);
};

interface Place {
  readonly inStage: number;
  readonly inWindow: boolean;
}

async function placesIn(stage: Locator): Promise<Readonly<Record<string, Place>>> {
  return stage.evaluate((root, parts) => {
    const top = root.getBoundingClientRect().top;
    // On some phones the page keeps its places at the foot of the window.
    const bar = document.querySelector('.masthead nav')?.getBoundingClientRect();
    const foot = bar !== undefined && bar.bottom >= innerHeight ? bar.top : innerHeight;
    const found = parts.flatMap((part) => {
      const element = root.querySelector(part);
      if (element === null) return [];
      const box = element.getBoundingClientRect();
      // Half a pixel is rounding.
      const inWindow = box.top >= -0.5 && box.bottom <= foot + 0.5;
      // What is told may take room that a short question has left, above it: it ends where it did.
      const edge = part === '.stage-told' ? box.bottom : box.top;
      return [[part, { inStage: edge - top, inWindow }] as const];
    });
    return Object.fromEntries(found);
  }, PARTS);
}
