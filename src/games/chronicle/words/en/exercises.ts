import type { Condition } from '#games/chronicle/rules/history-card-conditions';
import type { ChronicleExercise, Outcome, Way } from '#games/chronicle/exercises/types';
import { kindOf } from '#games/chronicle/rules/cards';
import type { Time } from '#games/chronicle/rules/ability-definitions';
import { amount, list } from '#words/en/lists-and-amounts';
import { say } from '#words/sentence-per-type';
import type { ExercisesWords } from '../text-types/exercises.ts';
import { abilities } from './ability-effects-and-choices.ts';
import { spelled } from './ability-sentences.ts';
import { words as game } from './names.ts';
import { words as legality } from './legality.ts';

const { seats, card, condition } = game;

const big = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const GOES = {
  'follow-suit': 'it follows the lead suit',
  'wild-open': 'a Wild goes at any time',
  'wild-led': 'no suit is set yet, so any card goes',
} as const;

const CAN = {
  ...GOES,
  'lead-any': 'any card may be led, face up',
  'void-down': 'void in the lead suit, one plays it face down',
} as const;

/** What stands for a card where a question names none. */
const SOME = 'a card';

const WAYS: Readonly<Record<Way, string>> = { up: 'Face up', down: 'Face down', not: 'Not at all' };
const TIMES: Readonly<Record<Time, string>> = {
  played: 'When it is played',
  'end-of-meeting': 'At the end of the Meeting',
  'end-of-round': 'At the end of the round',
};
const OUTCOMES: Readonly<Record<Outcome, string>> = {
  must: 'A card has to be taken',
  may: 'A card may be taken',
  nothing: 'Nothing',
};

/** The card that all the answers are about. */
function asked({ choices: [choice] }: ChronicleExercise): string {
  return choice !== undefined && 'card' in choice ? card(choice.card) : SOME;
}

/** The deal that a question is about. */
function dealt({ proof: [move] }: ChronicleExercise): { readonly players: number; readonly lead: string } {
  return move?.type === 'deal'
    ? { players: Object.keys(move.hands).length, lead: card(move.history.lead) }
    : { players: 0, lead: SOME };
}

function counting(wanted: Condition, count: number, scores: boolean): string {
  return `${count} ${count === 1 ? 'card counts' : 'cards count'}, ${scores ? 'and that is' : 'and that is not'} ${condition(wanted)}`;
}

/** English. */
export const words: ExercisesWords = {
  questions: {
    size: (exercise) =>
      `${amount(dealt(exercise).players, 'player')} sit down. How many cards is each dealt?`,
    aside: (exercise) => {
      const [revealed = SOME, then = SOME] = exercise.choices.flatMap((choice) =>
        'card' in choice ? [card(choice.card)] : [],
      );
      return `${big(dealt(exercise).lead)} is the Lead Card. Revealed: ${revealed}, and next ${then}. Which one lies aside?`;
    },
    first: (exercise) => `${big(dealt(exercise).lead)} is the Lead Card. Who leads the first Meeting?`,
    way: (exercise) =>
      `${exercise.viewer === 'all' ? '' : `You are ${seats[exercise.viewer]}. `}How may you play ${asked(exercise)} now?`,
    next: () => 'Whose turn is it then?',
    time: (exercise) => `When does the ability of ${asked(exercise)} take place?`,
    hands: () => 'From which hands can a card be taken?',
    ability: () => 'What does the ability lead to?',
    over: () => 'Is the round over with that?',
    discards: () => 'The round is over with that. Which cards does the Angel discard?',
    ending: () => 'The round is over with that. Who has won the game?',
    playable: ({ viewer }) =>
      `${viewer === 'all' ? '' : `You are ${seats[viewer]}. `}Which of these cards may you play face up?`,
    winner: () => 'Who wins the Meeting?',
    fame: () => 'The round is over with that. Who gets Fame?',
  },
  choices: {
    card: ({ card: chosen }) => big(card(chosen)),
    seat: ({ seat }) => seats[seat],
    count: ({ count }) => amount(count, 'card'),
    way: ({ way }) => WAYS[way],
    time: ({ time }) => TIMES[time],
    outcome: ({ outcome }) => OUTCOMES[outcome],
    over: ({ over }) => (over ? 'Yes, it is over' : 'No, it goes on'),
    again: () => 'Nobody yet: another round',
  },
  reasons: {
    size: ({ choice, players }) => `${choice}: no. So many go to each of ${players}.`,
    'first-revealed': ({ choice, card: aside }) =>
      `${choice}: no. ${big(card(aside))} was revealed first and is not the Lead Card, so it stays aside.`,
    holds: ({ choice, leader, card: lead }) => `${choice}: no. ${seats[leader]} holds ${card(lead)}.`,
    can: ({ choice, rule, card: own }) => `${choice}: no. ${big(card(own))} goes face up: ${CAN[rule]}.`,
    'can-down': ({ choice, card: own }) =>
      `${choice}: no. ${big(card(own))} may go face down, for the hand is void in the lead suit.`,
    comes: ({ choice, last, next }) =>
      `${choice}: no. After ${seats[last]} it is ${seats[next]}’s turn, clockwise.`,
    passed: ({ choice }) => `${choice}: no. Without a card in hand one is passed over.`,
    leads: ({ choice, winner }) => `${choice}: no. ${seats[winner]} wins the Meeting and leads the next.`,
    timed: ({ choice, card: own, time }) => `${choice}: no. With ${card(own)} it is ${spelled.times[time]}.`,
    gives: ({ choice }) => `${choice}: yes, for there is a card to take.`,
    'own-hand': ({ choice }) => `${choice}: no. The card comes from another hand.`,
    'no-card': ({ choice }) => `${choice}: no. No card to take.`,
    must: ({ choice }) => `${choice}: no. Another hand has a card, and what can be applied must be.`,
    cannot: ({ choice }) => `${choice}: no. No other hand has a card, so the ability cannot be applied.`,
    unknown: ({ choice, card: own }) => `${choice}: no. ${abilities.open(kindOf(own))}`,
    'played-out': ({ choice, seats: empty }) =>
      `${choice}: no. ${list(empty.map((seat) => seats[seat]))} ${empty.length === 1 ? 'has' : 'have'} played the last card.`,
    'all-hold': ({ choice }) => `${choice}: no. Everybody who played still has a card.`,
    evil: ({ choice }) => `${choice}: yes, Evil that lies with the Angel.`,
    'not-evil': ({ choice }) => `${choice}: no, not Evil.`,
    elsewhere: ({ choice, owner }) => `${choice}: no, for ${seats[owner]} does not have the Angel.`,
    'not-enough': ({ choice, most }) => `${choice}: no. Nobody has more than ${most} Fame, and 3 are needed.`,
    'has-won': ({ choice, winner, fame }) =>
      `${choice}: no. ${seats[winner]} has ${fame} Fame, and nobody else as many.`,
    'at-the-top': ({ choice, seats: top, fame }) =>
      `${choice}: no. ${list(top.map((seat) => seats[seat]))} have ${fame} Fame each, so another round is played.`,
    wanted: ({ choice, count }) =>
      `${choice}: yes. Owning Evil is asked for, and here ${count === 1 ? 'is one such card' : `are ${count} such cards`}.`,
    without: ({ choice }) => `${choice}: no. Owning Evil is asked for, and there is none here.`,
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
      `${choice}: ${scores ? 'yes' : 'no'}. Without Evil, ${counting(asked, count, scores)}.`,
  },
};
