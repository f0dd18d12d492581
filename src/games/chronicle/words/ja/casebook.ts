import type { Card } from '#games/chronicle/rules/cards';
import { list } from '#words/ja/lists-and-amounts';
import { say } from '#words/sentences';
import type { CasesWords } from '../casebook.ts';
import { words as game } from './game.ts';
import { words as legality } from './refusals.ts';
import { words as table } from './table.ts';

const { seats, suits, card } = game;

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
    topic: '内容',
    contested: '読み方',
    any: 'すべて',
    topics: {
      wilds: 'ワイルド',
      eights: '8のカード',
      evil: '邪悪なカード',
      down: '裏向きのカード',
      'filled-in': '卓で補った効果',
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
  why: '理由',
  contested: '2通りに読める点',
  rules: 'この事例のルール',
  sources: '資料',
  silent: '手元のどの資料にもありません。',
  related: '関連する事例',
  previous: '前',
  next: '次',
  ofRule: (count) => `事例${count}件`,
  inChapter: (count) => `（${count}件）`,
  fromBook: '事例集',
  slips: ({ where, misfit }) => {
    const sentence =
      misfit.type === 'no-card-or-suit'
        ? `{${misfit.found}}というカードも色もありません。`
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
