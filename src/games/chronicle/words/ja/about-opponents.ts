import type { AboutOpponentsWords } from '../text-types/about-opponents.ts';
import { words as play } from './play-against-computer.ts';

const { opponents } = play.setup;
const percents = new Intl.NumberFormat('ja', { style: 'percent' });
const numbers = new Intl.NumberFormat('ja', { useGrouping: true });

/** 日本語。 */
export const words: AboutOpponentsWords = {
  opponents: '2人の相手',
  opponentsText:
    'わざと下手に打つ相手はいません。違うのは、何を見るかです。どちらも公平で、その席のプレイヤーに見えるものだけを受け取り、伏せられたカードを入れ替えても、出す手は変わりません。効果を書き込んであれば、それに従って打ちます。',
  aheadText:
    '先読みする相手は、ラウンドの結果を名声で評価します。同じような名声の差で誰がどれだけ勝ったかを、千を超えるゲームで調べてあります。',
  strengths: 'どれくらい強いか',
  reportText: (games, seed) =>
    `シミュレーションの結果です。「${opponents.ahead.name}」が3人と4人のテーブルで${numbers.format(games)}ゲームずつ、ほかの席はすべて「${opponents.thumb.name}」を相手に、どの席にも同じ回数だけ座りました。未定の効果は何も書き込んでいません（シード${seed}）。範囲は95%信頼区間（ウィルソンの方法）です。最後の列は、同じ強さなら勝つ割合です。`,
  reportColumns: ['対戦', '勝った数', '範囲', '互角なら'],
  pairing: ({ strength, against: weaker, players }) =>
    `「${opponents[strength].name}」対「${opponents[weaker].name}」${players - 1}人`,
  share: (won, value) => `${won}（${percents.format(value)}）`,
  interval: ({ from, to }) => `${percents.format(from)}〜${percents.format(to)}`,
  equal: (players) => percents.format(1 / players),
};
