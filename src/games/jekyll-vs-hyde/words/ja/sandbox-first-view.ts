import { words as game } from './names.ts';
import type { SandboxFirstViewWords } from '../text-types/sandbox-first-view.ts';

const { seats, suits, card } = game;

/** 日本語。 */
export const words: SandboxFirstViewWords = {
  title: 'サンドボックス',
  intro:
    '好きな局面を作ると、何を出せるか、誰がトリックを取るか、それはなぜかを、ルールに従って答えます。リンクを送れば、誰にでも確かめてもらえます。',
  noScript: 'サンドボックスにはJavaScriptが必要です。答えは、このブラウザーの中でルールから導くからです。',
  starts: {
    random: 'ランダム',
    find: '条件で探す',
    games: 'ゲームから',
    cases: '事例から',
  },
  panels: {
    worth: 'カードごとの価値',
    share: '共有',
  },
  toJudge: {
    play: '「完了」を押してからカードを出すと判定します。',
    give: '「完了」を押してからカードを選ぶと判定します。',
  },
  mayAnswer: (cards, held) =>
    `${cards === held ? 'どのカードも' : `${held}枚のうち${cards}枚を`}出せます（「完了」のあと）。`,
  unnamed: (leader, potion) =>
    `${seats[leader]}が${card(potion)}をリードし、色を宣言するところです。下で選んでください。`,
  trick: (leader, decided) => `リードは${seats[leader]}です。${decided}`,
  nothing: 'カードを並べると、ルール上の答えがここに出ます。',
  toAct: {
    preparation: (acting, count) => chooses(acting, '渡す', count),
    lead: (seat) => `${seats[seat]}のリードです。`,
    follow: (leader, seat, suit) =>
      `${seats[leader]}がリードし、${seats[seat]}が応じる番です。求められている色は${suits[suit]}です。`,
    greed: (acting, count) => chooses(acting, '強欲で交換する', count),
    deal: 'ハイドがカードを配るところです。',
    over: 'ゲームは終わっています。',
    noCards: (seat) => `${seats[seat]}の番ですが、手札がありません。`,
  },
};

function chooses(acting: readonly (keyof typeof seats)[], what: string, count: number): string {
  return acting.length === 1
    ? `あとは${acting.map((seat) => seats[seat]).join()}が${what}カードを${count}枚選ぶだけです。`
    : `両者が${what}カードを${count}枚ずつ選ぶところです。`;
}
