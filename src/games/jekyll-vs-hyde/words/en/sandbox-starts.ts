import { amount } from '#words/en/lists-and-amounts';
import { words as game } from './names.ts';
import { led } from './led-card.ts';
import type { SandboxStartsWords } from '../text-types/sandbox-starts.ts';

const { seats } = game;

/** English. */
export const words: SandboxStartsWords = {
  kind: 'Kind of position',
  kinds: {
    preparation: 'The preparation',
    lead: 'A card to lead',
    follow: 'A card to follow',
    void: 'The follower is void',
    'potion-led': 'A Potion is led',
    'potion-led-void': 'A Potion is led, and the follower is void in the suit it names',
    greed: 'A Greed exchange',
    'empty-board': 'No tokens on the board',
    'last-trick': 'The last trick',
    'last-round': 'The third round',
    'hydes-side': 'The marker on Hyde’s side',
  },
  draw: 'Draw one',
  round: (round, of) => (of === 1 ? `Round ${round}` : `Round ${round} of the second game`),
  moments: {
    preparation: 'The preparation',
    lead: (trick, leader) => `Trick ${trick}: ${seats[leader]} is to lead`,
    follow: (trick, leader, played, names) =>
      `Trick ${trick}: ${seats[leader]} has led ${led(played, names)}`,
    greed: (trick) => `Trick ${trick}: the Greed exchange`,
  },
  find: {
    any: 'any',
    conditions: {
      phase: 'What is to be done',
      round: 'Round',
      trick: 'Trick',
      leader: 'Leader',
      tokens: 'Tokens on the board',
      above: 'One suit above another',
      led: 'Led is',
      asked: 'Suit asked for',
      followerVoid: 'The follower is void in it',
      answer: 'Answered by',
      effect: 'Effect',
    },
    led: { potion: 'a Potion', evil: 'an Evil card' },
    yes: 'yes',
    no: 'no',
    potion: 'a Potion',
    twoPotions: 'none: two Potions',
    holds: (seat) => `${seats[seat]} holds, among others`,
    search: 'Search',
    stop: 'Stop',
    looking: (games) => `Looking: ${amount(games, 'game')} so far.`,
    stopped: (games) => `Stopped after ${amount(games, 'game')}.`,
    found: (games) => `Found in game ${games}: it lies on the table.`,
    none: (games) => `Looked at ${amount(games, 'game')} and found none.`,
  },
};
