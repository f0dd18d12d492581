import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { notesOn } from '#games/jekyll-vs-hyde/analysis/annotate-replay';
import { costOf, costliest } from '#games/jekyll-vs-hyde/analysis/cost-of-line-move';
import { turningPoints } from '#games/jekyll-vs-hyde/analysis/turning-points';
import {
  analyse,
  playedFrom,
  type LinePosition,
} from '#games/jekyll-vs-hyde/analysis/solve-positions-of-line';
import { writeQuestion } from '#games/jekyll-vs-hyde/rules/position-link';
import { questionOf } from '#games/jekyll-vs-hyde/rules/position-with-moves';
import { createSolver, type Gap, type Solution } from '#games/jekyll-vs-hyde/solver/solver';
import { start } from '#games/jekyll-vs-hyde/rules/state-before-deal';
import type { Action } from '#games/jekyll-vs-hyde/rules/state';
import { good } from '#kit/parse-result';
import { writeReplay } from '#replays/write-replay';
import { words } from '#said/jekyll-vs-hyde/move-worth';
import { COMMANDS_OF_ALL_GAMES } from '../../src/cli/load-commands-of-all-games.ts';
import { replayCommands } from '../../src/cli/replay-commands.ts';
import { randomGame } from '../replays/fixtures/sample-games.ts';
import {
  expectAccessible,
  kept,
  open,
  openTab,
  overflowsSideways,
  quietNetwork,
  test,
} from './playwright-fixtures.ts';

/** What moves were worth, in the viewer and in the sandbox, as a reader gets to see it. */

const { solve } = replayCommands(COMMANDS_OF_ALL_GAMES);

const GAME = '/jekyll-vs-hyde/replays/the-even-hand/';
const DESK = '/jekyll-vs-hyde/study/';
const BUTTON = 'What each move was worth';

/** A first round with a Greed exchange, and positions in which it matters who shows first. */
const ROUND = firstRound(randomGame(14));
const LINE = playedFrom(start(), ROUND);

function firstRound(game: readonly Action[]): readonly Action[] {
  return game.slice(
    0,
    game.findIndex((action, at) => at > 0 && action.type === 'deal'),
  );
}

function solutionsOf(line: readonly LinePosition[]): readonly (Solution | undefined)[] {
  const solutions: Solution[] = [];
  for (const { at, solution } of analyse(line, createSolver(), Infinity)) {
    if (solution !== null) solutions[at] = solution;
  }
  return line.map((_, at) => solutions[at]);
}

/** The replay of some moves, the given comment beside one of them. */
function fileOf(moves: readonly Action[], comments: ReadonlyMap<number, string> = new Map()): string {
  const steps = moves.map((action, at) => {
    const comment = comments.get(at);
    return comment === undefined ? { action } : { action, comment };
  });
  return writeReplay({ game: 'jekyll-vs-hyde', title: 'By lot', moves: steps });
}

async function bring(page: Page, file: string): Promise<void> {
  await open(page, DESK);
  await page.getByLabel('Paste a game, as text or as JSON').fill(file);
  await page.getByRole('button', { name: 'Show it' }).press('Enter');
  await page.getByText(/^Move \d+ of/).waitFor();
}

/** How many cards that came in an exchange show what they are worth; each does so beside the arrow that it came with. */
async function marksBesideArrows(page: Page): Promise<number> {
  const drawn = await page.locator('.table .hand [data-received][data-worth]').evaluateAll((cards) =>
    cards
      .map((card) => {
        const parts = ['::before', '::after'].map((part) => getComputedStyle(card, part));
        return {
          worth: parts.filter(({ content }) => content.includes(card.getAttribute('data-worth') ?? '?')),
          arrows: parts.filter(({ clipPath }) => clipPath !== 'none'),
        };
      })
      .map(({ worth, arrows }) => [worth.length, arrows.length, worth.some((part) => arrows.includes(part))]),
  );
  for (const card of drawn) expect(card).toEqual([1, 1, false]);
  return drawn.length;
}

describe('What each move was worth', () => {
  test('is shown by keyboard alone: value, cards, course and costs; and noted in the game', async ({
    page,
  }) => {
    const solutions = solutionsOf(LINE);
    const steps = notesOn(LINE, createSolver(), Infinity);
    let step = steps.next();
    while (step.done !== true) step = steps.next();
    const notes = step.value;
    const [firstNote] = notes.toSorted((a, b) => a.at - b.at);
    const turns = turningPoints(LINE, (at) => solutions[at]);
    const costs = LINE.flatMap((played, at) => {
      const cost = solutions[at] && costOf(played, solutions[at]);
      return cost ? [{ at, cost }] : [];
    });
    expect(notes.length).toBeGreaterThan(2);
    expect(turns.length).toBeGreaterThan(2);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await bring(page, fileOf(ROUND, new Map([[firstNote?.at ?? 0, 'Mine, and it stays.']])));
    const panel = page.getByRole('group', { name: BUTTON, exact: true });
    await openTab(page, 'Analyse');
    await panel.getByText(/^The preparation is not over/).waitFor();
    await panel.getByText('positions are worked out').waitFor();

    // Each position in turn: its number, and the number on each card that may be played.
    await page.keyboard.press('Home');
    let received = 0;
    for (const [at, { state }] of LINE.entries()) {
      if (at > 0) await page.keyboard.press('ArrowRight');
      await page.getByText(`Move ${at} of ${ROUND.length}`, { exact: true }).waitFor();
      const solution = solutions[at];
      const number = panel.locator('.worth-number');
      if (solution === undefined) {
        await expect.poll(() => number.count()).toBe(0);
        continue;
      }
      await expect.poll(() => number.innerText()).toBe(words.gap(solution.gap));
      const shown = await panel.locator('.worth-moves > li').evaluateAll((rows) =>
        rows.map((row) => ({
          gap: row.querySelector('.worth-gap')?.firstChild?.textContent ?? '',
          isBest: row.querySelector('.worth-best') !== null,
          moves: row.querySelectorAll('.worth-move').length,
        })),
      );
      for (const gap of new Set(solution.moves.map((move) => words.gap(move.gap)))) {
        const moves = solution.moves.filter((move) => words.gap(move.gap) === gap).length;
        expect(shown).toContainEqual(expect.objectContaining({ gap, moves }));
      }
      const marked = await page.locator('.table .hand [data-worth]').count();
      const cards = new Set(solution.moves.map(({ action }) => action.card));
      expect(marked).toBe(cards.size);
      received += await marksBesideArrows(page);
      if (cards.size > 0 && 'hands' in state) {
        expect(shown.filter(({ isBest }) => isBest).length).toBeGreaterThan(0);
        await expect.poll(() => page.locator('.table .hand [data-best]').count()).toBeGreaterThan(0);
      }
    }

    expect(received).toBeGreaterThan(0);

    // Each turning point leads to where its move was chosen, and so does each of the costliest moves.
    const marks = panel.locator('.course-turn');
    await expect.poll(() => marks.count()).toBe(turns.length);
    for (const [index, { at, by }] of turns.entries()) {
      await marks.nth(index).press('Enter');
      const shown = by === null ? at + 1 : at;
      await page.getByText(`Move ${shown} of ${ROUND.length}`, { exact: true }).waitFor();
    }
    // Under the slider the costliest slips can be pressed as well.
    const slip = page.locator('.stage-controls .course-turn').first();
    const [, number] = /Trick (\d+)/.exec((await slip.getAttribute('aria-label')) ?? '') ?? [];
    await slip.press('Enter');
    await expect.poll(() => panel.locator('.worth-verdict').innerText()).toContain(`Trick ${number}`);
    const dearest = costliest(costs.map(({ cost }) => cost));
    const listed = panel.locator('.cost');
    await expect
      .poll(() => listed.allInnerTexts())
      .toEqual(dearest.map((cost) => words.costs.cost({ game: null, round: 1, trick: cost.trick }, cost)));
    await listed.first().press('Enter');
    const at = costs.find(({ cost }) => cost === dearest[0])?.at ?? NaN;
    await page.getByText(`Move ${at} of ${ROUND.length}`, { exact: true }).waitFor();
    // The better move is told before either has been made, and what was played stands among what could have been.
    await expect
      .poll(() => panel.locator('.move-cost .cost-moves').innerText())
      .toMatch(new RegExp(`^${words.costs.next}`, 'i'));
    await panel.locator('.worth-move[data-played]').waitFor();
    await expect
      .poll(() => panel.locator('.worth-verdict').innerText())
      .toContain(`Trick ${dearest[0]?.trick}`);
    // The list stands above it: what is said of the move comes into sight.
    await expect
      .poll(() =>
        panel.locator('.worth-verdict').evaluate((verdict) => {
          const [said, seen] = [verdict, verdict.closest('.side-panel')].map((element) =>
            element?.getBoundingClientRect(),
          );
          return (
            said !== undefined && seen !== undefined && said.top >= seen.top && said.bottom <= seen.bottom
          );
        }),
      )
      .toBe(true);

    await expectAccessible(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await expect.poll(() => overflowsSideways(page)).toBe(false);
    await page.setViewportSize({ width: 1280, height: 900 });

    // Notes: a glyph on each move, undone and made again, kept with what was written before.
    const glyphs = page.locator('.moves .glyph');
    await panel.getByRole('button', { name: 'Annotate this game' }).press('Enter');
    await expect.poll(() => glyphs.count()).toBe(notes.length);
    await expect.poll(() => page.locator('.variation').count()).toBe(notes.length);
    await panel.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect.poll(() => glyphs.count()).toBe(0);
    await panel.getByRole('button', { name: 'Annotate this game' }).press('Enter');
    await expect.poll(() => glyphs.count()).toBe(notes.length);
    await panel.getByText(/^Kept in this browser/).waitFor();
    await kept(page);
    await open(page, DESK);
    await page.getByRole('button', { name: 'By lot', exact: true }).press('Enter');
    await expect.poll(() => glyphs.count()).toBe(notes.length);
    await expect.poll(() => page.locator('.moves').innerText()).toContain('Mine, and it stays.');
  });

  test('is noted to the end of the game, whatever else is looked at meanwhile', async ({ page }) => {
    await bring(page, fileOf(ROUND));
    await openTab(page, 'Analyse');
    const panel = page.getByRole('group', { name: BUTTON, exact: true });
    await panel.getByRole('button', { name: 'Annotate this game' }).press('Enter');
    await panel.getByText(/^Annotating/).waitFor();
    await openTab(page, 'Moves');
    await expect.poll(() => panel.count()).toBe(0);
    const step = page.getByText(/^Move \d+ of/);
    const at = await step.innerText();
    await expect.poll(() => page.locator('.moves .glyph').count(), { timeout: 60_000 }).toBeGreaterThan(2);
    await expect.poll(() => step.innerText()).toBe(at);
    await openTab(page, 'Analyse');
    await panel.getByText(/^\d+ moves annotated\.$/).waitFor();
  });

  test('is worked out once it is asked for, stops, goes on, and gives no hand away', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await open(page, `${GAME}#3`);
    await quietNetwork(page);
    expect(asked.filter((url) => /solver|[Ww]orth/.test(url))).toEqual([]);
    await openTab(page, 'Analyse');
    const panel = page.getByRole('group', { name: BUTTON, exact: true });
    await panel.getByRole('button', { name: 'Stop' }).press('Enter');
    const progress = () => panel.locator('.working').innerText();
    await expect.poll(progress).toMatch(/^Stopped/);
    const stopped = await progress();
    // What was on its way when it stopped would have come by now.
    await page.waitForTimeout(300);
    expect(await progress()).toBe(stopped);
    await panel.getByRole('button', { name: 'Go on' }).press('Enter');
    await expect.poll(progress).not.toMatch(/^Stopped/);
    const widthOf = async (part: string) => (await page.locator(part).boundingBox())?.width ?? 0;
    // As wide as the way of the slider's thumb, half of which stands out at either end.
    await expect
      .poll(async () => (await widthOf('.scrubber')) - (await widthOf('.course-strip-of-game svg')))
      .toBeLessThan(18);
    const worked = (text: string) => Number(/\d+/.exec(text)?.[0]);
    await expect.poll(async () => worked(await progress())).toBeGreaterThan(worked(stopped));

    await openTab(page, 'Explore');
    await page.getByLabel('Seen by').selectOption('jekyll');
    await openTab(page, 'Analyse');
    await panel.getByText(/both hands open\. See the game as everybody/).waitFor();
    await expect.poll(() => page.locator('[data-worth], .course, .worth-number').count()).toBe(0);
  });

  test('is not to be had where nothing may run beside the page, which says so and goes on', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'Worker', {
        value: () => {
          throw new DOMException('Refused', 'SecurityError');
        },
      });
    });
    await open(page, `${GAME}?mode=worth#16`);
    await page.getByText(/does not allow that here/).waitFor();
    await page.keyboard.press('ArrowRight');
    await page.getByText(/^Move 17 of/).waitFor();
  });

  test('stays where its reader has scrolled it while the game is stepped through', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await bring(page, fileOf(ROUND));
    await openTab(page, 'Analyse');
    const panel = page.locator('.side-panel');
    await panel.getByText('positions are worked out').waitFor();
    await page.keyboard.press('Home');
    await page.getByText(`Move 0 of ${ROUND.length}`, { exact: true }).waitFor();
    await panel.evaluate((element) => {
      element.scrollTop = 400;
    });
    for (const step of [1, 2]) {
      await page.keyboard.press('ArrowRight');
      await page.getByText(`Move ${step} of ${ROUND.length}`, { exact: true }).waitFor();
      // The list of moves looks for its place in the frames after a step.
      await page.waitForTimeout(200);
      expect(await panel.evaluate(({ scrollTop }) => scrollTop)).toBe(400);
    }
  });
});

describe('In the sandbox', () => {
  test('a position is worth what the command line says, and its best line comes to that', async ({
    page,
  }) => {
    // A lead with a Potion in hand, five tricks before the end.
    const at = LINE.findIndex(
      ({ state }) =>
        state.phase === 'lead' &&
        state.tricks.length >= 4 &&
        state.hands[state.leader].some((card) => card.endsWith('+')),
    );
    const state = LINE[at]?.state;
    if (state === undefined) throw new Error('The round has no such lead');
    const output = solve('file', good(new TextEncoder().encode(fileOf(ROUND.slice(0, at)))));
    const { gap, moves } = JSON.parse(output.lines.join('')) as {
      gap: Gap;
      moves: readonly { readonly gap: Gap }[];
    };

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, `/jekyll-vs-hyde/sandbox/#${writeQuestion(questionOf(state))}`);
    await page.getByRole('button', { name: 'What each card is worth' }).press('Enter');
    const panel = page.getByRole('region', { name: 'This position' });
    const number = panel.locator('.worth-number');
    await expect.poll(() => number.innerText()).toBe(words.gap(gap));
    await expect.poll(() => panel.locator('.worth-move').count()).toBe(moves.length);
    await expect
      .poll(() =>
        panel
          .locator('.worth-moves > li')
          .evaluateAll((rows) =>
            rows
              .flatMap((row) =>
                Array.from(
                  row.querySelectorAll('.worth-move'),
                  () => row.querySelector('.worth-gap')?.firstChild?.textContent ?? '',
                ),
              )
              .toSorted(),
          ),
      )
      .toEqual(moves.map((move) => words.gap(move.gap)).toSorted());
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    // Opened again on a phone it is seen, and not only the button at the foot of the window.
    const button = page.getByRole('button', { name: 'What each card is worth' });
    await button.press('Enter');
    await button.press('Enter');
    await expect
      .poll(() => number.evaluate((element) => element.getBoundingClientRect().bottom / innerHeight))
      .toBeLessThan(0.9);
    await page.setViewportSize({ width: 360, height: 740 });
    await expect.poll(() => overflowsSideways(page)).toBe(false);

    // The best line becomes a branch, and comes to what was promised.
    await panel.getByRole('button', { name: 'Play out the best line' }).press('Enter');
    await panel.getByText(/^A deal is due|^The game is over/).waitFor();
    await page.getByRole('heading', { name: 'What was played from here' }).waitFor();
    await expect
      .poll(() => page.locator('.sandbox .stage-told').innerText())
      .toContain(`the gap is ${gap.low}`);
  });
});

describe('As more of it is worked out', () => {
  const topOf = (page: Page, selector: string) =>
    page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);

  const bottomOf = (page: Page, selector: string) =>
    page.locator(selector).evaluate((element) => element.getBoundingClientRect().bottom);

  test('the answer stays in the window of a desk', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await open(page, '/jekyll-vs-hyde/sandbox/#10xqjb.00.r1m0j.0t0.W5G17P6.W12G3X3.x');
    await page.getByRole('button', { name: 'What each card is worth' }).press('Enter');
    await page.locator('.sandbox-panels .panel').waitFor();
    await page.waitForTimeout(1000);
    await expect.poll(() => topOf(page, '.sandbox-panels')).toBeGreaterThanOrEqual(0);
  });

  test('the tabs beside a game stay in the window of a phone', async ({ newContext }) => {
    const page = await (
      await newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
    ).newPage();
    await open(page, '/jekyll-vs-hyde/replays/the-landslide/#10');
    await page.locator('[data-tab="analyse"]').tap();
    await page.locator('.side-panel .worth-number').waitFor();
    await page.waitForTimeout(1000);
    await expect.poll(() => topOf(page, '.side-tabs')).toBeGreaterThanOrEqual(0);
  });

  test('the table, the ways through the game and the course of a round stand in the window of a phone together', async ({
    newContext,
  }) => {
    const page = await (
      await newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
    ).newPage();
    await open(page, '/jekyll-vs-hyde/replays/the-even-hand/#20');
    await page.locator('[data-tab="analyse"]').tap();
    await page.locator('.side-panel .worth-number').waitFor();
    const CHART = '.side-panel .course-drawing';
    // From the top of the window down: none covers the next, and none lies under the places of the site.
    const parts = ['.stage-table', '.scrubber', '.stage-controls', '.side-tabs .tabs', CHART];
    const covered = () =>
      page.evaluate((selectors) => {
        const boxes = [...selectors, '.masthead nav'].map((selector) =>
          document.querySelector(selector)?.getBoundingClientRect(),
        );
        return selectors.filter((_, at) => {
          const box = boxes[at];
          if (box === undefined || box.top < 0) return true;
          const [first] = boxes;
          return box.bottom > (boxes.at(-1)?.top ?? 0) || (at > 0 && box.top < (first?.bottom ?? 0));
        });
      }, parts);
    await expect.poll(covered).toEqual([]);
    await page.locator('.stage-controls').getByRole('button').nth(2).tap();
    await expect.poll(covered).toEqual([]);
    // At a desk so does the list of what has cost most.
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.locator('[data-tab="moves"]').tap();
    await page.locator('[data-tab="analyse"]').tap();
    await page.locator('.costs li').first().waitFor();
    for (const part of [CHART, '.costs li:first-child'])
      await expect.poll(() => bottomOf(page, part)).toBeLessThanOrEqual(720);
  });
});
