import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { writeQuestion } from '#games/switch/rules/position-link';
import { setupOf } from '#games/switch/rules/position-setup';
import { seededRandom } from '#kit/random';
import { lay, type Laying } from '../games/switch/rules/table.ts';
import { expectAccessible, open, test } from './playwright-fixtures.ts';

/** The table of Switch on a phone, as somebody meets it who knows no more than the lessons have said. */

const PHONE = { width: 390, height: 844 };
const SEEDED = `Math.random = (${seededRandom.toString()})(5)`;

/** Opens the sandbox at a position, at the reader's turn. */
async function sit(page: Page, laying: Laying): Promise<Locator> {
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`/switch/sandbox/#${writeQuestion({ setup: setupOf(lay(laying)), moves: [] })}`);
  const stage = page.locator('.sandbox .stage');
  await stage.locator('.player-hand .hand button').first().waitFor();
  return stage;
}

const card = (stage: Locator, name: string) => stage.locator(`.player-hand [data-card="${name}"] button`);
const sign = (stage: Locator) => stage.locator('.asked > :last-child > .visually-hidden').innerText();

describe('At the table', () => {
  test('a card that goes only after another says so, and its refusal with which to begin', async ({
    page,
  }) => {
    const stage = await sit(page, { hands: ['6H 6S 9D', '4C'], on: 'QS' });
    await stage.getByRole('button', { name: '6 of hearts, playable after the 6 of spades' }).waitFor();
    await expect.poll(() => card(stage, '6H').getAttribute('aria-disabled')).toBe('true');
    await card(stage, '6H').press('Enter');
    await stage.getByText(/6♥ does not go on Q♠.* Begin with 6♠/).waitFor();
    await expect.poll(() => stage.locator('[data-picked]').count()).toBe(0);
    await expectAccessible(page);

    const play = stage.locator('.hand-actions [data-primary]');
    await card(stage, '6S').press('Enter');
    await card(stage, '6H').press('Enter');
    await expect.poll(() => play.getAttribute('aria-disabled')).toBe('false');
    // Without the 6♠ the other does not go.
    await card(stage, '6S').press('Enter');
    await expect.poll(() => play.getAttribute('aria-disabled')).toBe('true');
    await card(stage, '6H').press('Enter');
    for (const name of ['6S', '6H']) await card(stage, name).press('Enter');
    await play.press('Enter');
    await expect.poll(() => stage.locator('.stack').getAttribute('aria-label')).toMatch(/6 of hearts$/);
  });

  test('cards that are picked are seen whole', async ({ page }) => {
    const stage = await sit(page, { hands: ['6H 6S 9D', '4C'], on: 'QS' });
    for (const name of ['6S', '6H']) await card(stage, name).press('Enter');
    await expect.poll(() => stage.locator('.picked-place').count()).toBe(2);
    const cut = await stage.locator('.player-hand .hand').evaluate((hand) => {
      const { top } = hand.getBoundingClientRect();
      return [...hand.querySelectorAll('[data-picked] :is(svg, .picked-place)')].filter(
        // With the frame around it.
        (part) => part.getBoundingClientRect().top - (part.tagName === 'svg' ? 3 : 0) < top,
      ).length;
    });
    expect(cut).toBe(0);
  });

  test('the suit of an Ace is chosen with the table in sight, and need not be', async ({ page }) => {
    const stage = await sit(page, { hands: ['AS 9D 4C', '4D'], on: 'QS' });
    await card(stage, 'AS').press('Enter');
    await stage.getByRole('button', { name: 'hearts' }).waitFor();
    const focused = (one: Locator) => one.and(page.locator(':focus')).count();
    await expect.poll(() => focused(stage.locator('.naming button').first())).toBe(1);
    const covered = await stage.locator('.middle').evaluate(
      (middle) =>
        [...middle.querySelectorAll('.deck, .stack-card, .match-cards')].filter((part) => {
          const { left, top, width, height } = part.getBoundingClientRect();
          return !middle.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        }).length,
    );
    expect(covered).toBe(0);
    await expectAccessible(page);
    await stage.getByRole('button', { name: 'Back', exact: true }).press('Enter');
    await expect.poll(() => stage.locator('.naming').count()).toBe(0);
    await expect.poll(() => focused(card(stage, 'AS'))).toBe(1);
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(stage.locator('.naming button').first())).toBe(1);
    await page.keyboard.press('Escape');
    await expect.poll(() => focused(card(stage, 'AS'))).toBe(1);
  });

  test.for([
    [{ on: '9H 2S', penalty: 2 }, 'To be answered with a 2'],
    [{ on: '9H 2H', penalty: 2 }, 'To be answered with a 2 or 5♥'],
    [{ on: '9H 5H', penalty: 5 }, 'To be answered with 2♥'],
    [{ on: '9H' }, 'To be matched: 9 or hearts'],
  ] as const)('the sign says what goes there: %j', async ([laying, said], { page }) => {
    const stage = await sit(page, { hands: ['QH 9C 4C', '4D'], ...laying });
    await expect.poll(() => sign(stage)).toBe(said);
  });
});

describe('In a game on a phone', () => {
  test('of what has happened since the last decision the end is in sight, no line cut, and the page stays', async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript(SEEDED);
    await open(page, '/switch/play/');
    await page.getByRole('radio', { name: /^6 / }).check();
    await page.getByRole('button', { name: 'Deal the cards' }).press('Enter');
    const told = page.locator('.match .stage-told');
    const draw = page.locator('.side[data-lower][data-turn] .hand-actions button').first();
    /** Whoever has seen enough of the others' turns touches the table. */
    const turn = async () => {
      // Or somebody else has won meanwhile, and that stands over the table.
      while ((await draw.or(page.locator('.stage-over')).count()) === 0) {
        await page.locator('.match .deck').dispatchEvent('pointerdown');
        await draw.waitFor({ timeout: 1500 }).catch(() => undefined);
      }
    };
    await turn();
    const place = await page.evaluate(() => scrollY);
    await draw.press('Enter');
    await expect.poll(() => draw.count()).toBe(0);
    await turn();
    // There it says what lies there to be played on, and how it came there.
    await expect
      .poll(() =>
        told.evaluate((room) => {
          const last = [...room.querySelectorAll('.events > li')].at(-1)?.getBoundingClientRect();
          const { top, bottom } = room.getBoundingClientRect();
          return last !== undefined && last.top >= top && last.bottom <= bottom;
        }),
      )
      .toBe(true);
    const cut = await told.evaluate((room) => {
      const texts = document.createRange();
      texts.selectNodeContents(room);
      const { bottom: edge } = room.getBoundingClientRect();
      return [...texts.getClientRects()].filter(
        ({ top, bottom, height }) => height < 24 && top < edge - 4 && bottom > edge + 4,
      ).length;
    });
    expect(cut).toBe(0);
    expect(await told.evaluate((room) => room.scrollHeight > room.clientHeight)).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(place);
  });

  test.for(['switch', 'jekyll-vs-hyde', 'chronicle'])(
    'what to decide first stands on one screen with the button that deals: %s',
    async (game, { page }) => {
      await page.setViewportSize(PHONE);
      await page.goto(`/${game}/play/`);
      const deal = page.getByRole('button', { name: 'Deal the cards' });
      await deal.waitFor();
      const foot = await page.locator('.masthead nav').evaluate((nav) => nav.getBoundingClientRect().top);
      const box = await deal.boundingBox();
      expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(foot);
      await page.getByRole('radio', { name: /the easiest/ }).waitFor();
      await expectAccessible(page);
    },
  );
});

describe.each([PHONE, { width: 360, height: 640 }])('In a window of $width × $height', (size) => {
  test.for(['what-goes-on-what', 'the-five-of-hearts', 'runs'])(
    'each step of a lesson has its table and its buttons in view, and nothing slides: %s',
    async (lesson, { page }) => {
      await page.setViewportSize(size);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(`/switch/lessons/${lesson}/`);
      const steps = await page.locator('.step').evaluateAll((all) => all.map(({ id }) => id));
      for (const step of steps.slice(1)) {
        await page.evaluate((at) => {
          location.hash = at;
        }, step);
        const stage = page.locator(`#${step}[data-now] .stage`);
        await page.locator(`#${step}[data-now]`).waitFor();
        if ((await stage.count()) === 0) continue;
        await stage.locator('.stage-controls').hover();
        await expect.poll(() => outside(stage), { message: step }).toEqual([]);
        const place = await page.evaluate(() => scrollY);
        const next = stage.locator('[data-way="forward"], .choice, .player-hand .hand button').first();
        await awake(stage);
        await next.dispatchEvent('click');
        await page.waitForTimeout(100);
        expect(await page.evaluate(() => scrollY), step).toBe(place);
      }
    },
  );
});

/** The parts of a stage that are not in the window, or lie behind what the page keeps at its foot. */
function outside(stage: Locator): Promise<readonly string[]> {
  return stage.evaluate((root) => {
    const feet = [...document.querySelectorAll('.step-foot, .masthead nav')].filter((foot) =>
      ['sticky', 'fixed'].includes(getComputedStyle(foot).position),
    );
    const edge = Math.min(innerHeight, ...feet.map((foot) => foot.getBoundingClientRect().top));
    return ['.stage-table', '.stage-controls'].filter((part) => {
      const box = root.querySelector(part)?.getBoundingClientRect();
      return box === undefined || box.top < -0.5 || box.bottom > edge + 0.5;
    });
  });
}

/** Waits until what is drawn can be used. */
async function awake(part: Locator): Promise<void> {
  await part.evaluate(async (root) => {
    const island = root.closest('astro-island');
    while (island?.hasAttribute('ssr') === true) {
      root.dispatchEvent(new Event('pointerover', { bubbles: true }));
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
}
