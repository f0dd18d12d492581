import { amount } from '#words/en/lists-and-amounts';
import { say } from '#words/sentence-per-type';
import type { DisputeWords } from '../text-types/dispute.ts';
import { words as game } from './names.ts';
import { words as legality } from './legality.ts';

const { ranks } = game;

const ALONG = ' with others of its rank in one turn';

/** What may answer a penalty, where anything may. */
const answers = {
  two: 'a 2',
  'two-or-five': 'a 2, or on the 2♥ the 5♥,',
  five: 'the 5♥, if the 2♥ is on top,',
  'two-of-hearts': 'the 2♥',
} as const;

/** English. */
export const words: DisputeWords = {
  questions: {
    top: () => 'What lies on top?',
    played: () => 'What is played on it?',
    wait: (top) => `Does the ${top} still wait for an answer?`,
    count: () => 'How many cards wait?',
    run: (top) => `Does a run stand on the ${top}?`,
    below: () => 'What does the 7 on top mirror?',
    fits: (top, asksHeart, mirrored) => {
      if (asksHeart) return 'Is the 2 the 2♥?';
      if ((mirrored ?? top) === ranks.A) return 'Is it of the suit that was chosen?';
      return mirrored === null
        ? 'Is it of the same suit?'
        : `Is it of the suit of the ${mirrored} that the 7 mirrors?`;
    },
    many: () => 'How many of them at once?',
    last: () => 'Is that the last of the hand?',
    players: () => 'How many play?',
  },
  help: {
    run: 'A run begins with a 3: from then on each player adds the same rank or the next one.',
    wait: 'It waits until somebody answers it or picks up its cards.',
    below: 'A 7 takes the rank and the suit of the card below it.',
  },
  labels: {
    top: 'On top',
    played: 'Played',
    wait: 'Penalty',
    count: 'Waiting',
    run: 'Run',
    below: 'Mirrors',
    fits: 'Same suit',
    many: 'Cards',
    last: 'Last card',
    players: 'Players',
  },
  choices: {
    top: { any: 'Any card that it matches' },
    played: { draw: 'Nothing: draw instead' },
    wait: { waits: 'Yes, it was just played', dead: 'No, its cards were picked up', unknown: 'I don’t know' },
    count: {
      '2': 'One 2: 2 cards',
      '4': 'Two 2s: 4 cards',
      '6': 'Three 2s: 6 cards',
      '8': 'Four 2s: 8 cards',
      '5': '5♥ alone: 5 cards',
      '7': '5♥ and a 2: 7 cards',
      '9': '5♥ and two 2s: 9 cards',
      '11': '5♥ and three 2s: 11 cards',
    },
    run: { run: 'Yes, a run', none: 'No run', unknown: 'I don’t know' },
    fits: { same: 'Yes', other: 'No' },
    last: { yes: 'Yes', no: 'No' },
  },
  basis: 'By the rules of one house: nobody publishes Switch, and tables play it differently.',
  verdicts: {
    'no-match': () => 'No: it has neither the suit nor the rank that has to be matched.',
    'penalty-waits': ({ five, answer, penalty }) =>
      answer === 'nothing'
        ? `No: nothing is left that answers, and ${amount(penalty, 'card')} are picked up.`
        : `No: only ${answers[answer]} answers ${five ? 'the 5♥' : 'a 2 that waits'}; otherwise ${amount(penalty, 'card')} are picked up.`,
    'five-hearts-barred': ({ answer, penalty }) =>
      `No: the 5♥ does not go on this 2; ${answer === 'nothing' || answer === 'five' ? '' : 'answer with a 2 or '}pick up ${amount(penalty, 'card')}.`,
    'no-counter': ({ ace, answer, penalty }) =>
      `No: ${ace ? 'an Ace' : 'a 7'} answers no penalty; ${answer === 'nothing' ? '' : `play ${answers[answer]} or `}pick up ${amount(penalty, 'card')}.`,
    'not-next': ({ run, next }) =>
      `No: in a run another ${ranks[run]} or the ${ranks[next]} comes next, whatever the suit.`,
    'two-in-run': () => 'No: a 2 never belongs to a run.',
    'ace-too-early': ({ run }) =>
      `No: in a run an Ace comes after the King, and this one stands on the ${ranks[run]}.`,
    refused: ({ refusal }) => say(legality.refusals, refusal),
    mistaken: ({ count }) => `No: it comes back to the hand, and costs ${amount(count, 'card')}.`,
    drew: ({ rule, count }) => {
      switch (rule) {
        case 'penalty-served':
          return `${amount(count, 'card')} are picked up, and the turn is over: none of them may be played before the next one.`;
        case 'run-fails':
          return `The run fails and costs ${amount(count, 'card')}, and the turn is over: none of them may be played before the next one.`;
        default:
          return `${amount(count, 'card')} may always be drawn, and the turn is over: what was drawn may not be played before the next one.`;
      }
    },
    won: () => 'It may be played, and the game is won.',
    'not-finished': ({ inRun }) =>
      inRun
        ? 'No, it does not win: after a last card in a run one card is drawn.'
        : 'No, it does not win: it takes effect, then one card is drawn.',
    served: ({ count }) =>
      `It may be played, but it answers nothing: who plays it picks up ${amount(count, 'card')} at once.`,
    again: ({ players }) =>
      `It may be played, and${players === null ? '' : ` with ${players} players`} the same player goes again.`,
    unturned: () => 'It may be played: the direction stays as it was, and the turn passes.',
    penalty: ({ penalty, answer }) =>
      answer === 'nothing'
        ? `It may be played: nothing is left that answers it, and the next picks up ${amount(penalty, 'card')}.`
        : `It may be played: the next answers with ${answers[answer]} or picks up ${amount(penalty, 'card')}.`,
    skipped: ({ count, onward }) => {
      if (count === 1)
        return 'It may be played: a Jack of any suit skips the next player, who cannot answer.';
      return onward
        ? `It may be played: ${amount(count, 'turn')} are skipped, all around the table, and the next player’s turn comes as always.`
        : `It may be played: ${amount(count, 'turn')} are skipped, and nobody can answer.`;
    },
    reversed: ({ onward }) =>
      onward
        ? 'It may be played: with two the direction changes nothing, so it is the other player’s turn, who matches rank or suit.'
        : 'It may be played: from three players on the direction turns, and rank or suit has to be matched.',
    run: ({ rank, next, powerless, together }) => {
      const goesOn = `the next plays another ${ranks[rank]}, goes on with the ${ranks[next]}, or the run fails`;
      return powerless
        ? `It may be played${together ? ALONG : ''}, as a plain card of the run without power: ${goesOn}.`
        : `It may be played${together ? ALONG : ''}, and a run is on: ${goesOn}.`;
    },
    'run-over': () => 'It may be played: the Ace ends the run, without a choice of suit.',
    'run-stays': () => 'It may be played, and the run stays open: another Ace may still follow.',
    mirrored: () =>
      'It may be played outside a run: the next matches what the 7 mirrors, the rank or the suit asked for before it.',
    'suit-chosen': () =>
      'It may be played outside a run: its player names a suit, and the next follows that suit or plays an Ace or a 7.',
    plain: ({ together }) =>
      together
        ? `It may be played${ALONG}, of which only the first has to fit: the next matches the one on top.`
        : 'It may be played: the next matches its rank or its suit.',
  },
};
