import { amount } from '#words/en/lists-and-amounts';
import { say } from '#words/sentence-per-type';
import type { Card } from '#games/jekyll-vs-hyde/rules/cards';
import type { Place } from '#games/jekyll-vs-hyde/rules/event';
import type {
  Effect,
  Outcome,
  RankedSuits,
  Ranks,
} from '#games/jekyll-vs-hyde/dispute/outcome-of-disputed-move';
import type { DisputeWords } from '../text-types/dispute.ts';
import { words as game } from './names.ts';
import { words as legality } from './legality.ts';

type Won = Extract<Outcome, { readonly type: 'won' }>;

const places: Readonly<Record<Place, string>> = {
  lowest: 'lowest',
  middle: 'in the middle',
  highest: 'highest',
};

function tokens({ higher, lower, places: [above, below] }: RankedSuits): string {
  return `${game.suits[higher]}’s token lies ${places[above]} and ${game.suits[lower]}’s ${places[below]}, whatever the numbers`;
}

function reason({ rule, decision, byRank, counts }: Won): string {
  switch (rule) {
    case 'same-suit':
      return 'both are of one suit, and its number is higher';
    case 'higher-rank':
      return byRank === null ? 'its suit ranks higher, whatever the numbers' : tokens(byRank);
    case 'potion-number':
      return `it counts ${counts.winner} against ${counts.loser}, a Potion a half more than its number`;
    case 'two-potions':
      return 'its number is the higher of the two Potions';
    case 'off-suit-answer':
      if (decision === 'no-ranks') return 'its number is higher, for the two suits have no ranks to compare';
      return decision === 'rank'
        ? 'its rank is higher, the Potion counting as the named suit, as the Japanese summary reads it'
        : 'its number is higher, for a Potion was led';
  }
}

/** What the Potions of the trick bring about, as a sentence of its own. */
function also(effect: Effect): string {
  switch (effect.type) {
    case 'none':
      return '';
    case 'wrath':
      return ' Before that, Wrath wipes the board.';
    case 'greed':
      return ` Before that, each gives the other ${amount(effect.count, 'card')}.`;
    case 'greed-nothing':
      return ' No card is left that Greed could exchange.';
    case 'cancel':
      return ' The two cancel each other’s effect.';
    case 'pride':
      return ' Pride takes a trick from the loser as well.';
    case 'pride-nothing':
      return ' Pride finds no trick to take.';
  }
}

/** Who wins by ranks that nobody has told, and who reads it so. */
function byRanks({ named, answered, potion, answer }: Ranks, card: Card): string {
  const { suits } = game;
  return `as the Japanese summary reads it, ${game.card(potion)} wins if ${suits[named]} ranks above ${suits[answered]}, ${game.card(answer)} if it ranks below, and ${game.card(card)} by its number while one of the two has no rank`;
}

/** That a card wins, if the tokens lie so. */
function ifSo(outcome: Outcome): readonly string[] {
  if (outcome.type !== 'won' || outcome.byRank === null) return [];
  const { higher, lower } = outcome.byRank;
  const { suits } = game;
  return [`if ${suits[higher]}’s token lies above ${suits[lower]}’s, ${game.card(outcome.card)} wins`];
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
  help: {
    holds: 'That is, in hand, when the card was played.',
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
    answer: { nothing: 'Nothing yet: it is about the lead' },
    ranking: { unknown: 'I don’t know' },
    names: { any: 'Any of them', none: 'None was named' },
    holds: { none: 'No', some: 'Yes', unknown: 'I don’t know' },
    left: { '2': '2 or more' },
    owns: { yes: 'Yes', no: 'No' },
  },
  potions: 'Potions',
  ranking: (suits) => (suits.length === 0 ? 'No token' : suits.map((suit) => game.suits[suit]).join(' < ')),
  either: (outcomes) =>
    `It hangs on the board once both cards are played: ${outcomes.flatMap(ifSo).join('; ')}.`,
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
    won: (won) => {
      const first = won.instead ? 'A Potion may always be played to a suit that is led, and ' : '';
      return won.hangsOn === null
        ? `${first}${game.card(won.card)} wins: ${reason(won)}.${also(won.effect)}`
        : `Who wins hangs on the board: ${byRanks(won.hangsOn, won.card)}.${also(won.effect)}`;
    },
  },
};
