import type { Locator } from 'playwright-core';
import { choose, forward, guess, lay, next, press, take, type Walk } from './walk-and-measure-tables.ts';

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
/** Waits until it is the reader's turn again, and plays a card. */
const turn = async (stage: Locator) => {
  await stage.locator('.side[data-turn] .player-hand button').first().waitFor({ timeout: 60_000 });
  await card(stage);
};
const tap = (name: string) => (stage: Locator) => stage.locator(`[data-tap="${name}"]`).click();

const GAME = '/jekyll-vs-hyde';
export const JEKYLL_VS_HYDE_WALKS: readonly Walk[] = [
  {
    kind: 'scene',
    address: `${GAME}/lessons/who-wins/#trick-after-trick`,
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
    address: `${GAME}/lessons/who-wins/#say-who-wins`,
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
    kind: 'replay, variation',
    address: `${GAME}/replays/the-even-hand/#16`,
    stage: '.replay .stage',
    steps: [take, card, card, press(/^Back/)],
  },
  {
    kind: 'replay, guess',
    address: `${GAME}/replays/the-even-hand/?mode=guess&as=jekyll#14`,
    stage: '.replay .stage',
    ready: '.hand-place',
    steps: Array.from({ length: 6 }, () => guess),
  },
  {
    kind: 'replay, worth',
    address: `${GAME}/replays/the-even-hand/?mode=worth#16`,
    stage: '.replay .stage',
    ready: '.course-strip-of-game',
    steps: [forward, forward, forward],
  },
  {
    kind: 'case',
    address: `${GAME}/cases/must-i-win/`,
    stage: '.scene .stage',
    steps: [
      (_, page) => page.locator('#walked').getByRole('button', { name: 'Play all sides from here' }).click(),
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
