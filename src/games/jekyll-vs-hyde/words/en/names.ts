import { suitOf, valueOf, type Card } from '#games/jekyll-vs-hyde/rules/cards';
import type { NamesWords } from '../text-types/names.ts';
import { ruleNames } from './rule-names.ts';

const seats = { jekyll: 'Jekyll', hyde: 'Hyde' } as const;
const suits = { wrath: 'Wrath', greed: 'Greed', pride: 'Pride' } as const;
const places = { lowest: 'lowest', middle: 'middle', highest: 'highest' } as const;

function card(card: Card): string {
  const suit = suitOf(card);
  return suit === null ? `Potion ${card}` : `${suits[suit]} ${valueOf(card)}`;
}

/** What things are called in English: seats, suits, cards, rules, phases. */
export const words: NamesWords = {
  title: 'Jekyll vs Hyde',
  seats,
  suits,
  places,
  card,
  rules: ruleNames,
  phases: {
    deal: 'Deal',
    preparation: 'Preparation',
    lead: 'Lead',
    follow: 'Follow',
    greed: 'Greed exchange',
    over: 'Game over',
  },
};
