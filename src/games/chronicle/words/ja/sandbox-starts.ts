import { words as game } from './names.ts';
import type { SandboxStartsWords } from '../text-types/sandbox-starts.ts';

/** 日本語。 */
export const words: SandboxStartsWords = {
  kind: '局面の種類',
  kinds: {
    any: 'どんな局面でも',
    lead: 'リードするところ',
    void: 'ボイドで、ワイルドを持っている',
    'wild-led': 'ワイルドがリードされた',
    choice: '効果の対象を選ぶところ',
    evil: '邪悪なカードを2枚持っている',
    'last-card': '残り1枚',
  },
  players: '人数',
  draw: '局面を出す',
  example: '局面',
  examples: {
    'void-with-wild': 'ボイドでワイルドがあれば、出さなければなりませんか。',
    'wild-led': 'ワイルドがリードされたら、何を出せますか。',
    'eight-takes': '8と3人の手札',
    'only-wilds': 'ワイルドばかりなら、誰の勝ちですか。',
    'angel-or-evil': '天使は持ち主を助けますか。',
    'all-evil': '4枚目の邪悪なカード',
    'most-evil': '邪悪なカード2枚と1枚',
    'dark-age': '邪悪なカードが条件のとき',
    'cards-left': '残った手札',
    'tie-at-three': '2人が同時に名声3点になるかもしれない',
  },
  moment: (seat, played) =>
    played === 0 ? `${game.seats[seat]}のリード` : `${played}枚のあと、${game.seats[seat]}の番`,
  choosing: (seat) => `${game.seats[seat]}の選択`,
};
