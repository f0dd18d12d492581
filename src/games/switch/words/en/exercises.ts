import type { ExercisesWords } from '../text-types/exercises.ts';
import { amount, list } from '#words/en/lists-and-amounts';
import { words as game } from './names.ts';
import { words as legality } from './legality.ts';
import { words as table } from './table-and-replay-steps.ts';
import { say } from '#words/sentence-per-type';

const { seats, suits, ranks } = game;

/** English. */
export const words: ExercisesWords = {
  questions: {
    playable: ({ viewer }) =>
      `${viewer === 'all' ? '' : `You are ${seats[viewer]}. `}Which of these cards may you lay first?`,
    match: () => 'What has to be matched after that?',
    draws: () => 'How many cards come to the hand?',
    next: () => 'Whose turn is it then?',
    'run-over': () => 'Does a run stand after that?',
    finish: () => 'Is the game won with that?',
    verdict: () => 'Is that allowed?',
    'turned-up': () => 'These cards lie on top of the deck, in this order. Which one begins the stack?',
    deadlock: () => 'Nothing is left to draw, and everybody passes. Who wins?',
  },
  wanted: {
    ...table.moves,
    play: ({ by, cards, suit }) =>
      `${seats[by]} wants to play ${list(cards.map(game.card))}${suit === undefined ? '' : ` and to choose ${suits[suit]}`}`,
  },
  choices: {
    card: ({ card }) => game.cardName(card),
    match: ({ match }) => `${ranks[match.rank]} or ${suits[match.suit]}`,
    count: ({ count }) => amount(count, 'card'),
    seat: ({ seat }) => (seat === 'draw' ? 'Nobody: a draw' : seats[seat]),
    over: ({ over }) => (over ? 'No, there is none' : 'Yes'),
    finish: ({ wins }) => (wins ? 'Yes, it is won' : 'No, one card is drawn'),
    verdict: ({ rule }) => (rule === null ? 'Yes, it is allowed' : `No: “${game.rules[rule]}”`),
  },
  reasons: {
    goes: ({ choice, rule }) => `${choice}: ${GOES[rule]}.`,
    barred: ({ refusal }) => say(legality.refusals, refusal),
    mirrors: ({ choice, match }) =>
      `${choice}: no. A 7 is matched as what lies below it, and that asked for ${ranks[match.rank]} or ${suits[match.suit]}.`,
    chooses: ({ choice, suit }) =>
      `${choice}: no. The Ace chose ${suits[suit]}, whatever its own suit; that or another Ace follows.`,
    'on-top': ({ choice, card }) =>
      `${choice}: no. Only the card on top is matched, and that is the ${game.card(card)}.`,
    dead: ({ choice, card }) =>
      `${choice}: no. Once its penalty is picked up, the ${game.card(card)} is dead and is matched like any card.`,
    penalty: ({ choice, penalty }) =>
      `${choice}: no. The whole penalty is picked up at once, and it has grown to ${penalty}.`,
    twos: ({ choice, twos, penalty }) =>
      `${choice}: no. ${twos === 1 ? 'A 2 counts' : `${count(twos)} 2s count`} two each: ${amount(penalty, 'card')}.`,
    'five-hearts': ({ choice, twos, penalty }) =>
      twos === 0
        ? `${choice}: no. The five of hearts counts five.`
        : `${choice}: no. The five of hearts counts five and ${twos === 1 ? 'the 2' : `each of the ${count(twos)} 2s`} two: ${amount(penalty, 'card')}.`,
    price: ({ choice, run, price }) =>
      `${choice}: no. Whoever fails a run draws what the rank it stands on is worth, and ${ranks[run]} is worth ${price}.`,
    one: ({ choice }) => `${choice}: no. Where nothing is due, one card is drawn.`,
    short: ({ choice, owed, there }) =>
      `${choice}: no. ${owed} are owed, but the deck and the played cards under the top one hold ${there}; the rest is cancelled.`,
    reshuffled: ({ choice, owed }) =>
      `${choice}: no. The deck is short, but the played cards under the top one make a new one, which is enough for all ${owed}.`,
    'in-turn': ({ choice, next }) =>
      `${choice}: no. Nothing turned or skipped anybody, so ${seats[next]} is next.`,
    reversed: ({ choice, eights, next }) =>
      `${choice}: no. ${eights === 1 ? 'One 8 turns' : `${count(eights)} 8s turn`} the direction, so ${seats[next]} is next.`,
    again: ({ choice, eights, by }) =>
      `${choice}: no. ${count(eights)} 8s turn the direction and turn it back: ${seats[by]} goes again.`,
    skipped: ({ choice, jacks, next }) =>
      `${choice}: no. ${jacks === 1 ? 'One Jack skips one seat' : `${count(jacks)} Jacks skip as many seats`}, so ${seats[next]} is next.`,
    powerless: ({ choice, next }) =>
      `${choice}: no. In a run 8s and Jacks have no power, so ${seats[next]} is next.`,
    begins: () => 'A 3 outside a run begins one, and it stands until an Ace or a failure ends it.',
    'goes-on': ({ run }) => `The run goes on and stands on ${ranks[run]} now.`,
    ends: () => 'An Ace on a King ends the run with that turn.',
    failed: ({ run }) => `Whoever draws in a run has failed it: the run that stood on ${ranks[run]} is over.`,
    wins: ({ card }) =>
      `The ${game.card(card)} is no trick card and was played outside a run, so an empty hand wins.`,
    'trick-last': ({ card, inRun }) =>
      inRun
        ? `Any card played in a run counts as a trick card, the ${game.card(card)} as well: one card is drawn, and the game goes on.`
        : `The ${game.card(card)} is a trick card: it takes effect, then one card is drawn, and the game goes on.`,
    kept: ({ rule }) => `“${game.rules[rule]}” is not broken here.`,
    'trick-up': ({ card }) =>
      `The ${game.card(card)} is a trick card: it goes to the bottom, and the next is turned up.`,
    later: ({ choice, first }) =>
      `${choice}: no. The ${game.card(first)} comes before it, and can lie there.`,
    fewest: ({ choice, winner, count: fewest }) =>
      winner === 'draw'
        ? `${choice}: no. Two or more hold the fewest cards, ${fewest} each, and that is a draw.`
        : `${choice}: no. The fewest cards win, and ${seats[winner]} holds ${fewest}.`,
  },
};

/** Why a card goes on what lies there, by the rule that lets it. */
const GOES: Readonly<Record<Parameters<ExercisesWords['reasons']['goes']>[0]['rule'], string>> = {
  'match-top': 'the suit or the rank matches',
  'twos-answer': 'a 2 goes on a 2 that waits',
  'five-hearts-answer': 'the two of hearts, and only that, answers the five of hearts',
  'five-hearts-on-two': 'the five of hearts goes on the two of hearts, and the penalty grows',
  'run-follow': 'the rank of the run, or the next',
  'run-ace': 'an Ace goes on a King, and ends the run',
  'seven-anywhere': 'a 7 goes on anything but a penalty',
  'seven-no-counter': 'this table lets a 7 be laid on a penalty, which is then picked up',
  'ace-anywhere': 'an Ace goes on anything but a penalty',
};

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four'];
function count(number: number): string {
  return NUMBERS[number] ?? String(number);
}
