import type { Seat } from '#games/jekyll-vs-hyde/rules/cards';
import { amount, list } from '#words/en/lists-and-amounts';
import { words as game } from './names.ts';
import type { SandboxFirstViewWords } from '../text-types/sandbox-first-view.ts';

const { seats, suits, card } = game;

function both(acting: readonly Seat[]): string {
  return acting.length === 1 ? `${list(acting.map((seat) => seats[seat]))} still has` : 'Both have';
}

/** English. */
export const words: SandboxFirstViewWords = {
  title: 'Sandbox',
  intro:
    'Lay out any position, and the rules say what may be played, who takes the trick, and why. The link proves it to anybody.',
  noScript: 'The sandbox needs JavaScript: its answers are worked out by the rules in your browser.',
  starts: {
    random: 'At random',
    find: 'Find me one',
    games: 'From a game',
    cases: 'From a case',
  },
  panels: {
    worth: 'What each card is worth',
    share: 'Share',
  },
  toJudge: {
    play: 'For a verdict tap “Done” and play a card.',
    give: 'For a verdict tap “Done” and choose the cards.',
  },
  mayAnswer: (cards, held) =>
    `${cards === held ? 'Any card' : `${cards} of ${held} cards`} may be played, after “Done”.`,
  unnamed: (leader, potion) =>
    `${seats[leader]} leads ${card(potion)} and has to name a suit: choose it below.`,
  trick: (leader, decided) => `${seats[leader]} led. ${decided}`,
  nothing: 'Lay out some cards, and the rules answer here.',
  toAct: {
    preparation: (acting, count) => `${both(acting)} to give ${amount(count, 'card')}.`,
    lead: (seat) => `${seats[seat]} is to lead.`,
    follow: (leader, seat, suit) =>
      `${seats[leader]} has led, ${seats[seat]} is to answer: ${suits[suit]} is asked for.`,
    greed: (acting, count) => `${both(acting)} to choose ${amount(count, 'card')} for the Greed exchange.`,
    deal: 'Hyde is to deal.',
    over: 'Nobody is to act any more.',
    noCards: (seat) => `It would be ${seats[seat]}’s turn, but there is no card in that hand.`,
  },
};
