import type { Locator, Page } from 'playwright-core';

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
  readonly steps: readonly ((stage: Locator, page: Page) => Promise<void>)[];
}

/** What must be seen at once: the whole table with its hands, what is asked or said, what can be pressed next. */
const PARTS = ['.stage-table', '.stage-prompt', '.stage-told', '.stage-controls'] as const;

const press = (name: string | RegExp) => (stage: Locator) =>
  stage.getByRole('button', { name }).first().click();
const forward = press('Forward');
/** Plays the first card that may be played; where cards are given, a Potion too, for one may have to be among them. */
const card = async (stage: Locator) => {
  const cards = stage.locator('.player-hand .hand button:not([aria-disabled="true"])');
  const give = stage.locator('.give');
  await cards.first().waitFor();
  if ((await give.count()) > 0) {
    await cards.last().click();
    await give.click();
    return;
  }
  await cards.first().click();
  const naming = stage.locator('.naming button');
  if ((await naming.count()) > 0) await naming.first().click();
};
const pick = (name: string) => (stage: Locator) =>
  stage.locator(`.player-hand [data-card="${name}"] button`).click();
/** Waits until it is the reader's turn again, and plays a card. */
const turn = async (stage: Locator) => {
  await stage.locator('.side[data-turn] .player-hand button').first().waitFor({ timeout: 60_000 });
  await card(stage);
};
const choose = async (stage: Locator) => {
  await stage.locator('.choice').first().click();
  const check = stage.getByRole('button', { name: 'Check' });
  if ((await check.count()) > 0) await check.click();
};
const next = press(/^(Next|Another)/);
const lay = (name: string) => (stage: Locator) => stage.locator(`.palette [data-card="${name}"]`).click();
const tap = (name: string) => (stage: Locator) => stage.locator(`[data-tap="${name}"]`).click();

const GAME = '/jekyll-vs-hyde';
export const WALKS: readonly Walk[] = [
  {
    kind: 'scene',
    address: `${GAME}/lessons/who-wins/#say-who-wins`,
    stage: '.scene .stage',
    steps: [forward, forward, forward, forward],
  },
  {
    kind: 'try it',
    address: `${GAME}/lessons/who-wins/#lose-on-purpose`,
    stage: '[data-task]:has(.player-hand) .stage',
    steps: [press('Mark what may be played'), card, press('Try again'), card],
  },
  {
    kind: 'prediction',
    address: `${GAME}/lessons/who-wins/#who-takes-it`,
    stage: '[data-task]:has(.question) .stage',
    steps: [choose, press('Another one'), choose, press('Another one'), choose],
  },
  {
    kind: 'guided round',
    address: `${GAME}/lessons/a-whole-round/#play-the-round`,
    stage: '[data-task]:has(.player-hand):has(.coach) .stage',
    steps: [turn, turn, turn, turn],
  },
  {
    kind: 'drill',
    address: `${GAME}/drill/`,
    stage: '.drill .stage',
    steps: [choose, next, choose, next, choose, next],
  },
  {
    kind: 'puzzle',
    address: `${GAME}/puzzles/wybj5/`,
    stage: '.puzzle .stage',
    steps: [card, press('Try again'), press('Show the answer')],
  },
  {
    kind: 'puzzle of Switch',
    address: '/switch/puzzles/psjy1/',
    stage: '.puzzle .stage',
    steps: [pick('8H'), pick('8C'), press(/^Play/), press('Try again'), press('Show the answer')],
  },
  {
    kind: 'play',
    address: `${GAME}/play/`,
    stage: '.match .stage',
    steps: [turn, turn, turn, turn, turn],
  },
  {
    kind: 'replay',
    address: `${GAME}/replays/the-even-hand/`,
    stage: '.replay .stage',
    steps: [forward, forward, press('Next comment'), forward, forward],
  },
  {
    kind: 'case',
    address: `${GAME}/cases/must-i-win/`,
    stage: '.scene .stage',
    steps: [
      (_, page) => page.locator('#walked').getByRole('button', { name: 'Play from here' }).click(),
      card,
      card,
    ],
  },
  {
    kind: 'sandbox, laid',
    address: `${GAME}/sandbox/`,
    stage: '.sandbox .stage',
    steps: [lay('G4'), lay('P7'), press('Undo'), lay('2+'), lay('W1')],
  },
  {
    kind: 'sandbox, played',
    address: `${GAME}/sandbox/#1l3sxo.00.r1m0h.0t6pwg.G46P15.W36P3X2.aW257G12.lhX2w`,
    stage: '.sandbox .stage',
    steps: [card, press('Undo'), card],
  },
  {
    kind: 'record',
    address: `${GAME}/record/`,
    stage: '.record .stage',
    steps: [...['W1', 'W2', 'W3', 'W4', 'W5', 'W6', 'W7', 'G1', 'G2', 'G3'].map(tap), press('Take back')],
  },
  {
    kind: 'embed',
    address: `${GAME}/embed/?game=the-even-hand`,
    stage: '.embed .stage',
    steps: [forward, forward, forward, forward],
  },
];

interface Step {
  /** The parts that do not stand wholly within the window. */
  readonly outside: readonly string[];
  /** How far a part has moved against the stage since the step before, in pixels; the farthest. */
  readonly moved: number;
}

/** What begins a stage that is not there yet. */
const BEGINS = /^(Deal the cards|Start)$/;

/** Does what the walk says, and looks after each step. A stage that is not begun yet is begun first. */
export async function walked(
  page: Page,
  { address, stage: selector, steps }: Walk,
): Promise<readonly Step[]> {
  await page.goto(address);
  const begin = page.getByRole('main').getByRole('button', { name: BEGINS });
  if ((await begin.count()) > 0) {
    await awake(begin);
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
  const looks: Step[] = [];
  let before = await placesIn(stage);
  for (const step of steps) {
    await step(stage, page);
    // What comes after the step by itself has come by then.
    await page.waitForTimeout(400);
    const now = await placesIn(stage);
    const moved = PARTS.map((part) => {
      const [from, to] = [before[part], now[part]];
      return from === undefined || to === undefined ? 0 : Math.abs(to.inStage - from.inStage);
    });
    looks.push({
      outside: PARTS.filter((part) => now[part]?.inWindow === false),
      moved: Math.max(...moved),
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
      return [[part, { inStage: Math.round(box.top - top), inWindow }] as const];
    });
    return Object.fromEntries(found);
  }, PARTS);
}
