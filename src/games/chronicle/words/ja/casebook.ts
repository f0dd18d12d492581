import type { Card } from '#games/chronicle/rules/cards';
import { list } from '#words/ja/lists-and-amounts';
import type { CasebookWords } from '../text-types/casebook.ts';
import { words as game } from './names.ts';
import { words as table } from './table-and-replay-steps.ts';

const { seats, suits, card } = game;

function cards(held: readonly Card[]): string {
  return list(held.map(card));
}

/** 日本語。 */
export const words: CasebookWords = {
  filters: {
    topic: '内容',
    contested: '読み方',
    topics: {
      wilds: 'ワイルド',
      eights: '8のカード',
      evil: '邪悪なカード',
      down: '裏向きのカード',
      'filled-in': '卓で補った効果',
    },
    readings: { contested: '2通りに読める', agreed: '1通りに決まる' },
  },
  statements: {
    playable: ({ up, down }) => {
      if (up.length === 0 && down.length === 0) return '出せるカードはありません。';
      if (down.length === 0) return `出せるのは${cards(up)}だけで、表向きに出します。`;
      return up.length === 0
        ? `出せるのは${cards(down)}だけで、裏向きに出します。`
        : `表向きなら${cards(up)}、裏向きなら${cards(down)}を出せます。`;
    },
    lead: ({ suit }) => (suit === null ? 'リードの色は未定です。' : `リードの色は${suits[suit]}です。`),
    hand: ({ seat, cards: held }) =>
      held.length === 0 ? `${seats[seat]}の手札はありません。` : `${seats[seat]}の手札は${cards(held)}です。`,
    allies: ({ seat, cards: won }) =>
      won.length === 0 ? `${seats[seat]}の仲間はいません。` : `${seats[seat]}の仲間は${cards(won)}です。`,
    owns: ({ seat, cards: won }) =>
      won.length === 0
        ? `${seats[seat]}の仲間に、そのカードはありません。`
        : `${seats[seat]}の仲間に${cards(won)}があります。`,
    fame: ({ fame }) => `名声は、席の順に${fame.map((points) => `${points}点`).join('、')}です。`,
    turn: ({ phase, seats: turn }) => {
      const [first] = turn;
      if (first === undefined || first === 'dealer')
        return phase === 'over' ? 'もう出すカードはありません。' : '次のラウンドを配るところです。';
      return phase === 'effect' ? `${seats[first]}が選ぶところです。` : `${seats[first]}の番です。`;
    },
    winner: ({ winner }) =>
      winner === null || winner === 'draw' ? 'まだ勝者は決まっていません。' : `${seats[winner]}の勝ちです。`,
  },
  tried: {
    ...table.moves,
    play: ({ by, card: wanted, down }) =>
      `${seats[by]}が${card(wanted)}を${down === true ? '裏向きに' : ''}出そうとします。`,
  },
  contested: '2通りに読める点',
  silent: '手元のどの資料にもありません。',
  noOthers:
    'ゲーム全体を述べた資料は、手引書だけです。カードの一部について述べたデザイナーのページや批評は、関係する事例で示しています。',
};
