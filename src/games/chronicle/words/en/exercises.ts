import type { Condition } from '#games/chronicle/rules/condition';
import { list } from '#words/en/common';
import { say } from '#words/sentences';
import type { ExerciseWords } from '../exercises.ts';
import { words as game } from './game.ts';
import { words as legality } from './legality.ts';

const { seats, card, condition } = game;

const big = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const GOES = {
  'follow-suit': 'it follows the lead suit',
  'wild-open': 'a Wild goes at any time',
  'wild-led': 'no suit is set yet, so any card goes',
} as const;

function counting(asked: Condition, count: number, scores: boolean): string {
  return `${count} ${count === 1 ? 'card counts' : 'cards count'}, ${scores ? 'and that is' : 'and that is not'} ${condition(asked)}`;
}

/** English. */
export const words: ExerciseWords = {
  questions: {
    playable: ({ viewer }) =>
      `${viewer === 'all' ? '' : `You are ${seats[viewer]}. `}Which of these cards may you play face up?`,
    winner: () => 'Who wins the Meeting?',
    fame: () => 'The round is over with that. Who gets Fame?',
  },
  choices: {
    card: ({ card: chosen }) => big(card(chosen)),
    seat: ({ seat }) => seats[seat],
  },
  reasons: {
    goes: ({ choice, rule }) => `${choice}: ${GOES[rule]}.`,
    barred: ({ refusal }) => say(legality.refusals, refusal),
    lower: ({ choice, card: own, best }) => `${choice}: no. ${big(card(own))} is lower than ${card(best)}.`,
    down: ({ choice }) => `${choice}: no. A card that lies face down has no strength.`,
    wild: ({ choice, card: own }) => `${choice}: no. ${big(card(own))} is a Wild and has no strength.`,
    follows: ({ choice, leader }) => `${choice}: no. Nobody has strength, so ${seats[leader]} wins, who led.`,
    victor: ({ choice }) => `${choice}: all four Evil cards are worth 2 Fame.`,
    'no-victor': ({ choice, victor }) =>
      `${choice}: no. ${seats[victor]} has all four Evil cards, and nobody else gets any Fame.`,
    'shut-out': ({ choice, cards }) => `${choice}: no. Shut out by ${list(cards.map(card))}.`,
    absolved: ({ choice, condition: asked, count, scores }) =>
      `${choice}: ${scores ? 'yes' : 'no'}. The Angel discards the Evil cards; ${counting(asked, count, scores)}.`,
    counted: ({ choice, condition: asked, count, scores }) =>
      `${choice}: ${scores ? 'yes' : 'no'}. Without Evil ${counting(asked, count, scores)}.`,
  },
};
