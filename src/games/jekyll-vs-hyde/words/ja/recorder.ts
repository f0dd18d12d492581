import type { RecorderWords } from '../text-types/recorder.ts';
import { other } from '#games/jekyll-vs-hyde/rules/cards';
import { words as game } from './names.ts';

const { seats, suits, card } = game;

/** 日本語。 */
export const words: RecorderWords = {
  intro:
    '実際の卓で遊びながら、出たカードを順にタップしてゲームを記録します。ルールはこちらで確かめます。片方の手札しか見えないときは、もう片方について推理できることもお知らせします。',
  opening: {
    sees: 'どのカードが見えますか？',
    observers: { jekyll: 'ジキルの手札', hyde: 'ハイドの手札', all: '両方の手札' },
    unknown:
      '見えないカードは、出されるか渡されるまで不明のまま「??」と書きます。すべてわかれば、普通の棋譜になります。',
    player: (seat) => `${seats[seat]}は誰ですか？`,
  },
  due: {
    deal: ({ round, to, entered }) =>
      `第${round}ラウンド：${seats[to]}に配られた10枚。あと${10 - entered}枚です。`,
    give: ({ by, greed, entered, count }) =>
      `${greed ? '強欲の効果' : '準備'}で${seats[by]}が渡す${count}枚。あと${count - entered}枚です。`,
    lead: ({ by, trick }) => `第${trick}トリック：${seats[by]}のリードを押してください。`,
    name: ({ by, potion }) => `${seats[by]}は${card(potion)}をリードし、色を宣言します。`,
    follow: ({ by, trick, asked }) =>
      `第${trick}トリック：${seats[other(by)]}がリードしました。${seats[by]}が応じたカードを押してください。求められている色は${suits[asked]}です。`,
    nothing: ({ winner }) =>
      winner === 'draw'
        ? '勝負は終わりました。引き分けです。'
        : `ゲームは終わりました。${seats[winner]}の勝ちです。`,
  },
  legend: '「ジ」と「ハ」はそれぞれの手札、破線は脇、薄い表示は出されたか、いま出せないカードです。',
  places: { jekyll: 'ジキルの手札', hyde: 'ハイドの手札', aside: '脇', played: '出された' },
  suit: (potion) => `${card(potion)}の宣言：`,
  picked: (picked, entered, of) => (of === 0 ? card(picked) : `${card(picked)}：${of}枚中${entered}枚。`),
  because: (sentence) => `手がかり：${sentence}`,
  type: 'カードを入力：W4、または続けて何枚でも。秘薬には色を添えて：G2 3+ pride',
  typeHint: 'W4、3+ pride',
  noWord: (word) =>
    `「${word}」というカードはありません。カードはW1〜W7、G1〜G7、P1〜P7、2+、3+、4+、5+です。`,
  openHint: (observer) =>
    observer === null
      ? 'すべてのカードがわかっているので、普通の棋譜です。'
      : `まだわからないカードがあるので、${seats[observer]}から見たゲームに、推理できることを添えて表示します。`,
  seenBy: (observer) => `${seats[observer]}から見たゲームです。見えなかったカードは不明のままです。`,
};
