import type { TypedCard } from '#games/chronicle/dispute/find-disputes-in-search-query';
import type { DisputeQueryPatterns } from '../text-types/dispute-query-patterns.ts';
import { suits } from './seat-and-card-names.ts';

function named(card: TypedCard): string {
  if (card === null) return 'ワイルド';
  return card.suit === null ? card.value : `${suits[card.suit]}${card.value}`;
}

/** 日本語。 */
export const words: DisputeQueryPatterns = {
  suits: { love: '愛|l', power: '力|p', wisdom: '知恵|w' },
  wild: 'ワイルド|賢者|愚者|天使|悪魔|竜|王',
  down: '裏',
  up: '表',
  fits: {
    same: '同じ色|色が同じ',
    other: '(?:違う|ちがう|別の|ほかの)色|色が(?:違|ちが)',
  },
  title: ({ led, played }) => `${named(led)}のリードに${named(played)}：出せますか？`,
};
