import type { PlayGroup } from '#games/switch/board/group-plays-per-sentence';
import type { Card } from '#games/switch/rules/cards';
import { anyOf, list } from '#words/ja/lists-and-amounts';
import { words as game } from './names.ts';
import type { SandboxAnswersWords } from '../text-types/sandbox-answers.ts';

const { card, suits } = game;

function cardsOf(cards: readonly Card[]): string {
  return list(cards.map(card));
}

function either(cards: readonly Card[]): string {
  return anyOf(cards.map(card));
}

function group({ count, cards, firsts, lasts }: PlayGroup): string {
  const [first] = firsts;
  const [last] = lasts;
  if (count === 2 && cards.length === 2 && firsts.length === 1 && first && last)
    return `${card(first)}、次に${card(last)}`;
  const which =
    count === cards.length ? `${cardsOf(cards)}の${count}枚` : `${cardsOf(cards)}のうち${count}枚`;
  const begins = firsts.length === cards.length ? '' : `、最初は${either(firsts)}`;
  const ends = lasts.length === cards.length ? '、最後はどれでもよい' : `、最後は${either(lasts)}`;
  return `${which}${begins}${ends}`;
}

/** 日本語。 */
export const words: SandboxAnswersWords = {
  plays: {
    title: 'できること',
    none: '手番のプレイヤーはいません。',
    group,
    anySuit: 'どのマークを選んでもよい',
    draw: '引く',
    mistakes: 'ルールに反し、引くことになるもの',
  },
  others: {
    title: '出せないカードとその理由',
    after: (cards) => `${either(cards)}のあとになら続けて出せます。同じ数字はまとめて出せます。`,
  },
  rulings: {
    title: '卓によって違う点',
    played: ({ cards, suit }, follows) =>
      `${cardsOf(cards)}を出${suit === undefined ? 'す' : `して${suits[suit]}を選ぶ`}と：${follows}`,
    more: (moves) => `違いが出る手は、ほかに${moves}手あります。`,
  },
  shorterDeck:
    '手札と一番上の札、誰が何を求められているかは同じです。途中で出した札はその下に入り、山札はその分だけ少なくなります。',
};
