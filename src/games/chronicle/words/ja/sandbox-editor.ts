import type { Spot } from '#games/chronicle/board/edit-position';
import { SEATS } from '#games/chronicle/rules/cards';
import type { SandboxEditorWords } from '../text-types/sandbox-editor.ts';
import { words as game } from './names.ts';

const { seats, suits, card } = game;

function place(spot: Spot): string {
  if (spot === 'discard') return '捨て札';
  if (spot === 'aside') return '脇';
  if (spot === 'nowhere') return '卓の外';
  const name = seats[SEATS.find((seat) => spot.endsWith(seat)) ?? 'p1'];
  if (spot.startsWith('hand')) return `${name}の手札`;
  return spot.startsWith('allies') ? `${name}の仲間` : `${name}の出したカード`;
}

/** 日本語。 */
export const words: SandboxEditorWords = {
  title: '局面を編集',
  how: '誰のどの場所に置くかを選んでからカードを押すと、そこに移ります。もう一度押すとなくなります。カードを手札までドラッグしても、文字で入力してもかまいません。ミーティングでは、実際に出したときと同じ向きになります。',
  whose: '誰の場所に置くか',
  who: (seat) => (seat === 'table' ? '卓の中央' : seats[seat]),
  table: '中央',
  where: 'どの場所に置くか',
  places: { hand: '手札', allies: '仲間', meeting: '場', discard: '捨て札', aside: '脇' },
  cards: 'すべてのカード',
  suit: '下に並べる色',
  wilds: 'ワイルド',
  suitName: (suit) => suits[suit],
  put: (moved, from, to) =>
    to === 'nowhere'
      ? `${card(moved)}、いまは${place(from)}：取り除く`
      : `${card(moved)}、いまは${place(from)}：${place(to)}に移す`,
  moved: (moved, spot, count) =>
    spot === 'nowhere'
      ? `${card(moved)}を取り除きました。`
      : `${card(moved)}を${place(spot)}に移しました。全部で${count}枚です。`,
  typing: '文字で入力',
  typed: (spot) =>
    spot === 'discard' ? '捨て札（最後がいちばん上）' : spot === 'aside' ? '脇のカード' : place(spot),
  typedHint: '例：L8 W10（愛8、知恵10）',
  typedProblems: {
    'unknown-card': ({ found }) =>
      `「${found}」というカードはありません。「L8」のように「L」「P」「W」と1〜10の数で書くか、「Sage」「Fool」「Angel」「Demon」「Dragon」「King」と、間に空白を入れて書いてください。`,
    'typed-twice': ({ card: twice }) => `${card(twice)}が2回書かれています。1枚しかないカードです。`,
  },
  players: '人数',
  leader: 'リードする人',
  lead: 'リードカード',
  condition: '名声の条件',
  second: 'もう1つの条件',
  noSecond: 'なし',
  fame: (seat) => `${seats[seat]}の名声`,
  deal: '残りのカードを配る',
  dealt: 'どこにもなかったカードをすべて、ランダムに配りました。',
};
