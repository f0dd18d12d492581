import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { Card, Suit } from '#games/jekyll-vs-hyde/rules/cards';
import type { Action } from '#games/jekyll-vs-hyde/rules/state';
import { view } from '#games/jekyll-vs-hyde/rules/view';
import { words as game } from '#said/jekyll-vs-hyde/names';
import { words } from '#said/jekyll-vs-hyde/table-and-replay-steps';
import { randomGame } from '../games/jekyll-vs-hyde/rules/random-game.ts';
import {
  isSuit,
  seenOf,
  stepsFor,
  tapsOf,
  type Step,
} from '../games/jekyll-vs-hyde/rules/games-seen-by-observer.ts';
import {
  allIsKept,
  expectAccessible,
  open,
  overflowsSideways,
  test,
  openTab,
} from './playwright-fixtures.ts';

/** Recording a game as people do at a table: with a thumb, or at a keyboard, with one hand in sight. */

const RECORD = '/jekyll-vs-hyde/record/';

/** The first round of a game. */
const ROUND: readonly Step[] = (() => {
  const steps = stepsFor('jekyll', randomGame(3));
  return steps.slice(0, steps.findIndex(({ after }) => after.phase === 'deal' || after.phase === 'over') + 1);
})();
/** The taps of Jekyll, who sees one hand: no more than a tap a card, and one for each suit that a Potion names. */
const TAPS = ROUND.flatMap((step) => tapsOf(seenOf('jekyll', step)));

async function tap(page: Page, what: Card | Suit, touch = true) {
  const target = isSuit(what)
    ? page.locator('.naming').getByRole('button', { name: game.suits[what] })
    : page.locator(`[data-tap="${what}"]`);
  if (touch) await target.tap();
  else await target.click();
}

function due(page: Page): Promise<string> {
  return page.locator('.record-due').innerText();
}

/** Types cards into the field and enters them. */
async function type(page: Page, text: string) {
  const field = page.getByRole('textbox', { name: /^Type cards/ });
  await field.fill(text);
  await field.press('Enter');
}

const HAND = 'W1 W2 W3 W4 W5 G1 G2 G3 G4 2+';

/** A record by Jekyll in which Hyde could not follow Greed, begun by keyboard alone. */
async function begun(page: Page) {
  await open(page, RECORD);
  await page.getByRole('button', { name: 'Start' }).press('Enter');
  await type(page, `${HAND} w1 p1 g1, p2`);
  await expect.poll(() => due(page)).toBe('Trick 2: tap the card that Hyde leads.');
}

test('A round is recorded with a thumb, card by card, through a reload, and opens as a replay', async ({
  newContext,
}) => {
  const context = await newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  expect(TAPS.some(isSuit)).toBe(true);
  await open(page, RECORD);
  await page.getByRole('button', { name: 'Start' }).tap();
  const half = Math.floor(TAPS.length / 2);
  for (const what of TAPS.slice(0, half)) await tap(page, what);
  // Cards, and all that is said of them, stay within a thumb's reach.
  for (const box of await page.locator('.grid-card').evaluateAll(sizes)) {
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(40);
  }
  await expect.poll(() => overflowsSideways(page)).toBe(false);
  await expectAccessible(page);

  await allIsKept(page);
  const before = await standing(page);
  await page.reload();
  // What is kept comes back a moment after the page.
  await expect.poll(() => standing(page)).toEqual(before);
  // With the field and the way back above what the page keeps at its foot.
  const tools = page.locator('.record-tools');
  await expect.poll(() => tools.evaluate(isFoundAtItsFoot)).toBe(true);

  for (const what of TAPS.slice(half)) await tap(page, what);
  await expect.poll(() => due(page)).toMatch(/^Round 2: the ten cards that Jekyll was dealt/);
  const last = ROUND.at(-1)?.after;
  if (last === undefined) throw new Error('The round has no end');
  const seen = view(last, 'all');
  await page.getByRole('img', { name: words.table.track(seen.marker) }).waitFor();
  for (const seat of ['jekyll', 'hyde'] as const) {
    await page.getByText(words.table.tricks(seat, seen.owned[seat])).waitFor({ state: 'attached' });
  }

  // A game need not be over to end here.
  await page.getByText(/^You may end here/).waitFor();
  // All cards have been seen by now, so it is a replay like any other, with Hyde's hand open.
  await page.getByRole('button', { name: 'Open in the viewer' }).tap();
  await page.waitForURL('**/study/#own-*');
  const hyde = page.getByRole('list', { name: /^Hyde’s hand/ });
  const dealt = ROUND[0]?.action;
  for (const card of dealt?.type === 'deal' ? dealt.hyde : []) {
    await hyde.locator(`[data-card="${card}"]`).waitFor();
  }
  await page.getByText(/^Move 1 of/).waitFor();

  // What is written beside it leaves it a record, the only one, which goes on.
  await page.getByRole('button', { name: 'Annotate' }).tap();
  await page.locator('.stage-told').getByLabel('Comment').fill('A fine hand.');
  await page.getByText(/^Kept in this browser/).waitFor();
  await allIsKept(page);
  expect(page.url()).toContain('#own-1');
  await page.getByRole('button', { name: 'Go on recording' }).tap();
  await page.waitForURL('**/record/#own-1');
  await expect.poll(() => due(page)).toMatch(/^Round 2: the ten cards that Jekyll was dealt/);
  await page.locator('.moves').getByText('A fine hand.').waitFor({ state: 'attached' });
});

/** Whether a thumb at the lower edge of something finds it. */
function isFoundAtItsFoot(element: Element): boolean {
  const { left, right, bottom } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint((left + right) / 2, bottom - 2));
}

function sizes(elements: readonly Element[]) {
  return elements.map((element) => {
    const { width, height } = element.getBoundingClientRect();
    return { width, height };
  });
}

test.for([
  [1280, 720],
  [390, 844],
] as const)(
  'The end of a game leads on in the window in which its last card was entered, %i by %i',
  async ([width, height], { newContext }) => {
    const page = await (await newContext({ viewport: { width, height }, reducedMotion: 'reduce' })).newPage();
    const taps = stepsFor('jekyll', randomGame(3)).flatMap((step) => tapsOf(seenOf('jekyll', step)));
    await open(page, RECORD);
    await page.getByRole('button', { name: 'Start' }).click();
    await type(
      page,
      taps
        .slice(0, -1)
        .map((what) => (isSuit(what) ? what.slice(0, 1) : what))
        .join(' '),
    );
    await expect.poll(() => due(page)).toMatch(/^Trick 10: /);
    const last = taps.at(-1);
    if (last === undefined) throw new Error('The game has no end');
    await page.locator('.stage-table').evaluate((table) => {
      table.scrollIntoView();
    });
    const back = page.getByRole('button', { name: 'Take back' });
    const before = await back.boundingBox();
    await tap(page, last, false);
    await expect.poll(() => due(page)).toMatch(/^The game is over/);
    await expect.poll(() => back.boundingBox()).toEqual(before);
    const ways = page.locator('.record-take');
    await expect.poll(() => ways.count()).toBe(1);
    for (const part of [page.locator('.record-due'), ways.getByRole('button')])
      for (const one of await part.all()) {
        const box = await one.boundingBox();
        expect(box?.y).toBeGreaterThanOrEqual(0);
        expect((box?.y ?? NaN) + (box?.height ?? NaN)).toBeLessThanOrEqual(height);
      }
    await expectAccessible(page);
    await back.click();
    await expect.poll(() => page.locator('.stage-controls .record-take').count()).toBe(0);
  },
);

/** What is kept of a record: all but what the last tap has come to. */
const standing = (page: Page) =>
  page.locator('.record :is(.stage-table, .stage-prompt, .stage-controls, .moves)').allInnerTexts();

test('At the keyboard the focus always has a place to go on from', async ({ page }) => {
  // The page as a whole, which has the focus while nothing has it, says everything.
  const focused = () =>
    page.evaluate(() => document.activeElement?.closest('button')?.textContent.trim() ?? '');
  const isLost = () => page.evaluate(() => document.activeElement === document.body);
  await open(page, RECORD);
  await page.getByRole('radio', { name: 'Jekyll’s hand' }).focus();
  // The two names come before it.
  for (let key = 0; key < 3; key += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(focused).toMatch(/Wrath 1/);
  // Five of Wrath, four of Greed, and the first Potion, by arrows alone.
  for (let card = 0; card < 5; card += 1) {
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowRight');
  }
  await expect.poll(() => page.locator('.told').innerText()).toMatch(/^Wrath 5: 5 of 10\./);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Home');
  for (let card = 0; card < 4; card += 1) {
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowRight');
  }
  for (const key of ['Home', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expect.poll(() => due(page)).toBe('Jekyll gives 1 card in the preparation. 1 to go.');
  await expect.poll(focused).toMatch(/Potion 2\+/);
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowUp', 'Enter']) await page.keyboard.press(key);
  await expect.poll(() => due(page)).toMatch(/^Hyde gives 1 card/);
  for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expect.poll(() => due(page)).toBe('Trick 1: tap the card that Jekyll leads.');
  for (const key of ['ArrowDown', 'Enter']) await page.keyboard.press(key);
  // A led Potion asks for its suit, and gets the focus for it.
  await expect.poll(() => focused()).toBe('Wrath');
  await page.keyboard.press('Enter');
  await expect.poll(() => due(page)).toBe('Trick 1: Jekyll has led, tap Hyde’s answer. Wrath is asked for.');
  await expect.poll(isLost).toBe(false);
  await page.getByRole('button', { name: 'Take back' }).press('Enter');
  await expect.poll(() => due(page)).toBe('Jekyll leads Potion 2+ and names a suit.');
  await page.getByRole('button', { name: 'Take back' }).press('Enter');
  await page.getByRole('button', { name: 'Enter again' }).press('Enter');
  await expect.poll(() => due(page)).toBe('Trick 1: Jekyll has led, tap Hyde’s answer. Wrath is asked for.');
  await expect.poll(isLost).toBe(false);
  await expectAccessible(page);
});

describe('What is typed', () => {
  test('goes into the field from the cards, where the focus is at first', async ({ page }) => {
    await open(page, RECORD);
    await page.getByRole('button', { name: 'Start' }).press('Enter');
    await page.locator('.card-grid button:focus').waitFor();
    await page.keyboard.type('W1 W2');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('.told').innerText()).toMatch(/Wrath 2: 2 of 10\./);
  });

  test('is entered as far as it fits, and the rest stays in the field', async ({ page }) => {
    const field = page.getByRole('textbox', { name: /^Type cards/ });
    await open(page, RECORD);
    await page.getByRole('button', { name: 'Start' }).press('Enter');
    await type(page, 'W1 W2 W1 W3');
    await expect.poll(() => field.inputValue()).toBe('W1 W3');
    await expect.poll(() => page.locator('.told').innerText()).toMatch(/^“W1” is among these cards already/);
    await type(page, `${HAND.replace('W1 W2 ', '')} w1 p1 g1, p2`);
    await expect.poll(() => due(page)).toBe('Trick 2: tap the card that Hyde leads.');
    await type(page, 'P3 P1 W9 G2');
    await expect.poll(() => field.inputValue()).toBe('W9 G2');
    await expect.poll(() => page.locator('.told').innerText()).toMatch(/“W9” is no card here/);
    await type(page, 'G5');
    await expect.poll(() => field.inputValue()).toBe('G5');
    const said = await page.locator('.told').innerText();
    expect(said).toMatch(/Hyde does not hold Greed 5/);
    expect(said).toMatch(/In trick 1 Hyde answered Greed 1 with Pride 2, so held no Greed then/);
    await type(page, 'P2');
    await expect.poll(() => page.locator('.told').innerText()).toMatch(/Hyde played it in trick 1/);
    await type(page, '3+ w w2');
    await expect.poll(() => due(page)).toMatch(/^Trick 4: /);
    await expect.poll(() => field.inputValue()).toBe('');
  });
});

test('An earlier move is corrected, and what followed is entered again', async ({ page }) => {
  // A low window of a desk.
  await page.setViewportSize({ width: 1280, height: 720 });
  await begun(page);
  await type(page, 'P3 P1 W6 W2');
  const moves = () => page.locator('.record .move').count();
  await expect.poll(() => moves()).toBe(9);
  // Some of them are seen, and what is said of an entry stands at the field.
  const edges = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect()).map(({ top, bottom }) => ({ top, bottom })),
      );
  expect((await edges('.record .move')).filter(({ bottom }) => bottom <= 720).length).toBeGreaterThanOrEqual(
    3,
  );
  // What was entered last is among them.
  await expect.poll(async () => (await edges('.record .move')).at(-1)?.bottom).toBeLessThanOrEqual(720);
  const [field] = await edges('.typed-cards');
  const [told] = await edges('.stage-told');
  expect(Math.abs((told?.top ?? NaN) - (field?.bottom ?? NaN))).toBeLessThan(24);
  await page.locator('.record .move', { hasText: 'Hyde answers with Pride 2' }).press('Enter');
  await expect.poll(moves).toBe(4);
  await page.getByText(/^5 moves that you took back wait/).waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('.card-grid') != null))
    .toBe(true);
  await tap(page, 'P4', false);
  await page.getByRole('button', { name: 'Enter all 4 again' }).press('Enter');
  await expect.poll(moves).toBe(9);
  await expect.poll(() => page.getByText(/took back/).count()).toBe(0);
  await page.locator('.record .move', { hasText: 'Hyde answers with Pride 4' }).waitFor();
});

describe('A record with unknown cards', () => {
  test('is seen by its observer alone, with what can be inferred, and can be gone on with', async ({
    page,
  }) => {
    await begun(page);
    await page.getByRole('button', { name: 'Open in the viewer' }).press('Enter');
    await page.waitForURL('**/study/#own-*');
    await page.getByText('cards that were never seen stay unknown').waitFor();
    // On a phone it goes on in the row of its title, which leaves the tabs in the window.
    const wide = page.viewportSize();
    await page.setViewportSize({ width: 390, height: 844 });
    const tabs = page.locator('.tabs');
    await expect.poll(() => tabs.evaluate(isFoundAtItsFoot)).toBe(true);
    await page.getByRole('button', { name: 'Go on recording' }).and(page.locator(':visible')).waitFor();
    await page.setViewportSize(wide ?? { width: 1280, height: 900 });
    const hyde = page.getByRole('list', { name: /^Hyde’s hand/ });
    await expect.poll(() => hyde.locator('.card-back').count()).toBe(10);
    await expect.poll(() => page.getByLabel('Seen by').count()).toBe(0);
    await expect.poll(() => page.getByRole('button', { name: 'Annotate' }).count()).toBe(0);
    await page.keyboard.press('End');
    const panel = page.getByRole('group', { name: 'What can be inferred' });
    await panel.getByText('So Greed 5, Greed 6 and Greed 7 are set aside.').waitFor();
    await panel.getByText(/Of Potion 3\+, Potion 4\+ and Potion 5\+, Hyde holds one/).waitFor();
    await expect.poll(() => hyde.locator('.card-back').count()).toBe(8);
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Go on recording' }).press('Enter');
    await page.waitForURL('**/record/#own-*');
    await expect.poll(() => due(page)).toBe('Trick 2: tap the card that Hyde leads.');
  });

  test('leads from where its moves cannot be weighed to where a hand can be supposed', async ({ page }) => {
    await begun(page);
    await page.getByRole('button', { name: 'Open in the viewer' }).press('Enter');
    await page.waitForURL('**/study/#own-*');
    await openTab(page, 'Analyse');
    await page.getByText('in this record one of them is not known').waitFor();
    await page.getByRole('button', { name: 'Suppose a hand in the sandbox' }).press('Enter');
    await page.waitForURL('**/sandbox/#*');
    await expect.poll(() => page.locator('.stage-table .hand .card-back').count()).toBe(0);
    await expect.poll(() => page.locator('.stage-table .hand > li').count()).toBeGreaterThan(10);
  });

  test('is written on, named, kept and handed on as what it is', async ({ page, context }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await begun(page);
    await page.getByRole('button', { name: 'Open in the viewer' }).press('Enter');
    await page.waitForURL('**/study/#own-*');
    await openTab(page, 'Moves');
    await page.getByRole('button', { name: 'Write on it' }).press('Enter');
    const note = page.locator('.moves .note-place');
    await note.getByLabel('Comment').fill('Hyde has no Greed 🃏');
    await note.getByLabel('Mark').selectOption('?!');
    await page.getByText(/^Kept in this browser/).waitFor();
    await openTab(page, 'Share');
    const field = page.locator('.share textarea').first();
    await expect.poll(() => field.inputValue(), { timeout: 15_000 }).toContain('study/?at=1#1');
    const address = await field.inputValue();
    await expectAccessible(page);

    // It is still a record, and goes on: what was written stays where it was written.
    await page.getByRole('button', { name: 'Go on recording' }).press('Enter');
    await page.waitForURL('**/record/#own-*');
    await type(page, 'P3');
    await page.getByText('Hyde has no Greed').first().waitFor();

    const other = await context.newPage();
    await open(other, address);
    await other.getByText('Hyde has no Greed').first().waitFor();
    const hand = other.getByRole('list', { name: /^Hyde’s hand/ });
    await expect.poll(() => hand.locator('.card-back').count()).toBe(10);
    await other.close();
  });

  test('goes into a link and a file that hold no more than was seen', async ({ page, newContext }) => {
    await begun(page);
    await page.getByText('A link to it').press('Enter');
    const field = page.getByRole('textbox', { name: /^The link holds the whole record/ });
    const link = await field.inputValue();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as a file' }).press('Enter');
    const stream = await (await downloading).createReadStream();
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk as Buffer);
    const file = JSON.parse(Buffer.concat(chunks).toString()) as { moves: readonly Action[] };
    expect(file).toMatchObject({ record: 'jekyll-vs-hyde', observer: 'jekyll', moves: { length: 5 } });
    expect(file.moves[0]).toMatchObject({ jekyll: HAND.split(' '), hyde: Array(10).fill('??') });

    // Somebody else opens the link, and writes on.
    const other = await (await newContext()).newPage();
    await other.goto(link);
    await other.getByRole('button', { name: 'Go on recording' }).press('Enter');
    await expect.poll(() => due(other)).toBe('Trick 2: tap the card that Hyde leads.');
    await type(other, 'P3');
    await expect.poll(() => other.url()).toContain('#own-1');
  });
});

test('Both hands open: first one, then the other, and Your games has it', async ({ page }) => {
  await open(page, RECORD);
  await page.getByRole('radio', { name: 'Both hands' }).check();
  await page.getByLabel('Who is Jekyll?').fill('<b>Ada</b>');
  await page.getByText('The rulings of the table').click();
  await page.getByLabel(/a follower without the named suit/).selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Start' }).press('Enter');
  // Whoever is named is shown as text, and where it is that player’s turn.
  await page.locator('.record-table bdi').getByText('<b>Ada</b>', { exact: true }).waitFor();
  await expect.poll(() => due(page)).toMatch(/^Round 1: the ten cards that Jekyll was dealt.* <b>Ada<\/b>$/);
  await type(page, HAND);
  await expect.poll(() => due(page)).toMatch(/^Round 1: the ten cards that Hyde was dealt.* to go\.$/);
  await type(page, 'P1 P2 P3 P4 P5 P6 P7 G5 G6 W7 W1');
  await expect.poll(() => due(page)).toMatch(/^Hyde gives 1 card/);
  await page.getByText(/^Kept in this browser as “<b>Ada<\/b>/).waitFor();
  await allIsKept(page);
  await open(page, RECORD);
  await page.getByRole('link', { name: /Ada/ }).click();
  await expect.poll(() => due(page)).toMatch(/^Hyde gives 1 card/);
  await open(page, '/jekyll-vs-hyde/study/');
  await page.getByRole('button', { name: /^<b>Ada<\/b>, / }).press('Enter');
  await page.getByText(/^Move 1 of 2/).waitFor();
  await openTab(page, 'Explore');
  await page.getByLabel('Seen by').waitFor();
});

test('“That was all” closes the record, which is written on in the viewer, and goes on after all', async ({
  page,
}) => {
  await open(page, RECORD);
  await page.getByRole('radio', { name: 'Both hands' }).check();
  await page.getByRole('button', { name: 'Start' }).press('Enter');
  await type(page, `${HAND} P1 P2 P3 P4 P5 P6 P7 G5 G6 W7 W1 P1 W2`);
  await expect.poll(() => due(page)).toMatch(/^Trick 1: Jekyll has led/);
  const all = page.getByRole('button', { name: 'That was all' });
  await all.press('Enter');
  await expect.poll(() => due(page)).toMatch(/^The record ends here/);
  await expect.poll(() => all.count()).toBe(0);
  // What can be done now stands in place of the cards, and has the focus.
  const way = page.locator('.stage-controls > .record-take').getByRole('button');
  await expect.poll(() => way.first().evaluate((one) => one === document.activeElement)).toBe(true);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Go on recording' }).press('Enter');
  await expect.poll(() => due(page)).toMatch(/^Trick 1: Jekyll has led/);
  await all.press('Enter');
  await allIsKept(page);
  await keepStorageBusy(page);
  let isAskedToStay = false;
  page.on('dialog', (dialog) => {
    isAskedToStay = true;
    void dialog.accept();
  });
  await page.getByRole('button', { name: 'Go on recording' }).press('Enter');
  await all.press('Enter');
  // What was done last waits for its turn to be kept.
  await page.getByRole('button', { name: 'Open in the viewer' }).press('Enter');
  await page.waitForURL('**/study/#own-*');
  expect(isAskedToStay).toBe(false);

  await page.getByRole('button', { name: 'Annotate' }).press('Enter');
  await page.keyboard.press('End');
  await page.locator('.moves .note-place').getByLabel('Comment').fill('A bold lead.');
  await page.getByText(/^Kept in this browser/).waitFor();
  await allIsKept(page);
  await page.reload();
  await page.getByRole('button', { name: 'Go on recording' }).press('Enter');
  await page.waitForURL('**/record/#own-1');
  await page.getByRole('button', { name: 'Go on recording' }).press('Enter');
  await type(page, 'W7');
  await expect.poll(() => due(page)).toMatch(/^Trick 2: /);
  await page.locator('.moves').getByText('A bold lead.').waitFor({ state: 'attached' });
});

/** Keeps the studies busy for a while, as another tab that writes does. */
async function keepStorageBusy(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const opening = indexedDB.open('cabinet');
    await new Promise((opened) => {
      opening.onsuccess = opened;
    });
    const { result: database } = opening;
    const [name = ''] = database.objectStoreNames;
    const store = database.transaction(name, 'readwrite').objectStore(name);
    const end = performance.now() + 600;
    const hold = () => {
      if (performance.now() < end) store.getKey(0).onsuccess = hold;
      else database.close();
    };
    hold();
  });
}

test('An address that leads nowhere is answered in a sentence', async ({ page }) => {
  for (const [hash, says] of [
    ['#own-999', /no longer there/],
    ['#nonsense', /holds no game/],
  ] as const) {
    await page.goto('about:blank');
    await open(page, RECORD + hash);
    await expect.poll(() => page.locator('.warning').innerText()).toMatch(says);
    await page.getByRole('button', { name: 'Start' }).waitFor();
  }
  await expectAccessible(page);
});
