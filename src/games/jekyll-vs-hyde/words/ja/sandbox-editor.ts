import { words as game } from './names.ts';
import type { SandboxEditorWords } from '../text-types/sandbox-editor.ts';

const { seats, suits, card } = game;

/** 日本語。 */
export const words: SandboxEditorWords = {
  title: '局面を編集',
  how: '置き場所を選んでからカードを押すと、そこに移ります。もう一度押すと戻ります。カードを置き場所までドラッグしても、文字で入力してもかまいません。',
  where: 'カードの置き場所',
  spots: {
    jekyll: 'ジキルの手札',
    hyde: 'ハイドの手札',
    led: '場（リード）',
    aside: '脇',
    box: '箱',
  },
  badges: { jekyll: 'ジ', hyde: 'ハ', led: '▲', aside: '–', box: '' },
  cards: 'すべてのカード',
  suitOf: (suit) => (suit === null ? '秘薬' : suits[suit]),
  put: (moved, from, to) => `${card(moved)}、いまは${places[from]}：${places[to]}に移す`,
  moved: (moved, spot, count) => {
    const where = `${card(moved)}を${places[spot]}に移しました。`;
    return spot === 'jekyll' || spot === 'hyde' || spot === 'aside'
      ? `${where}全部で${count}枚です。`
      : where;
  },
  typed: { jekyll: 'ジキルの手札', hyde: 'ハイドの手札', aside: '脇' },
  typedHint: '例：W1 G3 2+（憤怒1、強欲3、秘薬2+）',
  typedProblems: {
    'unknown-card': ({ found }) =>
      `「${found}」というカードはありません。憤怒はW1〜W7、強欲はG1〜G7、傲慢はP1〜P7、秘薬は2+〜5+です。間に空白を入れて書いてください。`,
    'typed-twice': ({ card: twice }) => `${card(twice)}が2回書かれています。1枚しかないカードです。`,
  },
  names: (potion) => `${card(potion)}の宣言`,
  leader: 'リードする人',
  leaders: { ...seats, nobody: 'まだいない（準備）' },
  ranking: '序列（弱い順）',
  rankingBefore: 'このトリックの前の序列',
  noRanks: '序列は未定',
  round: 'ラウンド',
  marker: 'コマの位置',
  won: (seat) => `${seats[seat]}のトリック数`,
  match: '2戦制',
  firstGame: '1戦目',
  secondGame: (needed) =>
    needed === 'never'
      ? '2戦目（1戦目のハイドは勝てなかった）'
      : `2戦目（1戦目のハイドは${needed}ラウンドで勝った）`,
};

const places = {
  jekyll: 'ジキルの手札',
  hyde: 'ハイドの手札',
  led: '場',
  aside: '脇',
  box: '箱',
} as const;
