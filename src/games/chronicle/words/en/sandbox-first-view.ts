import type { Seat } from '#games/chronicle/rules/cards';
import { amount } from '#words/en/lists-and-amounts';
import type { SandboxFirstViewWords } from '../text-types/sandbox-first-view.ts';
import { abilities } from './ability-effects-and-choices.ts';
import { words as game } from './names.ts';

const { seats, suits, card } = game;

/** How many cards of the hand may be played. */
function may(cards: number): string {
  return `${amount(cards, 'card')} may be played`;
}

function nameOf(seat: Seat): string {
  return seats[seat];
}

const never = 'This cannot be:';

/** English. */
export const words: SandboxFirstViewWords = {
  title: 'Sandbox',
  intro:
    'Lay out any position for three to six players, and the rules say what may be played, face up or face down, and why. What most cards do no source tells: here they do nothing until you fill it in.',
  noScript: 'The sandbox needs JavaScript: its answers are worked out by the rules in your browser.',
  starts: {
    random: 'At random',
    examples: 'Worth a look',
    games: 'From a game',
    cases: 'From a case',
  },
  share: 'As a game',
  nothing: 'Lay out some cards, and the rules answer here.',
  onlyAllies:
    'Nobody holds a card. Give each player one, and play them: after that Meeting the round is over, and scored.',
  toAct: {
    deal: 'A round is to be dealt.',
    over: (winner) => `The game is over: ${nameOf(winner)} has won.`,
    noCards: (seat) => `It is ${nameOf(seat)}’s turn, but there is no card in that hand.`,
    played: (winner) => `All have played: ${nameOf(winner)} wins this Meeting and takes its cards.`,
    lead: (seat, cards) => `${nameOf(seat)} leads with any card, face up: ${may(cards)}.`,
    open: (seat, cards) => `${nameOf(seat)} plays any card face up, for no suit is led yet: ${may(cards)}.`,
    follow: (seat, suit, cards) =>
      `${nameOf(seat)} has to follow ${suits[suit]} or play a Wild: ${may(cards)}.`,
    void: (seat, suit, down, wilds) =>
      `${nameOf(seat)} is void in ${suits[suit]}: ${amount(down, 'card')} may go face down${wilds === 0 ? '' : `, ${amount(wilds, 'Wild')} face up`}.`,
    choose: (seat, effect) => `${nameOf(seat)} has to choose ${abilities.choices[effect]}.`,
  },
  flaws: {
    'none-aside': () => `${never} with five players one card lies aside.`,
    'one-aside': ({ card: aside, players }) =>
      `${never} with ${players} players no card lies aside, so ${card(aside)} belongs elsewhere.`,
    'lead-aside': ({ card: aside }) => `${never} ${card(aside)} is the Lead Card, which never lies aside.`,
    over: ({ seat, fame }) =>
      `${never} ${nameOf(seat)} has ${fame} Fame, more than anybody else, and has won.`,
    'nothing-discards': ({ card: gone }) =>
      `${never} no ability at this table discards, so ${card(gone)} cannot lie on the pile.`,
    'out-of-turn': ({ seat, before }) =>
      `${never} ${nameOf(before)} comes before ${nameOf(seat)} and has not played. Lay that card too, or choose below who “Leads the Meeting”.`,
    'all-played': () => `${never} all have played, so this Meeting is over and its cards are collected.`,
    'wrong-side': ({ card: played, down }) =>
      `${never} ${card(played)} cannot lie face ${down ? 'down' : 'up'} in this Meeting.`,
    revoked: ({ seat, card: played, suit }) =>
      `${never} ${nameOf(seat)} holds ${suits[suit]} and could not have played ${card(played)} face down.`,
    'not-leading': ({ seat, card: lead }) =>
      `${never} ${nameOf(seat)} holds ${card(lead)}, the Lead Card, and leads.`,
    uneven: ({ seat, count, due }) =>
      `${never} ${nameOf(seat)} would hold ${amount(due, 'card')} by now, not ${count}.`,
    missing: ({ count }) =>
      `This is a part of a table: ${amount(count, 'card')} of the 36 ${count === 1 ? 'lies' : 'lie'} nowhere.`,
  },
};
