import type { PlayGroup } from '#games/switch/board/group-plays-per-sentence';
import type { Card } from '#games/switch/rules/cards';
import { amount, anyOf, list } from '#words/en/lists-and-amounts';
import { words as game } from './names.ts';
import type { SandboxAnswersWords } from '../text-types/sandbox-answers.ts';

const { card, suits } = game;
const NUMBERS = ['', 'one', 'two', 'three', 'four'] as const;

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
    return `${card(first)}, then ${card(last)}`;
  const which = count === cards.length ? cardsOf(cards) : `${NUMBERS[count] ?? count} of ${cardsOf(cards)}`;
  const begins = firsts.length === cards.length ? [] : [`beginning with ${either(firsts)}`];
  const ends = lasts.length === cards.length ? 'ending on any of them' : `ending on ${either(lasts)}`;
  return [which, ...begins, ends].join(', ');
}

/** English. */
export const words: SandboxAnswersWords = {
  plays: {
    title: 'What may be done',
    none: 'Nobody is to act.',
    group,
    anySuit: 'choosing any suit',
    draw: 'Drawing',
    mistakes: 'Against the rules, at a price',
  },
  others: {
    title: 'What may not be laid, and why',
    after: (cards) => `After ${either(cards)} it may be laid all the same: cards of one rank go together.`,
  },
  rulings: {
    title: 'Where tables differ',
    played: ({ cards, suit }, follows) =>
      `${cardsOf(cards)}${suit === undefined ? '' : `, choosing ${suits[suit]}`}: ${follows}`,
    more: (moves) => `And so on for ${amount(moves, 'play')} more.`,
  },
  shorterDeck:
    'Hands, the top card and what is asked of whom are the same; the cards played on the way lie under it, and the deck is shorter by them.',
};
