import type { Card } from '#games/switch/rules/cards';
import { amount, anyOf, list } from '#words/en/lists-and-amounts';
import type { ToldEffectsWords } from '../text-types/told-effects.ts';
import { words as game } from './names.ts';

const { seats, suits, ranks, card, goes } = game;

/** The cards, and what they do: `2♠ makes`, `2♠ and 2♥ make`. */
const does = (cards: readonly Card[], does: string, all: string) =>
  `${list(cards.map(card))} ${cards.length === 1 ? does : all}`;
type Holding = Parameters<ToldEffectsWords['turns']>[0]['next'];
const holding = ({ seat, left }: Holding) => `${seats[seat]} (${amount(left, 'card')})`;
const FEW = 2;
/** More cards are not named one by one. */
const MANY = 3;
/** Of one who is about to finish it is said. */
const finishing = ({ seat, left }: Holding) =>
  left > FEW ? seats[seat] : `${seats[seat]}, who has only ${amount(left, 'card')} left,`;

/** English. */
export const words: ToldEffectsWords = {
  'makes-draw': ({ cards, who, count, answers }) =>
    `${does(cards, 'makes', 'make')} ${finishing(who)} pick up ${amount(count, 'card')}${answers.length === 0 ? ': nobody else can have an answer' : ` or answer with ${anyOf(answers.map(goes))}`}.`,
  'leaves-run': ({ cards, isBegun, who, rank, next, price }) =>
    `${isBegun ? `${does(cards, 'begins', 'begin')} a run` : `${does(cards, 'goes', 'go')} on with the run`}: ${seats[who.seat]} has to lay ${goes(rank)} or ${goes(next)}, or draw ${amount(price, 'card')}.`,
  'has-no-power': ({ cards }) => `In a run ${does(cards, 'has', 'have')} no power.`,
  'ends-run': ({ cards }) => `${does(cards, 'ends', 'end')} the run: nobody has to draw for it.`,
  mirrors: ({ cards, rank, suit }) =>
    `${does(cards, 'mirrors', 'mirror')} the card below: ${ranks[rank]} or ${suits[suit]} still has to be matched.`,
  turns: ({ cards, next, instead }) =>
    `${does(cards, 'turns', 'turn')} the direction: ${holding(next)} is next, not ${holding(instead)}.`,
  'turns-for-nothing': ({ cards, next }) =>
    `With two players, ${does(cards, 'changes', 'change')} nothing: ${seats[next.seat]} is next anyway.`,
  'turns-twice': ({ cards, next }) =>
    `${does(cards, 'leaves', 'leave')} the direction as it was: ${seats[next.seat]} is next.`,
  skips: ({ cards, skipped, isSelf, next }) =>
    isSelf
      ? `${does(cards, 'skips', 'skip')} ${list([...skipped.map(({ seat }) => seats[seat]), 'you'])}: ${holding(next)} is next.`
      : `${does(cards, 'skips', 'skip')} ${list(skipped.map(holding))}: ${holding(next)} is next.`,
  'gives-turn': ({ cards, others, then }) => {
    const [one, more] = others ?? [];
    const how =
      one === undefined
        ? does(cards, 'turns', 'turn the direction twice')
        : `${does(cards, 'skips', 'skip')} ${more === undefined ? seats[one] : 'everybody else'}`;
    return `${how}: it is your turn again${then.length === 0 ? '' : `, and you can lay ${then.length > MANY ? `${then.length} of your cards` : anyOf(then.map(card))}`}.`;
  },
  'does-not-finish': ({ cards, inRun }) =>
    `Nobody can finish ${inRun ? 'with a card played in a run' : 'on a trick card'}: after ${list(cards.map(card))} you draw 1 card.`,
};
