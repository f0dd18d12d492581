import type { Card } from '#games/switch/rules/cards';
import type { TableAndReplayStepsWords } from '../text-types/table-and-replay-steps.ts';
import { anyOf } from '#words/ja/lists-and-amounts';
import { words as game } from './names.ts';

const cardsOf = (cards: readonly Card[]) => cards.map(game.cardName).join('、');

/** 日本語。 */
export const words: TableAndReplayStepsWords = {
  replay: {
    controls: '1手ずつ見る',
    ways: {
      first: '最初へ',
      partBack: '1手番戻る',
      back: '戻る',
      forward: '進む',
      partForward: '1手番進む',
      last: '最後へ',
      comment: '次のコメントへ',
    },
    seats: { all: '全員', ...game.seats },
    deal: '配札',
    game: 'ゲーム',
  },
  table: {
    label: 'テーブル',
    others: 'ほかのプレイヤー',
    hand: (seat, count) => `${game.seats[seat]}の手札：${count}枚`,
    emptyHand: () => '手札なし',
    hidden: '伏せられたカード',
    barred: (card) => `${game.cardName(card)}：なぜ出せない？`,
    play: (card) => `${game.cardName(card)}：ここで出してみる`,
    count: (count) => `${count}枚`,
    toAct: '手番',
    deck: (count) => (count === 0 ? '山札はありません' : `山札：${count}枚`),
    stack: (cards, count) => `場札${count}枚。一番上：${cardsOf(cards)}`,
    emptyStack: '場札はまだありません',
    match: ({ rank, suit }) => `合わせるのは${game.ranks[rank]}か${game.suits[suit]}`,
    matchLabel: '合わせる',
    answers: (answers) =>
      answers.length === 0
        ? 'このペナルティに応じられるカードはありません'
        : `応じられるのは${anyOf(answers.map(game.goes))}です`,
    answerLabel: '応じる',
    noAnswer: 'なし',
    or: 'か',
    mirrored: '7が写したもの',
    chosen: 'エースで選ばれたマーク',
    direction: (direction) =>
      direction === 1 ? '手番はプレイヤー1から2へ進みます' : '手番はプレイヤー2から1へ進みます',
    penalty: (seat, count) => `${game.seats[seat]}には${count}枚のペナルティが待っています`,
    run: (rank, next) =>
      next === null
        ? 'ランはエースまで来ました'
        : `ランは${game.ranks[rank]}まで来ました。次は${game.ranks[rank]}か${game.ranks[next]}`,
    ladder: 'ラン',
    goesOn: (rank, next) => `ラン：${rank}か${next}`,
  },
  drawn: '引く',
  moves: {
    deal: ({ hands }) => `${Object.keys(hands).length}人に手札が配られます`,
    play: ({ by, cards, suit }) =>
      `${game.seats[by]}が${cardsOf(cards)}を出${suit === undefined ? 'します' : `し、${game.suits[suit]}を選びます`}`,
    draw: ({ by }) => `${game.seats[by]}が引きます`,
    shuffle: () => '場札を切り直して新しい山札にします',
  },
};
