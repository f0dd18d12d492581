import { kindOf, suitOf, type Card } from '#games/chronicle/rules/cards';
import type { Condition, Counted } from '#games/chronicle/rules/history-card-conditions';
import type { NamesWords } from '../text-types/names.ts';
import { kinds, seats, suits } from './seat-and-card-names.ts';
import { ruleNames } from './rule-names.ts';

const counted: Readonly<Record<Counted, string>> = {
  ...suits,
  evil: 'Evil cards',
  wilds: 'Wilds',
  cards: 'cards of any kind',
};

function card(card: Card): string {
  const suit = suitOf(card);
  return suit === null ? `the ${kinds[kindOf(card)]}` : `${suits[suit]} ${kinds[kindOf(card)]}`;
}

function condition(condition: Condition): string {
  if ('most' in condition) return `the most of ${counted[condition.most]}`;
  if ('fewest' in condition) return `the fewest of ${counted[condition.fewest]}`;
  if ('owns' in condition)
    return condition.owns === 'evil' ? 'owning Evil' : `owning ${card(condition.owns)}`;
  return 'owning no Evil';
}

/** What things are called in English: seats, suits, cards, conditions, rules, phases. */
export const words: NamesWords = {
  title: 'Chronicle',
  seats,
  seatSign: (seat) => `P${seat.slice(1)}`,
  suits,
  kinds,
  card,
  down: 'down ',
  condition,
  rules: ruleNames,
  phases: { deal: 'The deal', meeting: 'A Meeting', effect: 'A choice', over: 'Game over' },
};
