import type { Spot } from '#games/switch/board/edit-position';
import { words as game } from './names.ts';
import type { SandboxEditorWords } from '../text-types/sandbox-editor.ts';

const { seats, ranks, cardName } = game;

function place(spot: Spot): string {
  return spot === 'stack' ? '場' : spot === 'deck' ? '山札' : `${seats[spot]}の手札`;
}

/** 日本語。 */
export const words: SandboxEditorWords = {
  title: '局面を編集',
  how: '置き場所を選んでからカードを押すと、そこに移ります。もう一度押すと戻ります。カードを置き場所までドラッグしても、文字で入力してもかまいません。場では最後に置いたカードがいちばん上になり、どこにも置いていないカードはすべて山札です。',
  where: 'カードの置き場所',
  spot: (spot) => (spot === 'stack' ? '場' : spot === 'deck' ? '山札' : seats[spot]),
  cards: 'すべてのカード',
  suit: '下に並べるマーク',
  put: (moved, from, to) => `${cardName(moved)}、いまは${place(from)}：${place(to)}に移す`,
  moved: (moved, spot, count) => `${cardName(moved)}を${place(spot)}に移しました。全部で${count}枚です。`,
  typed: (spot) => (spot === 'stack' ? '場（最後がいちばん上）' : `${seats[spot]}の手札`),
  typedHint: '例：8S 10H 4D（スペードの8、ハートの10、ダイヤの4）',
  typedProblems: {
    'unknown-card': ({ found }) =>
      `「${found}」というカードはありません。「10H」のように、数字（2〜10、J、Q、K、A）とマークの文字（C、D、H、S）で、間に空白を入れて書いてください。`,
    'typed-twice': ({ card: twice }) => `${cardName(twice)}が2回書かれています。1枚しかないカードです。`,
  },
  players: '人数',
  turn: '手番',
  direction: '方向',
  directions: { '1': 'プレイヤー1から2へ', '-1': 'プレイヤー2から1へ' },
  penalty: 'ペナルティ',
  served: 'なし（効果を失っている）',
  run: 'ラン',
  noRun: 'なし',
  onRung: (run) => `${ranks[run]}まで来ている`,
  chosenSuit: 'エースで選んだマーク',
  mirroredRank: '7に合わせる数字',
  mirroredSuit: '7に合わせるマーク',
  fill: '空の手札に配る',
  filled: '手札のないプレイヤーに、ランダムに配りました。',
};
