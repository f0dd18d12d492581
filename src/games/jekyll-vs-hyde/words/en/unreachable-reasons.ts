import type { Suit } from '#games/jekyll-vs-hyde/rules/cards';
import type { UnreachableReasonsWords } from '../text-types/unreachable-reasons.ts';
import { amount } from '#words/en/lists-and-amounts';
import { words as game } from './names.ts';

const { seats, suits, card } = game;

/** English. */
export const words: UnreachableReasonsWords = {
  reasons: {
    'second-game': () =>
      'This is the second game of a return match, and this table plays none. Choose the ruling, or the first game.',
    marker: ({ round, marker, can }) =>
      can.length === 1
        ? `In round ${round} the marker stands on ${can.join()}, not on ${marker}: no round has moved it yet.`
        : `In round ${round} the marker cannot stand on ${marker}, only on ${either(can.map(String))}: gaps are even, and on the last space the game would be over.`,
    'too-early': ({ before, what }) => `${things[what]}, but ${moments[before]}.`,
    'card-twice': ({ card: twice }) => `${card(twice)} is there twice; there is only one.`,
    'hand-dealt': ({ seat, count, due }) =>
      `${seats[seat]} holds ${amount(count, 'card')}; for the preparation each is dealt ${due}.`,
    'hands-unequal': ({ counts: { jekyll, hyde } }) => {
      const counted = `${seats.jekyll} holds ${amount(jekyll, 'card')} and ${seats.hyde} ${hyde}: before a lead both hold the same number.`;
      const [leader, answers] = jekyll < hyde ? [seats.jekyll, seats.hyde] : [seats.hyde, seats.jekyll];
      return Math.abs(jekyll - hyde) === 1
        ? `${counted} If ${leader} has led and ${answers} is to answer, lay the card that was led on the table.`
        : counted;
    },
    'cards-and-tricks': ({ count, tricks, due }) =>
      `With ${amount(tricks, 'trick')} played each holds ${Math.max(0, due - tricks)}, not ${count}: cards in hand and tricks played make ${due}.`,
    'round-played': () => 'All ten tricks have been played, so nobody leads any more: the round is over.',
    'set-aside': ({ count, due }) =>
      `${amount(count, 'card')} ${count === 1 ? 'is' : 'are'} set aside; it has to be ${due}.`,
    'first-leader': ({ round, marker, leader }) =>
      round === 1
        ? `${seats[leader]} leads to the first trick of round 1.`
        : `${seats[leader]} leads to the first trick of round ${round}: the marker stands on ${marker}, which is ${seats[leader]}’s side.`,
    'leader-without-trick': ({ leader }) =>
      `${seats[leader]} leads, so has won the last trick, but owns none.`,
    'token-unplayed': ({ suit }) =>
      `${suits[suit]} has a token, but none of it has been played: all of it is in hand or set aside.`,
    'token-missing': ({ suit }) =>
      `${suits[suit]} has been played and has no token. Only Wrath against a Potion clears the board, and no Potion has been played.`,
    'potions-kept': ({ round, potions: { jekyll, hyde } }) =>
      `No preparation of round ${round} leaves ${seats.jekyll} ${amount(jekyll, 'Potion')} and ${seats.hyde} ${hyde}: whoever was dealt two or more has given one.`,
    'tokens-unfit': ({ fitting }) =>
      `No game puts the tokens so with these cards played. They could lie so, lowest first: ${fitting.map(tokens).join('; ')}.`,
    'tricks-unfit': ({ fitting }) =>
      `No game shares the tricks so with these cards played. They could be shared so: ${fitting.map(({ jekyll, hyde }) => `${jekyll}–${hyde}`).join(', ')}.`,
    'leader-unfit': () => 'No game gives the lead to this seat here; the other could have it.',
    'aside-unfit': () =>
      'With these cards set aside, no game plays the others in so many tricks. With other cards set aside it could be.',
    'no-past': ({ tricks }) =>
      `No game leads here: whatever was exchanged, these cards cannot have been played in ${amount(tricks, 'trick')} that end so.`,
  },
};

const things = {
  tokens: 'Tokens lie on the board',
  tricks: 'Tricks have been won',
  'set-aside': 'Cards are set aside',
} as const;

const moments = {
  deal: 'the cards have not been dealt yet',
  preparation: 'the preparation is still to come',
  'first-lead': 'no card has been played yet',
} as const;

/** The tokens of a ranking, lowest first. */
function tokens(ranking: readonly Suit[]): string {
  return ranking.length === 0 ? 'none' : ranking.map((suit) => suits[suit]).join(', ');
}

function either(items: readonly string[]): string {
  return new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(items);
}
