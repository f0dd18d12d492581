import { isRank, rankOf, suitOf, type Card } from '#games/switch/rules/cards';
import type { NamesWords } from '../text-types/names.ts';
import { signed as card } from '../card-with-suit-symbol.ts';
import { ruleNames } from './rule-names.ts';

const seats = {
  p1: 'プレイヤー1',
  p2: 'プレイヤー2',
  p3: 'プレイヤー3',
  p4: 'プレイヤー4',
  p5: 'プレイヤー5',
  p6: 'プレイヤー6',
} as const;
const suits = { clubs: 'クラブ', diamonds: 'ダイヤ', hearts: 'ハート', spades: 'スペード' } as const;
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
  J: 'ジャック',
  Q: 'クイーン',
  K: 'キング',
  A: 'エース',
} as const;

function cardName(card: Card): string {
  return `${suits[suitOf(card)]}の${ranks[rankOf(card)]}`;
}

/** What things are called in Japanese: seats, suits, cards, rules, phases. */
export const words: NamesWords = {
  title: 'スイッチ',
  seats,
  suits,
  ranks,
  card,
  cardName,
  goes: (what) => (isRank(what) ? ranks[what] : card(what)),
  rules: ruleNames,
  phases: { deal: '配札', turn: '手番', shuffle: '新しい山札', over: 'ゲーム終了' },
};
