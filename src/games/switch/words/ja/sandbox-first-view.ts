import { words as game } from './names.ts';
import type { SandboxFirstViewWords } from '../text-types/sandbox-first-view.ts';

const { seats, suits, ranks, card } = game;

/** 手札のうち何枚が出せるか。 */
function fitting(cards: number): string {
  return cards === 0 ? '出せるカードはありません。' : `${cards}枚出せます。`;
}

/** 日本語。 */
export const words: SandboxFirstViewWords = {
  title: 'サンドボックス',
  intro:
    '2人から6人までのどんな局面でも作れます。何をどの順で出せるか、それはなぜかを、ルールがその場で判定します。リンクを送れば、誰でも確かめられます。',
  noScript: 'サンドボックスにはJavaScriptが必要です。判定はブラウザーの中で行います。',
  starts: {
    random: 'ランダム',
    examples: '面白い局面',
    games: 'ゲームから',
    cases: '事例から',
  },
  share: '共有',
  nothing: 'カードを置くと、ここに判定が出ます。',
  toAct: {
    deal: '手札を配るところです。',
    shuffle: '場札を切り直して、新しい山札を作るところです。',
    over: (winner) =>
      winner === 'draw'
        ? 'ゲームは終わりました。引き分けです。'
        : `ゲームは終わりました。${seats[winner]}の勝ちです。`,
    noCards: (seat) => `${seats[seat]}の番ですが、手札がありません。`,
    match: (seat, rank, suit, cards) =>
      `${seats[seat]}は${suits[suit]}か${ranks[rank]}を出すところです。${fitting(cards)}`,
    penalty: (seat, penalty, cards) =>
      `${seats[seat]}は応じるか、${penalty}枚引き取るところです。${fitting(cards)}`,
    run: (seat, run, next, cards) =>
      next === null
        ? `${seats[seat]}は、ランにエースを続けても、ランを離れてもかまいません。${fitting(cards)}`
        : `${seats[seat]}はランに${ranks[run]}か${ranks[next]}を続けるところです。${fitting(cards)}`,
  },
  flaws: {
    'penalty-and-run': () =>
      'この局面はゲームでは起こりえません。ペナルティとランが同時にあることはありません。',
    'no-penalty-card': ({ top }) =>
      `この局面はゲームでは起こりえません。いちばん上が${card(top)}ならペナルティはありません。あるのは2か5♥のときだけです。`,
    'wrong-penalty': ({ top, penalty }) =>
      `この局面はゲームでは起こりえません。いちばん上が${card(top)}のとき、ペナルティが${penalty}枚になることはありません。`,
    'run-elsewhere': ({ top, run }) =>
      `この局面はゲームでは起こりえません。ランはいちばん上のカードまで来ているはずですが、${card(top)}はランの${ranks[run]}ではありません。`,
    'run-over': ({ top }) =>
      `この局面はゲームでは起こりえません。この卓では、${card(top)}でランが終わっています。`,
    'wrong-match': ({ top, rank, suit }) =>
      `この局面はゲームでは起こりえません。いちばん上が${card(top)}のとき、合わせるのが${suits[suit]}か${ranks[rank]}になることはありません。`,
  },
};
