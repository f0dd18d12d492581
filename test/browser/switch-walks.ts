import type { Locator } from 'playwright-core';
import { choose, forward, guess, lay, next, press, take, tap, type Walk } from './walk-and-measure-tables.ts';

/** Plays the first card that goes there, with those of its rank where it is one of several; draws where none does. */
const play = async (stage: Locator) => {
  const actions = stage.locator('.hand-actions button');
  await actions.first().waitFor();
  const cards = stage.locator('.player-hand .hand button:not([aria-disabled="true"])');
  if ((await cards.count()) === 0) {
    await actions.first().click();
    return;
  }
  await cards.first().click();
  for (const then of ['.hand-actions [data-primary]', '.naming button']) {
    const button = stage.locator(then).first();
    if ((await button.count()) > 0) await button.click();
  }
};
/** Waits for the reader's turn; whoever has seen enough of the others' touches the table. */
const turn = async (stage: Locator) => {
  const mine = stage.locator('.side[data-lower][data-turn] .hand-actions button').first();
  for (let waits = 0; waits < 40 && (await mine.count()) === 0; waits += 1) {
    await stage.locator('.deck').dispatchEvent('pointerdown');
    await mine.waitFor({ timeout: 1500 }).catch(() => undefined);
  }
  await play(stage);
};
const pick = (name: string) => (stage: Locator) =>
  stage.locator(`.player-hand [data-card="${name}"] button`).click();

const GAME = '/switch';
export const SWITCH_WALKS: readonly Walk[] = [
  {
    kind: 'scene',
    address: `${GAME}/lessons/twos/#two-for-each-2`,
    stage: '.scene .stage',
    steps: [forward, forward, forward, forward],
  },
  {
    kind: 'try it',
    address: `${GAME}/lessons/twos/#answer-it`,
    stage: '[data-task]:has(.player-hand) .stage',
    steps: [press('Mark what may be played'), play, press('Try again'), play],
  },
  {
    kind: 'prediction',
    address: `${GAME}/lessons/twos/#how-many-cards`,
    stage: '[data-task]:has(.question) .stage',
    steps: [choose, press('Another one'), choose, press('Another one'), choose],
  },
  {
    kind: 'prediction of cards',
    address: `${GAME}/lessons/twos/#which-of-these-may-be-played`,
    stage: '[data-task^="predict-playable"] .stage',
    steps: [choose, press('Another one'), choose],
  },
  {
    kind: 'guided game',
    address: `${GAME}/lessons/a-whole-game/#play-the-game`,
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
    address: `${GAME}/puzzles/psjy1/`,
    stage: '.puzzle .stage',
    steps: [pick('8H'), pick('8C'), press(/^Play/), press('Try again'), press('Show the answer')],
  },
  {
    kind: 'record',
    address: `${GAME}/record/`,
    stage: '.record .stage',
    steps: [
      ...['8S', '8H', '2C', 'KD', 'AS', '5D', '9C', '9S', 'AS'].map(tap),
      press(/^spades$/),
      press('Take back'),
      press(/^spades$/),
      press(/^Draw/),
    ],
  },
  {
    kind: 'play of two',
    address: `${GAME}/play/`,
    stage: '.match .stage',
    chosen: /^2 /,
    steps: [turn, turn, turn, turn],
  },
  {
    kind: 'play of six',
    address: `${GAME}/play/`,
    stage: '.match .stage',
    chosen: /^6 /,
    steps: [turn, turn, turn, turn],
  },
  {
    kind: 'replay of two',
    address: `${GAME}/replays/five-two-two/`,
    stage: '.replay .stage',
    steps: [forward, forward, press('Next comment'), forward, forward],
  },
  {
    kind: 'replay of six',
    address: `${GAME}/replays/six-who-draw/`,
    stage: '.replay .stage',
    steps: [forward, forward, press('Next comment'), forward, forward],
  },
  {
    kind: 'replay, variation',
    address: `${GAME}/replays/five-two-two/#2`,
    stage: '.replay .stage',
    steps: [take, play, play, press(/^Back/)],
  },
  {
    kind: 'replay, guess',
    address: `${GAME}/replays/five-two-two/?mode=guess&as=p1#1`,
    stage: '.replay .stage',
    ready: '.hand-place',
    steps: Array.from({ length: 6 }, () => guess),
  },
  {
    kind: 'case',
    address: `${GAME}/cases/answer-a-jack/`,
    stage: '.scene .stage',
    steps: [
      (_, page) => page.locator('#walked').getByRole('button', { name: 'Play all sides from here' }).click(),
      play,
      play,
    ],
  },
  {
    kind: 'sandbox, laid',
    address: `${GAME}/sandbox/`,
    stage: '.sandbox .stage',
    steps: [lay('4S'), lay('9S'), press('Undo'), lay('10S')],
  },
  {
    kind: 'sandbox, played',
    address: `${GAME}/sandbox/#1yc50j.000000.1u.p2.fAdzu0PGY.n.0`,
    stage: '.sandbox .stage',
    steps: [play, press('Undo'), play],
  },
  {
    kind: 'embed',
    address: `${GAME}/embed/?game=five-two-two`,
    stage: '.embed .stage',
    steps: [forward, forward, forward, forward],
  },
];
