import type { DisputeQueryPatterns } from '../text-types/dispute-query-patterns.ts';
import { words as game } from './names.ts';

/** 日本語。 */
export const words: DisputeQueryPatterns = {
  suits: { wrath: '憤怒|怒り|w', greed: '強欲|g', pride: '傲慢|p' },
  potion: '秘薬|ポーション',
  named: '#(?:を|と|で)?(?:宣言|指定|指名)',
  title: ({ led, answer, names }) =>
    `${game.card(led)}のリード${names === null ? '' : `（${game.suits[names]}を宣言）`}に${game.card(answer)}：勝つのはどちら？`,
};
