import { other, type Card } from '#games/jekyll-vs-hyde/rules/cards';
import type { CasebookWords } from '../text-types/casebook.ts';
import { list, noneOf } from '#words/ja/lists-and-amounts';
import { words as exercises } from './exercises.ts';
import { words as game } from './names.ts';

const { seats, suits, card } = game;

function cards(held: readonly Card[]): string {
  return list(held.map(card));
}

/** 日本語。 */
export const words: CasebookWords = {
  filters: {
    topic: '内容',
    contested: '資料',
    topics: {
      pride: '傲慢の効果',
      greed: '強欲の効果',
      wrath: '憤怒の効果',
      'two-potions': '1トリックに秘薬2枚',
    },
    readings: { contested: '食い違う、または記載がない', agreed: '一致している' },
  },
  statements: {
    playable: ({ seat, cards: open }) => {
      if (open.length === 0) return `${seats[seat]}に選べるカードはありません。`;
      return open.length === 1
        ? `${seats[seat]}が選べるのは${cards(open)}だけです。`
        : `${seats[seat]}が選べるのは${cards(open)}です。`;
    },
    trick: ({ winner }) =>
      winner === null ? 'トリックは終わっていません。' : `このトリックは${seats[winner]}の勝ちです。`,
    tricks: ({ jekyll, hyde }) => `トリック数はジキル${jekyll}、ハイド${hyde}です。`,
    ranking: ({ suits: ranked }) => {
      const names = ranked.map((suit) => suits[suit]);
      if (names.length === 0) return 'どの色にも序列がありません。';
      if (names.length === 1) return `${names.join()}が最弱で、ほかの色の序列は未定です。`;
      return `色の序列は${names.join('＜')}です。`;
    },
    hand: ({ seat, cards: held }) =>
      held.length === 0 ? `${seats[seat]}の手札はありません。` : `${seats[seat]}の手札は${cards(held)}です。`,
    turn: ({ phase, seats: turn }) => {
      const who = list(turn.flatMap((one) => (one === 'dealer' ? [] : [seats[one]])));
      switch (phase) {
        case 'deal':
          return 'ハイドがカードを配るところです。';
        case 'preparation':
        case 'greed':
          return turn.length === 1
            ? `${who}がまだ渡すカードを選んでいません。`
            : '両者が渡すカードを選ぶところです。';
        case 'lead':
          return `${who}のリードです。`;
        case 'follow':
          return `${who}が応じる番です。`;
        case 'over':
          return 'もう出すカードはありません。';
      }
    },
    marker: ({ marker }) => `コマは${marker}にあります。`,
    winner: ({ winner }) => {
      if (winner === null) return 'まだ勝敗は決まっていません。';
      return winner === 'draw' ? '引き分けです。' : `${seats[winner]}の勝ちです。`;
    },
    knows: ({ seat, cards: known, voids }) => {
      const them = seats[other(seat)];
      const held =
        known.length === 0
          ? `${them}が確実に持っていると${seats[seat]}にわかるカードは、まだありません。`
          : `${seats[seat]}は、${them}が${cards(known)}を持っていることを知っています。`;
      if (voids.length === 0) return held;
      const rest = known.length === 0 ? `${them}の手札` : `${them}の残りの手札`;
      return `${held}${rest}に${noneOf(voids.map((suit) => suits[suit]))}ありません。`;
    },
    unseen: ({ seat, cards: hidden }) =>
      hidden.length === 0
        ? `${seats[seat]}がまだ見ていないカードはありません。`
        : `${seats[seat]}がまだ見ていないのは${cards(hidden)}で、${hidden.length === 1 ? '' : 'どれも'}${seats[other(seat)]}の手札か脇にあります。`,
  },
  tried: {
    ...exercises.wanted,
    deal: ({ jekyll, hyde }) =>
      `ハイドはジキルに${jekyll.length}枚、自分に${hyde.length}枚配ろうとしています。`,
  },
  contested: '資料が食い違う点、記載がない点',
  silent: 'どの資料にも記載がないため、上の裁定によります。',
  near: 'どの資料にも記載がなく、答えはこのサイトの提案です。最も近い記述は次のとおりです。',
  unexecuted:
    'このような間違いはルールのプログラムが受けつけないので、そのあとを実際に進めることはできません。プログラムが確かめたのは、局面、そこでするべきだったこと、そしてその間違いが認められないことの3点です。間違いをどう正すかは、このサイトの提案です。',
};
