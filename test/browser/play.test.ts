import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { randomGame as playedByLot } from '#games/jekyll-vs-hyde/rules/random-play';
import { start } from '#games/jekyll-vs-hyde/rules/state-before-deal';
import type { Action } from '#games/jekyll-vs-hyde/rules/state';
import { seededRandom } from '#kit/random';
import { GAME_ID } from '#games/jekyll-vs-hyde/rules/game-id';
import { writeReplay } from '#replays/write-replay';
import { toUnfinishedGame } from '#widgets/play/current-game.ts';
import { expectAccessible, open, overflowsSideways, takesNoTime, test } from './playwright-fixtures.ts';

const PLAY = '/jekyll-vs-hyde/play/';
/** What is advised; in some positions there is nothing to choose. */
const ADVICE = /^I would .+ tricks?|^There is only one thing/;

type Press = (button: Locator) => Promise<void>;
const byKey: Press = (button) => button.press('Enter');
const byTouch: Press = (button) => button.tap();

/** Sits down against an opponent. */
async function begin(page: Page, choices: readonly string[], press: Press = byKey): Promise<Locator> {
  await takesNoTime(page);
  await open(page, PLAY);
  for (const choice of choices) await page.getByLabel(choice).check();
  await press(page.getByRole('button', { name: 'Deal the cards' }));
  const match = page.getByRole('group', { name: /^You are/ });
  await match.waitFor();
  return match;
}

/** Whether it is the reader's turn, or the round is over. */
async function turn(match: Locator): Promise<'play' | 'over'> {
  const mine = match.locator('.side[data-turn] .player-hand');
  const over = match.locator('.round-result');
  await mine.or(over).first().waitFor({ timeout: 60_000 });
  return (await over.count()) > 0 ? 'over' : 'play';
}

/** Plays one thing that is allowed. */
async function playAny(match: Locator, press: Press): Promise<void> {
  const cards = match.locator('.player-hand .hand button:not([aria-disabled="true"])');
  const give = match.locator('.give');
  const before = await match.getAttribute('data-phase');
  const held = await match.locator('.player-hand .hand button').count();
  if ((await give.count()) > 0) {
    // A Potion stands last, and one may have to be given.
    const wanted = Number(/(\d) cards?/.exec(await match.locator('.turn').innerText())?.[1] ?? 1);
    for (let count = 1; count <= wanted; count += 1) await press(cards.nth((await cards.count()) - count));
    await press(give);
  } else {
    await press(cards.first());
    const naming = match.locator('.naming button');
    if ((await naming.count()) > 0) await press(naming.first());
  }
  await expect
    .poll(async () => {
      const [phase, cards] = [
        await match.getAttribute('data-phase'),
        await match.locator('.player-hand .hand button').count(),
      ];
      return phase !== before || cards !== held;
    })
    .toBe(true);
}

async function playOn(match: Locator, press: Press): Promise<number> {
  let moves = 0;
  while ((await turn(match)) === 'play') {
    await playAny(match, press);
    moves += 1;
  }
  return moves;
}

/** Steps from a card that could have been better along what follows it, over to the better card, and back. */
async function stepsThroughLines(match: Locator): Promise<void> {
  const position = match.locator('.controls-position');
  await match.getByRole('button', { name: 'Show the line' }).press('Enter');
  await expect.poll(() => position.innerText()).toMatch(/^Step 2 of/);
  await match.getByRole('button', { name: 'Forward', exact: true }).press('Enter');
  await expect.poll(() => position.innerText()).toMatch(/^Step 3 of/);
  await match.getByRole('button', { name: 'The better one' }).press('Enter');
  await expect.poll(() => position.innerText()).toMatch(/^Step 2 of/);
  await match.getByRole('button', { name: 'Close' }).press('Enter');
  await match.getByRole('button', { name: 'Back to the end' }).waitFor();
}

/** Opens cards that could have been better where they were played, the first two of them, with both hands open, and goes on from there. */
async function playsOutMistakes(match: Locator): Promise<void> {
  const mistakes = match.locator('.mistakes .mistake');
  for (let at = 0; at < Math.min(2, await mistakes.count()); at += 1) {
    // What is held against nobody lies folded away below the mistakes.
    for (const fold of await match.locator('details:has(> .mistakes):not([open]) > summary').all())
      await fold.press('Enter');
    const trick = /\d+/.exec(await mistakes.nth(at).innerText())?.[0];
    const mistake = match.locator('.mistakes > li').nth(at);
    // Of one that made no difference this time there is no reason why it did.
    const made = (await mistake.getByText(/^This time /).count()) === 0;
    await mistakes.nth(at).press('Enter');
    // Nothing is given away before something is tried, or shown.
    await match.getByText('What would you do now?').waitFor();
    await expect.poll(() => match.locator('.player-hand [data-pointed]').count()).toBe(0);
    await match.getByRole('button', { name: 'Show me' }).press('Enter');
    await match
      .getByText(/^You chose to/)
      .first()
      .waitFor();
    if (made)
      await expect
        .poll(() => match.locator('.stage-told .reasons').innerText())
        .toMatch(/a gap of \d+\. After .+ it would be \d+\./);
    // The better card is marked in the hand.
    await expect.poll(() => match.locator('.player-hand [data-pointed]').count()).toBe(1);
    const piles = (await match.locator('.pile-count').allInnerTexts()).map(Number);
    expect(piles.reduce((sum, pile) => sum + pile, 1)).toBe(Number(trick));
    await expect.poll(() => match.locator('.card-back').count()).toBe(0);
    await match.locator('.player-hand .hand button:not([aria-disabled="true"])').first().press('Enter');
    const naming = match.locator('.naming button');
    if ((await naming.count()) > 0) await naming.first().press('Enter');
    // Nobody plays for the other side: it is answered, and there is nothing more to play before it is taken back.
    await expect.poll(() => match.locator('.player-hand button').count()).toBe(0);
    // Any first move is answered: with why it has cost something, or with that no move is better.
    await match
      .locator('.stage-told')
      .getByText(/a gap of \d+\. After|is as good as any move|costs? nothing/)
      .first()
      .waitFor({ timeout: 60_000 });
    // Before what has happened since, which is longer than its room.
    await expect.poll(() => match.locator('.stage-told').evaluate((room) => room.scrollTop)).toBe(0);
    // Of the better card itself the lines stand there at once.
    const undo = match.getByRole('button', { name: 'Take back' });
    if ((await undo.count()) > 0) {
      await undo.press('Enter');
      await match.locator('.player-hand button').first().waitFor();
    }
    if (made) await stepsThroughLines(match);
    await match.getByRole('button', { name: 'Back to the end' }).press('Enter');
    await match.getByRole('button', { name: 'Back to the end' }).waitFor({ state: 'detached' });
  }
}

describe('A whole round', () => {
  test('is played by keyboard, with advice, across a reload, and looked back on', async ({ page }) => {
    const match = await begin(page, ['Jekyll', 'Thinking ahead']);
    await expect.poll(() => match.evaluate((element) => element === document.activeElement)).toBe(true);
    for (let moves = 0; moves < 4; moves += 1) {
      await turn(match);
      await playAny(match, byKey);
    }
    await turn(match);
    // What is told of the opponents waits for the end.
    await expect.poll(() => page.getByRole('heading', { name: 'Three opponents' }).count()).toBe(0);

    await match.locator('summary', { hasText: 'What has been played so far' }).press('Enter');
    await expect.poll(() => match.locator('.played-so-far h2').allTextContents()).toContain('Trick 1');
    await match.getByRole('button', { name: 'What would you play?' }).press('Enter');
    await match.getByText(ADVICE).waitFor({ timeout: 60_000 });
    await expectAccessible(page);

    const hand = await match.locator('.player-hand').innerText();
    const piles = await match.locator('.pile-count').allInnerTexts();
    await page.reload();
    await turn(match);
    await expect.poll(() => match.locator('.player-hand').innerText()).toBe(hand);
    await expect.poll(() => match.locator('.pile-count').allInnerTexts()).toEqual(piles);

    await match.getByRole('button', { name: 'Take back' }).press('Enter');
    await expect.poll(() => match.locator('.player-hand').innerText()).not.toBe(hand);
    await playOn(match, byKey);
    // It stands over the table, once the last trick has been seen.
    await expect
      .poll(() => match.locator('.stage-table .round-result').innerText())
      .toMatch(/You took \d+ tricks?, Hyde \d+\. That is a gap of/);

    await match.getByRole('button', { name: 'Look back', exact: true }).press('Enter');
    await page.getByRole('heading', { name: 'Three opponents' }).waitFor();
    await match.getByText(/by what you saw[.;]|as good as any/).waitFor({ timeout: 120_000 });
    await expectAccessible(page);
    await playsOutMistakes(match);

    await match.getByRole('button', { name: 'Keep it among my games' }).press('Enter');
    await match.getByText(/^Kept: As Jekyll against/).waitFor();
    await match.getByRole('button', { name: 'Open the game in the viewer' }).press('Enter');
    await page.getByRole('heading', { name: /^As Jekyll against/ }).waitFor();
    await page.getByText(/^Move \d+ of 2\d/).waitFor();
  });

  test('is played by touch, as Hyde, against “By the count”', async ({ newContext }) => {
    const context = await newContext({ viewport: { width: 360, height: 740 }, hasTouch: true });
    const phone = await context.newPage();
    const match = await begin(phone, ['Hyde', 'By the count'], byTouch);
    await expect.poll(() => overflowsSideways(phone)).toBe(false);
    await playOn(match, byTouch);
    await match.getByText(/^You took/).waitFor();
    await expect.poll(() => overflowsSideways(phone)).toBe(false);
    // What the round has brought is read whole, without scrolling in it.
    await expect
      .poll(() =>
        match.locator('.round-result .told').evaluate((told) => told.scrollHeight - told.clientHeight),
      )
      .toBeLessThanOrEqual(1);

    await match.getByRole('button', { name: 'Look back', exact: true }).tap();
    await match.getByRole('button', { name: 'Try again what cost most' }).tap({ timeout: 120_000 });
    // What is told has the room down to the buttons, and those lie at the foot of the window.
    await expect
      .poll(() =>
        match.evaluate((element) => {
          const of = (part: string) => element.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
          const bar = document.querySelector('.masthead nav')?.getBoundingClientRect();
          const foot = bar !== undefined && bar.bottom >= innerHeight ? bar.top : innerHeight;
          const [table, told, buttons] = ['.stage-table', '.stage-told', '.stage-controls'].map(of);
          if (table === undefined || told === undefined || buttons === undefined) return 'All of it is there';
          return (
            table.top >= -1 &&
            buttons.bottom <= foot &&
            foot - buttons.bottom < 24 &&
            buttons.top - told.bottom < 32
          );
        }),
      )
      .toBe(true);
  });
});

test('Two tabs that go on with one game have one each, and neither is lost', async ({ page, context }) => {
  const match = await begin(page, ['Jekyll', 'At a glance']);
  const other = await context.newPage();
  await open(other, PLAY);
  const its = other.getByRole('group', { name: /^You are/ });
  await turn(its);
  for (let moves = 0; moves < 2; moves += 1) {
    await turn(match);
    await playAny(match, byKey);
  }
  await playAny(its, byKey);
  const parted = /^Another game of yours is open.*“Your games” as “As Jekyll against/;
  await its.getByText(parted).waitFor();
  await expectAccessible(other);

  await turn(match);
  const hand = await match.locator('.player-hand').innerText();
  await page.reload();
  await turn(match);
  await expect.poll(() => match.locator('.player-hand').innerText()).toBe(hand);
  await expect.poll(() => match.getByText(parted).count()).toBe(0);

  await other.goto('/jekyll-vs-hyde/study/');
  await other
    .getByRole('button', { name: /^As Jekyll against “At a glance”, [^,]*$/ })
    .first()
    .press('Enter');
  await other.getByRole('heading', { name: /^As Jekyll against/ }).waitFor();
});

test('Advice on a phone comes above the buttons, within the window, and its card is pointed to until another is played', async ({
  newContext,
}) => {
  const phone = await (await newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })).newPage();
  const match = await begin(phone, ['Jekyll', 'At a glance'], byTouch);
  await turn(match);
  await playAny(match, byTouch);
  await turn(match);
  const table = await match.locator('.stage-table').boundingBox();
  await match.getByRole('button', { name: 'What would you play?' }).tap();
  await match.getByText(ADVICE).waitFor({ timeout: 60_000 });
  const [advice, buttons] = await Promise.all(
    ['.advice-room', '.stage-controls .actions'].map((part) => match.locator(part).boundingBox()),
  );
  if (!table || !advice || !buttons) throw new Error('All of it is there');
  expect(advice.y).toBeGreaterThanOrEqual(table.y + table.height);
  expect(advice.y + advice.height).toBeLessThanOrEqual(buttons.y + 1);
  await expect.poll(() => match.locator('.stage-table').boundingBox()).toEqual(table);
  await expect.poll(() => match.locator('.player-hand [data-pointed]').count()).toBe(1);
  // However long it is, the way to the other moves is in sight at its foot.
  await match.locator('.advice').evaluate((said) => {
    said.append(' and so on'.repeat(60));
  });
  const isReached = () =>
    match.locator('.other-moves > summary').evaluate((way) => {
      const { x, y, height } = way.getBoundingClientRect();
      const room = way.closest('.advice-room')?.getBoundingClientRect() ?? new DOMRect();
      return y + height <= room.bottom + 1 && way.contains(document.elementFromPoint(x + 40, y + height / 2));
    });
  await expect.poll(isReached).toBe(true);
  // What is to be done stays in sight above it, however long that is.
  await match.locator('.turn').evaluate((asked) => {
    asked.append(' and so on'.repeat(16));
  });
  await expect
    .poll(async () => {
      const [asked, room] = await Promise.all(
        ['.turn', '.advice-room'].map((part) => match.locator(part).boundingBox()),
      );
      return asked && room && Math.round(room.y - asked.y - asked.height);
    })
    .toBeGreaterThanOrEqual(0);
  // So is the way to what is cut off.
  const scrolled = () => match.locator('.advice-room').evaluate((room) => room.scrollTop);
  expect(await scrolled()).toBe(0);
  await match.locator('.advice-room + .stage-more').tap();
  await expect.poll(scrolled).toBeGreaterThan(0);
  await expect.poll(() => match.locator('.stage-table').boundingBox()).toEqual(table);
  await expectAccessible(phone);
  await playAny(match, byTouch);
  await expect.poll(() => match.locator('.player-hand [data-pointed]').count()).toBe(0);
});

test('The other moves of an advice leave the hand and what gives cards in sight, and each tells how it compares', async ({
  newContext,
}) => {
  const phone = await (await newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })).newPage();
  const match = await begin(phone, ['Jekyll', 'At a glance'], byTouch);
  await turn(match);
  const give = match.getByRole('button', { name: /^Give / });
  await give.waitFor();
  await match.getByRole('button', { name: 'What would you play?' }).tap();
  await match.locator('.other-moves > summary').tap({ timeout: 60_000 });
  const isCovered = async () => {
    const [hand, button, room] = await Promise.all(
      [match.locator('.player-hand'), give, match.locator('.advice-room')].map((part) => part.boundingBox()),
    );
    if (!hand || !button || !room) throw new Error('All of it is there');
    return Math.max(hand.y + hand.height, button.y + button.height) > room.y + 1;
  };
  await expect.poll(isCovered).toBe(false);
  // Five of them are read without scrolling, and with them what the numbers mean.
  const rows = match.locator('.other-moves tbody tr');
  const [row, caption, room] = await Promise.all(
    [
      rows.nth(Math.min(5, await rows.count()) - 1),
      match.locator('.other-moves caption'),
      match.locator('.advice-room'),
    ].map((part) => part.boundingBox()),
  );
  if (!row || !caption || !room) throw new Error('All of it is there');
  expect(row.y + row.height * 0.7).toBeLessThanOrEqual(caption.y);
  expect(caption.y + caption.height).toBeLessThanOrEqual(room.y + room.height + 1);
  const moves = match.locator('.other-moves tbody th button');
  const count = (await match.locator('.other-moves tbody tr').count()) - 1;
  await expect.poll(() => moves.count()).toBe(count);
  await moves.last().tap();
  await expect.poll(() => moves.last().getAttribute('aria-expanded')).toBe('true');
  await match
    .locator('.other-moves td[colspan]')
    .getByText(/^(Worse|About as good)\. .*Of the 40 hands/)
    .waitFor();
  await expect.poll(isCovered).toBe(false);
});

test('What may not be played is refused with its rule, and nothing is lost', async ({ page }) => {
  const match = await begin(page, ['Jekyll', 'At a glance', 'A whole game']);
  await turn(match);
  await match.getByRole('button', { name: 'Give 0 of 1 card' }).press('Enter');
  await match.getByText('Not allowed.').waitFor();
  // The opponent chooses at the same time, which makes nothing else of it.
  await expect.poll(() => match.locator('[data-seat="hyde"][data-turn]').count()).toBe(0);
  await expect.poll(() => match.locator('.refusals a').count()).toBeGreaterThan(0);
  await expect.poll(() => match.locator('.player-hand .hand button').count()).toBe(10);
  // The reason is said once, and until another move is made of it.
  const reason = match.locator('.refusals li');
  const said = (await reason.first().innerText()).split('.')[0] ?? '';
  expect((await match.innerText()).split(said)).toHaveLength(2);
  await playAny(match, byKey);
  await expect.poll(() => reason.count()).toBe(0);
});

test('Only a move of one’s own is taken back, not what the opponent has laid aside', async ({ page }) => {
  const match = await begin(page, ['Jekyll', 'At a glance']);
  const back = match.getByRole('button', { name: 'Take back' });
  const cards = match.locator('.player-hand .hand button');
  const laidAside = match.getByText(/^Hyde lays down \d cards? to give away/).first();
  await laidAside.waitFor();
  await expect.poll(() => back.getAttribute('aria-disabled')).toBe('true');

  const hand = await cards.allInnerTexts();
  await playAny(match, byKey);
  await expect.poll(() => cards.allInnerTexts()).not.toEqual(hand);
  await back.press('Enter');
  await expect.poll(() => cards.allInnerTexts()).toEqual(hand);
  await laidAside.waitFor();
});

test('Where no worker is to be had the opponent thinks on the page, and a sentence says so', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'Worker', { value: undefined });
  });
  const match = await begin(page, ['Jekyll', 'Thinking ahead']);
  await match.getByText(/thinks in small steps on the page itself/).waitFor();
  await turn(match);
  await playAny(match, byKey);
  await turn(match);
  await match.getByRole('button', { name: 'What would you play?' }).press('Enter');
  await match.getByText(ADVICE).waitFor({ timeout: 60_000 });
  await playAny(match, byKey);
  await expect.poll(() => turn(match)).toBe('play');
});

test.for([
  ['a game', 'game'],
  ['a round, which goes on as one of a game', 'round'],
])('After %s the cards of the next round come into view on a phone', async ([, length = ''], { page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, PLAY);
  // A game that was left at the end of its first round.
  const running = toUnfinishedGame(
    { seat: 'jekyll', strength: 'count', length, seed: 1 },
    writeReplay({ game: GAME_ID, moves: firstRound().map((action) => ({ action })) }),
  );
  await page.evaluate(
    (kept) => {
      localStorage.setItem('cabinet.running', kept);
    },
    JSON.stringify({ version: 1, ...running }),
  );
  await page.reload();
  const next = page.getByRole('button', { name: 'Next round' });
  await next.waitFor();
  await next.click();
  const hand = page.locator('.match .side[data-turn] .player-hand');
  await hand.waitFor();
  // The page scrolls there.
  await expect
    .poll(async () => {
      const box = await hand.boundingBox();
      return box !== null && box.y >= 0 && box.y + box.height <= 844;
    })
    .toBe(true);
  await page.getByText(/^You are Jekyll, against “By the count”: round 2$/).waitFor();
  // It is kept as what it is now.
  await page.reload();
  await page.getByText(/^You are Jekyll, against “By the count”: round 2$/).waitFor();
});

/** The moves of a first round that Hyde has not won outright. */
function firstRound(): readonly Action[] {
  for (let seed = 1; ; seed += 1) {
    const moves: Action[] = [];
    for (const { action, state } of playedByLot(start(), seededRandom(seed))) {
      moves.push(action);
      if (state.phase === 'over') break;
      if (state.phase === 'deal') return moves;
    }
  }
}

test('A trick that is taken stays until the reader has had enough, if they want it so, and that is remembered', async ({
  page,
}) => {
  const match = await begin(page, ['Jekyll', 'At a glance']);
  await match.getByLabel('A finished trick stays').selectOption('tap');
  const goOn = match.getByRole('button', { name: 'Go on' });
  // Until the opponent is the one to clear it away.
  for (;;) {
    const mine = match.locator('.side[data-turn] .player-hand');
    await mine.or(goOn).first().waitFor({ timeout: 60_000 });
    if ((await goOn.count()) > 0) break;
    await playAny(match, byKey);
  }
  const lying = match.locator('.trick .trick-card[data-card]');
  await expect.poll(() => lying.count()).toBe(2);
  await page.reload();
  await goOn.waitFor({ timeout: 60_000 });
  await expect.poll(() => lying.count()).toBe(2);
  await match.locator('.middle').click();
  await expect.poll(() => lying.count()).not.toBe(2);
  await expect.poll(() => match.getByLabel('A finished trick stays').inputValue()).toBe('tap');
});

test.for([
  { width: 360, height: 640 },
  { width: 390, height: 844 },
])(
  'In Japanese the button that gives cards covers neither the name nor the tricks on $width px, however many',
  async (viewport, { page }) => {
    await page.setViewportSize(viewport);
    await takesNoTime(page);
    await open(page, `/ja${PLAY}`);
    await page.getByRole('button', { name: '配る' }).click();
    const mine = page.locator('.side[data-lower]');
    await mine.locator('.give').waitFor();
    // As many as can be taken before Greed has cards given: each adds a mark to the pile.
    await mine.locator('.pile').evaluate((pile) => {
      const [count, marks] = pile.querySelectorAll('.pile-count, .pile-tricks');
      if (count !== undefined) count.textContent = '8';
      marks?.append(...Array.from({ length: 8 }, () => document.createElement('i')));
    });
    const [name, give, pile] = await Promise.all(
      ['.player', '.give', '.pile'].map(async (part) => mine.locator(part).boundingBox()),
    );
    if (!name || !give || !pile) throw new Error('All three are drawn');
    expect(give.x).toBeGreaterThanOrEqual(name.x + name.width);
    expect(give.x + give.width).toBeLessThanOrEqual(pile.x);
  },
);
