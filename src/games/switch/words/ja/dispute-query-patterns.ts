import type { TypedCard } from '#games/switch/dispute/find-disputes-in-search-query';
import type { DisputeQueryPatterns } from '../text-types/dispute-query-patterns.ts';
import { words as game } from './names.ts';

const { ranks, suits } = game;

const named = ({ rank, suit, many }: TypedCard) =>
  `${suit === null ? '' : `${suits[suit]}の`}${ranks[rank]}${many > 1 ? `（${many}枚）` : ''}`;

/** 日本語。 */
export const words: DisputeQueryPatterns = {
  ranks: {
    ...{ '2': '2', '3': '3', '4': '4', '5': '5', '6': '6', '7': '7', '8': '8', '9': '9', '10': '10' },
    ...{ J: 'ジャック|j', Q: 'クイーン|クィーン|q', K: 'キング|k', A: 'エース|a' },
  },
  suits: {
    clubs: 'クラブ|クローバー|♣',
    diamonds: 'ダイヤ|ダイア|♦',
    hearts: 'ハート|♥',
    spades: 'スペード|♠',
  },
  fits: {
    same: '同じマーク|マークが同じ',
    other: '(?:違う|ちがう|別の|ほかの)マーク|マークが(?:違|ちが)',
  },
  title: ({ top, played }) => `${named(top)}に${named(played)}：出せますか？`,
};
