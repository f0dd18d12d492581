import type { Card } from '#games/switch/rules/cards';
import type { CasebookWords } from '../text-types/casebook.ts';
import { list } from '#words/ja/lists-and-amounts';
import { words as exercises } from './exercises.ts';
import { words as game } from './names.ts';
import { words as table } from './table-and-replay-steps.ts';

const { seats, suits, ranks, card } = game;

function cards(held: readonly Card[]): string {
  return list(held.map(card));
}

/** 日本語。 */
export const words: CasebookWords = {
  filters: {
    topic: 'カード',
    contested: '読み方',
    topics: {
      '2': '2のカード',
      '3': '3のカード',
      '5H': '5♥のカード',
      '7': '7のカード',
      '8': '8のカード',
      J: 'ジャック',
      A: 'エース',
    },
    readings: { contested: '2通りに読める', agreed: '1通りに決まる' },
  },
  statements: {
    playable: ({ cards: open }) =>
      open.length === 0
        ? '手札に出せるカードはありません。'
        : `手札から最初に出せるのは${cards(open)}だけです。`,
    match: ({ match }) =>
      match === null
        ? '場にはまだカードがありません。'
        : `次に合わせるのは${suits[match.suit]}か${ranks[match.rank]}です。`,
    penalty: ({ penalty }) => (penalty === 0 ? 'ペナルティはありません。' : `ペナルティは${penalty}枚です。`),
    run: ({ run }) => (run === null ? 'ランは続いていません。' : `ランはいま${ranks[run]}です。`),
    direction: ({ direction }) => `${table.table.direction(direction)}。`,
    count: ({ seat, count }) =>
      count === 0 ? `${seats[seat]}の手札はありません。` : `${seats[seat]}の手札は${count}枚です。`,
    hand: ({ seat, cards: held }) =>
      held.length === 0 ? `${seats[seat]}の手札はありません。` : `${seats[seat]}の手札は${cards(held)}です。`,
    deck: ({ count }) => (count === 0 ? '山札はもうありません。' : `山札は${count}枚です。`),
    drawn: ({ count }) => (count === 0 ? '1枚も引きません。' : `引くのは${count}枚です。`),
    turn: ({ phase, seats: turn }) => {
      const [first] = turn;
      if (first !== undefined && first !== 'dealer') return `${seats[first]}の番です。`;
      switch (phase) {
        case 'deal':
          return 'カードを配るところです。';
        case 'shuffle':
          return '場のカードを切り直すところです。';
        case 'turn':
        case 'over':
          return 'もう出すカードはありません。';
      }
    },
    winner: ({ winner }) => {
      if (winner === null) return 'まだ勝敗は決まっていません。';
      return winner === 'draw' ? '引き分けです。' : `${seats[winner]}の勝ちです。`;
    },
  },
  tried: exercises.wanted,
  allowed: 'できます。',
  contested: '2通りに読める点',
  silent: '資料に記載がないので、ゲームが進むようにここで決めています。',
  noOthers:
    'このサイトで使うスイッチの資料は、このハウスルールだけです。項目どうしが補い合ったり食い違ったりすることはあっても、裏づけたり反対したりする別の資料はありません。',
};
