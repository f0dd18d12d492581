import type { DisputeQueryPatterns } from '../text-types/dispute-query-patterns.ts';
import { words as game } from './names.ts';

/** 日本語。 */
export const words: DisputeQueryPatterns = {
  suits: { wrath: '憤怒|怒り|w', greed: '強欲|g', pride: '傲慢|p' },
  colours: { wrath: '赤', greed: '緑', pride: '紫' },
  potion: '秘薬|ポーション|薬',
  ofOtherGames:
    'キング|クイーン|クィーン|ジャック|エース|ジョーカー|ワイルド|王|竜|悪魔|天使|賢者|愚者|ハート|スペード|クラブ|ダイヤ|ラン(?!ク|ド|ダム)',
  named: '#(?:を|と|で)?(?:宣言|指定|指名)',
  unnamed: '(?:宣言|指定|指名)(?:せず|しない|しなか|なし|がな)',
  lacks:
    '#(?:が|は|を)(?:1枚も)?(?:ない|ありません|なく|なかった|持っていない|持っていなかった)(?:ので|から|ため|て)[、,\\s]*',
  holds: '#(?:が|を)(?:まだ)?(?:持って(?:い)?[たる]のに|ある(?:のに)|あったのに)[、,\\s]*①',
  decisive: {
    // 最初のトリックの前には、トークンは1つも置かれていない。
    ranking: {
      choices: [
        ['0', '(?:最初の|1回目の|第1)トリック|トークン(?:が|は)(?:まだ)?(?:1つも)?(?:ない|ありません)'],
      ],
      mentioned: '(?!)',
    },
    left: {
      choices: [
        ['0', '(?:最後の|10回目の|第10)トリック|手札が(?:もう)?(?:な|空|0)|最後の(?:1枚|一枚|カード|札)'],
        ['1', '(?:9回目の|第9)トリック|残り(?:1|一)枚'],
      ],
      mentioned: '最後|残り',
    },
    owns: {
      choices: [
        [
          'no',
          'トリックが(?:まだ)?(?:1つも|一つも|ひとつも)?(?:な|0)|トリックを(?:まだ)?(?:1つも|一つも|ひとつも)|最初のトリック',
        ],
      ],
      mentioned: '奪|盗',
    },
  },
  title: ({ led, answer, names }) =>
    `${game.card(led)}のリード${names === null ? '' : `（${game.suits[names]}を宣言）`}に${game.card(answer)}：勝つのはどちら？`,
};
