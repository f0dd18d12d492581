import { suitOf, valueOf, type Card } from '#games/jekyll-vs-hyde/rules/cards';
import type { NamesWords } from '../text-types/names.ts';
import { ruleNames } from './rule-names.ts';

const seats = { jekyll: 'ジキル', hyde: 'ハイド' } as const;
const suits = { wrath: '憤怒', greed: '強欲', pride: '傲慢' } as const;
const places = { lowest: '最弱', middle: '中位', highest: '最強' } as const;

function card(card: Card): string {
  const suit = suitOf(card);
  return suit === null ? `秘薬${card}` : `${suits[suit]}${valueOf(card)}`;
}

/** What things are called in Japanese: seats, suits, cards, rules, phases. */
export const words: NamesWords = {
  title: 'ジキルvsハイド',
  seats,
  suits,
  places,
  card,
  rules: ruleNames,
  phases: {
    deal: '配札',
    preparation: '準備',
    lead: 'リード',
    follow: '後手',
    greed: '強欲の交換',
    over: 'ゲーム終了',
  },
};
