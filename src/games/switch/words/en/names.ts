import { isRank, rankOf, suitOf, type Card } from '#games/switch/rules/cards';
import type { NamesWords } from '../text-types/names.ts';
import { signed as card } from '../card-with-suit-symbol.ts';
import { ruleNames } from './rule-names.ts';

const seats = {
  p1: 'Player 1',
  p2: 'Player 2',
  p3: 'Player 3',
  p4: 'Player 4',
  p5: 'Player 5',
  p6: 'Player 6',
} as const;
const suits = { clubs: 'clubs', diamonds: 'diamonds', hearts: 'hearts', spades: 'spades' } as const;
const ranks = {
  '2': '2',
  '3': '3',
  '4': '4',
  '5': '5',
  '6': '6',
  '7': '7',
  '8': '8',
  '9': '9',
  '10': '10',
  J: 'Jack',
  Q: 'Queen',
  K: 'King',
  A: 'Ace',
} as const;

function cardName(card: Card): string {
  return `${ranks[rankOf(card)]} of ${suits[suitOf(card)]}`;
}

/** What things are called in English: seats, suits, cards, rules, phases. */
export const words: NamesWords = {
  title: 'Switch',
  seats,
  suits,
  ranks,
  card,
  cardName,
  goes: (what) => (isRank(what) ? `${what === '8' || what === 'A' ? 'an' : 'a'} ${ranks[what]}` : card(what)),
  rules: ruleNames,
  phases: { deal: 'The deal', turn: 'A turn', shuffle: 'A new deck', over: 'Game over' },
};
