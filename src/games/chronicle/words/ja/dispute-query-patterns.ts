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
  colours: { love: '赤', power: '青', wisdom: '緑' },
  wild: 'ワイルド|賢者|愚者|天使|悪魔|竜|王',
  anyWild: 'ワイルド',
  ofOtherGames:
    'キング|クイーン|クィーン|ジャック|エース|ハート|スペード|クラブ|クローバー|ダイヤ|薬|ポーション|ラン(?!ク|ド|ダム)|[0-9]\\+',
  besides: '捨て|得点|点|名声|味方|仲間|邪悪|獲得|条件|能力|効果',
  decisive: {
    way: {
      choices: [
        ['down', '裏|伏せ'],
        ['up', '表'],
      ],
      mentioned: '向き',
    },
    last: {
      choices: [
        ['no', '最後(?:の(?:1枚|一枚|カード|札))?(?:では|じゃ)な'],
        ['yes', '最後の(?:1枚|一枚|カード|札)'],
      ],
      mentioned: '最後|残り',
    },
  },
  holds: {
    none: '#(?:を|は|が|も)?(?:1枚も|まったく)?(?:持って(?:い)?な|な(?:い|かった))|フォローでき(?:な|ず|ません)|ボイド',
    some: '#(?:を|は|が|も)?(?:まだ)?(?:持って|あった|ある|あり|残って)|フォローでき',
  },
  fits: {
    same: '同じ色|色が同じ',
    other: '(?:違う|ちがう|別の|ほかの)色|色が(?:違|ちが)',
  },
  title: ({ led, played }) => `${named(led)}のリードに${named(played)}：出せますか？`,
};
