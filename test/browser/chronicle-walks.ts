import type { Locator } from 'playwright-core';
import { choose, forward, guess, lay, next, press, take, tap, type Walk } from './walk-and-measure-tables.ts';

/** Chooses the first way where something is to be chosen, and else plays the first card that goes there. */
const play = async (stage: Locator) => {
  const choice = stage.locator('.options button').first();
  const card = stage.locator('.player-hand .hand button:not([aria-disabled="true"])').first();
  await choice.or(card).first().waitFor();
  await ((await choice.count()) > 0 ? choice : card).click();
};

/** Waits for the reader’s turn, and plays. */
const turn = async (stage: Locator) => {
  await stage.locator('.coach').first().waitFor();
  await play(stage);
};

/** Waits for the reader's turn and plays; goes on where a round is over. Whoever has seen enough of the others' cards touches the table. */
const turnOrNext = async (stage: Locator) => {
  const mine = stage.locator('.side[data-lower][data-turn] .player-hand').first();
  const next = stage.locator('.round-result [data-primary]').first();
  for (let waits = 0; waits < 40 && (await mine.or(next).count()) === 0; waits += 1) {
    await stage.locator('.middle').dispatchEvent('pointerdown');
    await mine
      .or(next)
      .first()
      .waitFor({ timeout: 1500 })
      .catch(() => undefined);
  }
  await ((await next.count()) > 0 ? next.click() : play(stage));
};

const GAME = '/chronicle';
export const CHRONICLE_WALKS: readonly Walk[] = [
  {
    kind: 'scene',
    address: `${GAME}/lessons/a-meeting/#on-to-the-next`,
    stage: '#scene-two-meetings-4 .stage',
    steps: [forward, forward, forward, forward],
  },
  {
    kind: 'scene of three',
    address: `${GAME}/lessons/void-and-wild/#nothing-but-wilds`,
    stage: '#scene-only-wilds-1 .stage',
    steps: [forward, forward],
  },
  {
    kind: 'scene of the end of a round',
    address: `${GAME}/lessons/evil/#shut-out`,
    stage: '.scene .stage',
    steps: [forward, forward, forward, forward],
  },
  {
    kind: 'try it',
    address: `${GAME}/lessons/a-meeting/#win-one`,
    stage: '[data-task]:has(.player-hand) .stage',
    steps: [press('Mark what may be played'), play, press('Try again'), play],
  },
  {
    kind: 'prediction',
    address: `${GAME}/lessons/a-meeting/#who-wins-1`,
    stage: '[data-task^="predict-winner"] .stage',
    steps: [choose, press('Another one'), choose, press('Another one'), choose],
  },
  {
    kind: 'prediction of cards',
    address: `${GAME}/lessons/a-meeting/#which-of-these-follow`,
    stage: '[data-task^="predict-playable"] .stage',
    steps: [choose, press('Another one'), choose],
  },
  {
    kind: 'prediction of Fame',
    address: `${GAME}/lessons/fame/#who-gets-fame-1`,
    stage: '[data-task^="predict-fame"] .stage',
    steps: [choose, press('Another one'), choose],
  },
  {
    kind: 'guided round',
    address: `${GAME}/lessons/a-whole-round/#play-the-round`,
    stage: '[data-task="guided-round"] .stage',
    steps: [turn, turn, turn],
  },
  {
    kind: 'drill',
    address: `${GAME}/drill/`,
    stage: '.drill .stage',
    steps: [choose, next, choose, next, choose, next],
  },
  {
    kind: 'play of three',
    address: `${GAME}/play/`,
    stage: '.match .stage',
    chosen: /^3 /,
    steps: Array.from({ length: 8 }, () => turnOrNext),
  },
  {
    kind: 'play of six',
    address: `${GAME}/play/`,
    stage: '.match .stage',
    chosen: /^6 /,
    steps: Array.from({ length: 8 }, () => turnOrNext),
  },
  {
    kind: 'record',
    address: `${GAME}/record/`,
    stage: '.record .stage',
    steps: [
      tap('W1'),
      press('Go on'),
      ...'L2 L5 L8 P3 P4 P9 W3 W6 W10 King Sage Angel'.split(' ').map(tap),
      press('Player 2'),
      tap('L7'),
      press('Face down'),
      tap('L8'),
      press(/^A card from Player 2/),
      ...['P7', 'W2'].map(tap),
      press('Take back'),
    ],
  },
  {
    kind: 'replay of three',
    address: `${GAME}/replays/all-four/`,
    stage: '.replay .stage',
    steps: [forward, forward, press('Next comment'), forward, forward],
  },
  {
    kind: 'replay of six',
    address: `${GAME}/replays/the-last-card-taken/`,
    stage: '.replay .stage',
    steps: [forward, forward, press('Next comment'), forward, forward],
  },
  {
    kind: 'replay of six, its last Meetings',
    address: `${GAME}/replays/the-last-card-taken/#60`,
    stage: '.replay .stage',
    steps: [forward, forward, press('Next comment'), forward, forward],
  },
  {
    kind: 'replay, variation',
    address: `${GAME}/replays/all-four/#2`,
    stage: '.replay .stage',
    steps: [take, play, press(/^Back/)],
  },
  {
    kind: 'replay, guess',
    address: `${GAME}/replays/all-four/?mode=guess&as=p1#1`,
    stage: '.replay .stage',
    ready: '.guessing',
    steps: Array.from({ length: 6 }, () => guess),
  },
  {
    kind: 'case',
    address: `${GAME}/cases/void-in-the-suit/`,
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
    steps: [lay('L4'), lay('L9'), press('Undo'), lay('L10')],
  },
  {
    kind: 'sandbox, played',
    address: `${GAME}/sandbox/#1qv1z9.0000.gA.1l11.Uf2.000.Na0LYe0CS.00...1u1Fs1v0.0`,
    stage: '.sandbox .stage',
    steps: [play, press('Undo'), play],
  },
  {
    kind: 'embed of three',
    address: `${GAME}/embed/?game=all-four`,
    stage: '.embed .stage',
    steps: [forward, forward, forward, forward],
  },
  {
    kind: 'embed of six',
    address: `${GAME}/embed/?game=the-last-card-taken`,
    stage: '.embed .stage',
    steps: [forward, forward, forward, forward],
  },
];
