import { amount } from '#words/en/lists-and-amounts';
import { say } from '#words/sentence-per-type';
import type { Card } from '#games/jekyll-vs-hyde/rules/cards';
import type { Effect, Outcome, Ranks } from '#games/jekyll-vs-hyde/dispute/dispute-verdict-facts';
import type { DisputeWords } from '../interfaces/dispute.ts';
import { words as game } from './names.ts';
import { words as legality } from './legality.ts';

type Won = Extract<Outcome, { readonly type: 'won' }>;

function reason({ rule, decision }: Won): string {
  switch (rule) {
    case 'same-suit':
      return 'the higher number of one suit';
    case 'higher-rank':
      return 'the higher rank of its suit, whatever the numbers';
    case 'potion-number':
      return 'the higher number, a Potion counting 0.5 more';
    case 'two-potions':
      return 'the higher number of the two Potions';
    case 'off-suit-answer':
      if (decision === 'no-ranks') return 'the higher number, for the two suits have no ranks to compare';
      return decision === 'rank'
        ? 'the higher rank, the Potion counting as the named suit, as the Japanese summary reads it'
        : 'the higher number, for a Potion was led';
  }
}

function before(effect: Effect): string {
  switch (effect.type) {
    case 'wrath':
      return 'Wrath wipes the board, then ';
    case 'greed':
      return `each gives the other ${amount(effect.count, 'card')}, then `;
    case 'greed-nothing':
      return 'no card is left that Greed could exchange, and ';
    default:
      return '';
  }
}

function after(effect: Effect): string {
  switch (effect.type) {
    case 'cancel':
      return ', and the two cancel each other’s effect';
    case 'pride':
      return ', and Pride takes a trick from the loser as well';
    case 'pride-nothing':
      return ', and Pride finds no trick to take';
    default:
      return '';
  }
}

/** Who wins by ranks that nobody has told, and who reads it so. */
function byRanks({ named, answered, potion, answer }: Ranks, card: Card): string {
  const { suits } = game;
  return `as the Japanese summary reads it, ${game.card(potion)} wins if ${suits[named]} ranks above ${suits[answered]}, ${game.card(answer)} if it ranks below, and ${game.card(card)} by its number while one of the two has no rank`;
}

/** English. */
export const words: DisputeWords = {
  questions: {
    led: () => 'What was led?',
    answer: () => 'What was played to it?',
    names: () => 'Which suit was named?',
    holds: (asked) => `Did whoever answered still hold ${asked || 'the suit that the Potion named'}?`,
    ranking: () => 'What lay on the board, lowest first?',
    left: () => 'How many cards has each left?',
    owns: () => 'Does the loser own a trick?',
  },
  labels: {
    led: 'Led',
    answer: 'Answered',
    names: 'Named',
    holds: 'Held the suit',
    ranking: 'Board',
    left: 'Cards left',
    owns: 'Owns a trick',
  },
  choices: {
    answer: { nothing: 'Nothing yet: may it be led?' },
    names: { any: 'Any of them', none: 'None was named' },
    holds: { none: 'No', some: 'Yes' },
    left: { '2': '2 or more' },
    owns: { yes: 'Yes', no: 'No' },
  },
  potions: 'Potions',
  ranking: (suits) => (suits.length === 0 ? 'No token' : suits.map((suit) => game.suits[suit]).join(' < ')),
  verdicts: {
    led: ({ potion }) =>
      potion
        ? 'A Potion may be led to any trick, and any suit may be named, held or not.'
        : 'Any card of the hand may be led.',
    unnamed: ({ answered }) =>
      answered
        ? 'No: without a named suit the lead is not complete, and nothing may be played to it; no source says what now, and we suggest that the round is dealt again and the marker stays.'
        : 'No: a Potion is led with the name of a suit, which its leader still gives before the other plays.',
    'must-follow': () => 'No: whoever holds the suit that was led plays it, or a Potion instead.',
    'must-follow-named': ({ potion }) =>
      potion
        ? 'No: whoever holds the named suit plays it, and no Potion.'
        : 'No: whoever holds the suit that the Potion named plays it.',
    refused: ({ refusal }) => say(legality.refusals, refusal),
    won: (won) =>
      won.hangsOn === null
        ? `${won.instead ? 'A Potion may always be played to a suit that is led' : 'It may be played'}: ${before(won.effect)}${game.card(won.card)} wins by ${reason(won)}${after(won.effect)}.`
        : `It may be played: ${before(won.effect)}${byRanks(won.hangsOn, won.card)}${after(won.effect)}.`,
  },
};
