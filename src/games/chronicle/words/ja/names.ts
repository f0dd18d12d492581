import { kindOf, suitOf, type Card } from '#games/chronicle/rules/cards';
import type { Condition, Counted } from '#games/chronicle/rules/history-card-conditions';
import type { NamesWords } from '../text-types/names.ts';
import { ruleNames } from './rule-names.ts';
import { kinds, seats, suits } from './seat-and-card-names.ts';

const counted: Readonly<Record<Counted, string>> = {
  ...suits,
  evil: '邪悪なカード',
  wilds: 'ワイルド',
  cards: 'カード',
};

function card(card: Card): string {
  const suit = suitOf(card);
  return suit === null ? kinds[kindOf(card)] : `${suits[suit]}${kinds[kindOf(card)]}`;
}

function condition(condition: Condition): string {
  if ('most' in condition) return `${counted[condition.most]}が最も多いこと`;
  if ('fewest' in condition) return `${counted[condition.fewest]}が最も少ないこと`;
  if ('owns' in condition)
    return condition.owns === 'evil' ? '邪悪なカードを持つこと' : `${card(condition.owns)}を持つこと`;
  return '邪悪なカードを持たないこと';
}

/** What things are called in Japanese: seats, suits, cards, conditions, rules, phases. */
export const words: NamesWords = {
  title: 'クロニクル',
  seats,
  seatSign: (seat) => `${seat.slice(1)}番`,
  suits,
  kinds,
  card,
  down: '裏',
  condition,
  rules: ruleNames,
  phases: { deal: '配札', meeting: 'ミーティング', effect: '選択', over: 'ゲーム終了' },
};
