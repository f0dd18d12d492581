import { rankOf, type Card } from '#games/switch/rules/cards';
import type { Draw, Play } from '#games/switch/rules/state';
import { list } from '#words/ja/lists-and-amounts';
import { words as shared } from '#words/ja/puzzles';
import type { PuzzlesWords } from '../text-types/puzzles.ts';
import { words as game } from './names.ts';

const { seats, suits, ranks, card } = game;

function cards(held: readonly Card[]): string {
  return list(held.map(card));
}

function plays(made: readonly (Play | Draw)[]): string {
  return made
    .map((action) => (action.type === 'draw' ? 'カードを引く' : action.cards.map(card).join(' ')))
    .join(' → ');
}

/** どう失敗するか。 */
const failed: PuzzlesWords['told']['wrong'] = (action, _, failure) => {
  switch (failure.type) {
    case 'passed': {
      const next = failure.next === null ? 'ディーラー' : seats[failure.next];
      return `${seats[action.by]}の手札に${cards(failure.left)}を残したまま、${next}の番になります。`;
    }
    case 'trick-last':
      return `最後の1枚が${card(failure.card)}になります。特殊カードでは上がれないので、${seats[action.by]}はカードを引くことになります。`;
    case 'stuck':
      return `出せるカードがありません。合わせるのは${ranks[failure.match.rank]}か${suits[failure.match.suit]}ですが、${seats[action.by]}に残っているのは${cards(failure.left)}です。`;
  }
};

/** 日本語。 */
export const words: PuzzlesWords = {
  ...shared,
  intro: (puzzles) =>
    `ほかの誰かが動く前に手札を出し切る問題が${puzzles}問あります。8とジャックでもう一度自分の番になりますが、最後の1枚にはできません。正解の手順はただ1つで、あらゆる出し方を調べて確かめてあります。`,
  task: (held) => `ほかの誰かが動く前に${held}枚を出し切る`,
  standing: (seat, players) => `${players}人のうち、${seats[seat]}の番です。`,
  about: {
    title: '問題の見つけ方',
    text: '8は偶数枚出すともう一度自分の番になり、ジャックはほかの全員を飛ばす枚数、つまり2人なら1枚、3人なら2枚、4人なら3枚で同じことになります。プログラムはこれらと、最後に出す同じ数字のカードとで手札を作り、あらゆる出し方を調べて、出し切る手順がただ1つで、しかも少なくとも1つは惑わされる出し方のあるものだけを選んでいます。いちばん上より下のカードの順番や、続けて出す同じ数字を1回で出すか何回かに分けるかの違いは、同じ手順とみなします。段階が多いほど、惑わされる出し方が多いほど、そしてその失敗がわかるのが遅いほど、難しい問題としています。',
  },
  list: {
    ...shared.list,
    task: (held, players) => `${players}人、手札${held}枚`,
    kind: (top, { rank, suit }) => {
      if (rankOf(top) === 'A') return `場は${card(top)}、選ばれたマークは${suits[suit]}`;
      return rankOf(top) === rank
        ? `場は${card(top)}`
        : `場は${card(top)}、写しているのは${suits[suit]}の${ranks[rank]}`;
    },
  },
  told: {
    right: (count) => `${count}回で出し切り、ほかの誰も動いていません。これ以外の手順はありません。`,
    wrong: (action, more, failure) => {
      const end = failed(action, more, failure);
      if (action.type === 'draw') return `カードを引くと番が終わります。${end}`;
      if (more.length > 0)
        return `もう一度自分の番にはなりますが、もう出し切れません。続けられるのは${plays(more)}までで、そこで${end}`;
      return failure.type === 'stuck' ? `もう一度自分の番にはなりますが、${end}` : end;
    },
    shown: (way) => `手順は${plays(way)}です。`,
    stepOn: '先へ進むと、順に見られます。',
  },
  description: (number, held, players) =>
    `第${number}問。${players}人で、手札は${held}枚。8とジャックと同じ数字のカードを使い、ほかの誰かが動く前に出し切ります。手順はただ1つです。`,
  plays,
  answer: {
    title: '正解と、ほかの最初の出し方の結果',
    text: (way) => `${plays(way)}。ほかの誰も動きません。`,
    columns: ['最初の出し方', 'どう失敗するか'],
  },
  unconfirmed: (position, claim) => `問題${position}の${claim}は解析の結果と合いません。`,
};
