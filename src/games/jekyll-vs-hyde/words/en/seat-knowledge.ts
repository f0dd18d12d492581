import type { Card } from '#games/jekyll-vs-hyde/rules/cards';
import type { SeatKnowledgeWords } from '../text-types/seat-knowledge.ts';
import { list } from '#words/en/lists-and-amounts';
import { words as game } from './names.ts';

const { seats, suits, card } = game;

/** More cards than this are counted and not named: their names stand beside the sentence. */
const FEW = 6;

const numbers = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

function cards(named: readonly Card[]): string {
  return list(named.map(card));
}

function number(count: number): string {
  return numbers[count] ?? String(count);
}

/** `Wrath 4 is`, `Wrath 4 and Greed 2 are`. */
function are(named: readonly Card[]): string {
  return `${cards(named)} ${named.length === 1 ? 'is' : 'are'}`;
}

function aside(named: readonly Card[]): string {
  return named.length === 0 ? '' : ` So ${are(named)} set aside.`;
}

const evidence: SeatKnowledgeWords['evidence'] = {
  given: ({ to, trick, cards: given }) =>
    `${seats[to]} holds ${cards(given)}: given ${trick === null ? 'in the preparation' : `in the Greed exchange of trick ${trick}`}, and not played since.`,
  void: ({ rule, seat, trick, suit, led, followed, aside: unseen, since }) => {
    const lead = rule === 'follow-suit' ? card(led.card) : `${card(led.card)}, which named ${suits[suit]},`;
    const given = since.length === 0 ? '' : ` (${cards(since)} came later, by an exchange)`;
    return `In trick ${trick} ${seats[seat]} answered ${lead} with ${card(followed)}, so held no ${suits[suit]} then${given}.${aside(unseen)}`;
  },
  'few-potions': ({ seat, dealt, potions }) => {
    const atMost = `${seats[seat]} gave no Potion in the preparation, so was dealt one at most`;
    if (dealt !== null) return `${atMost}, and that was ${card(dealt)}.${aside(potions)}`;
    return potions.length === 1
      ? `${atMost}. It can only be ${cards(potions)}.`
      : `${atMost}. It can only be one of ${cards(potions)}.`;
  },
  'must-hold': ({ seat, cards: held }) =>
    `Nothing else is left for the places in ${seats[seat]}’s hand: it holds ${cards(held)}.`,
  'some-of': ({ seat, count, cards: open }) => {
    const which = open.length <= FEW ? cards(open) : `the ${open.length} cards that are left`;
    const rest = open.length - count;
    return `Of ${which}, ${seats[seat]} holds ${number(count)}; the other${rest === 1 ? ' is' : ` ${number(rest)} are`} set aside.`;
  },
  'all-known': ({ seat, aside: unseen }) => `Every card of ${seats[seat]}’s is known.${aside(unseen)}`,
};

/** English. */
export const words: SeatKnowledgeWords = {
  title: 'What can be inferred',
  openHands: 'Both hands are open. See the game as Jekyll or as Hyde to learn what that seat can infer.',
  noHands: 'Nobody holds cards here.',
  held: (seat) => `Surely in ${seats[seat]}’s hand`,
  aside: 'Surely set aside',
  open: (seat, places) => `In ${seats[seat]}’s hand or set aside (${number(places)} in hand)`,
  own: (seat) => `In ${seats[seat]}’s own hand`,
  played: 'Played in this round',
  why: 'How that is known',
  evidence,
  reasons: {
    ...evidence,
    own: ({ seat }) => `It is in ${seats[seat]}’s own hand, so it is nowhere else.`,
    played: ({ by, trick }) => `${seats[by]} played it in trick ${trick}.`,
    open: ({ seat }) => `Nothing rules it out: it may be in ${seats[seat]}’s hand or set aside.`,
  },
};
