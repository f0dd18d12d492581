import type { Card } from '#games/switch/rules/cards';
import type { CasesWords } from '../casebook.ts';
import { list } from '#words/ja/lists-and-amounts';
import { say } from '#words/sentences';
import { words as exercises } from './exercises.ts';
import { words as game } from './game.ts';
import { words as legality } from './refusals.ts';
import { words as table } from './table.ts';

const { seats, suits, ranks, card } = game;

function cards(held: readonly Card[]): string {
  return list(held.map(card));
}

function under(reading: string | null): string {
  return reading === null ? '' : `（「${reading}」の読み方）`;
}

/** 日本語。 */
export const words: CasesWords = {
  title: '事例集',
  intro: (cases) =>
    `遊んでいて出てくる疑問${cases}件を、局面とともに集めました。どれもルールのプログラムで実際に進めて確かめてあり、答えはその結果です。`,
  chapters: '章',
  filters: {
    text: '検索',
    rule: '関係するルール',
    topic: 'カード',
    contested: '読み方',
    any: 'すべて',
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
    shown: '表示中の事例：{shown}件',
  },
  position: '局面',
  sandbox: 'サンドボックスで開く',
  found: '判定',
  moments: {
    start: '最初',
    asked: '疑問の場面',
    after: (move) => `その後：${move}`,
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
  why: '理由',
  contested: '2通りに読める点',
  rules: 'この事例のルール',
  sources: '資料',
  silent: '資料に記載がないので、ゲームが進むようにここで決めています。',
  related: '関連する事例',
  previous: '前',
  next: '次',
  ofRule: (count) => `事例${count}件`,
  inChapter: (count) => `（${count}件）`,
  fromBook: '事例集',
  slips: ({ where, misfit }) => {
    const sentence =
      misfit.type === 'no-card-or-suit'
        ? `{${misfit.found}}というカードもマークもありません。`
        : say(legality.misfits, misfit);
    return where === '' ? sentence : `${where}：${sentence}`;
  },
  faults: {
    'illegal-move': ({ reading, move, refusals }) =>
      `${move}手目${under(reading)}は認められません。${refusals.map((refusal) => say(legality.refusals, refusal)).join('')}`,
    'not-so': ({ reading, finding: { claim, found } }) =>
      `${claim.at}手目の後${under(reading)}について、事例は${JSON.stringify(claim)}としていますが、実際は${JSON.stringify(found)}です。`,
    'unexplained-move': ({ reading, move }) =>
      `${move}手目${under(reading)}がどのルールによるのか、事例に書かれていません。`,
    'idle-rule': ({ rule }) => `答えのどこにも、ルール「${rule}」が使われていません。`,
  },
};
