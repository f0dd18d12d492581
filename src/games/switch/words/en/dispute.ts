import { amount } from '#words/en/lists-and-amounts';
import { say } from '#words/sentences';
import type { DisputeWords } from '../dispute.ts';
import { words as game } from './game.ts';
import { words as legality } from './refusals.ts';

const { ranks } = game;

/** English. */
export const words: DisputeWords = {
  questions: {
    top: () => 'What lies on top?',
    played: () => 'What is played on it?',
    wait: (top) => `Does the ${top} still wait for an answer?`,
    count: () => 'How many cards wait?',
    run: (top) => `Does a run stand on the ${top}?`,
    below: () => 'What does the 7 on top mirror?',
    fits: (top) => (top === ranks.A ? 'Is it of the suit that was chosen?' : 'Is it of the same suit?'),
    many: () => 'How many of them at once?',
    last: () => 'Is that the last of the hand?',
    players: () => 'How many play?',
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
    top: { any: 'Something it fits on' },
    played: { draw: 'Nothing: draw instead' },
    wait: { waits: 'Yes, it was just played', dead: 'No, it was picked up' },
    run: { run: 'Yes, a run', none: 'No run' },
    fits: { same: 'Yes', other: 'No' },
    last: { yes: 'Yes', no: 'No' },
  },
  verdicts: {
    'no-match': () => 'No: it has neither the suit nor the rank that has to be matched.',
    'penalty-waits': ({ five, penalty }) =>
      `No: only ${five ? 'the 2♥ answers the 5♥' : 'a 2 answers a 2 that waits'}; otherwise ${amount(penalty, 'card')} are picked up.`,
    'five-hearts-barred': ({ penalty }) =>
      `No: the 5♥ does not go on this 2; answer with a 2 or pick up ${amount(penalty, 'card')}.`,
    'no-counter': ({ ace, five, penalty }) =>
      `No: ${ace ? 'an Ace' : 'a 7'} answers no penalty; play ${five ? 'the 2♥' : 'a 2'} or pick up ${amount(penalty, 'card')}.`,
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
          return `Yes: ${amount(count, 'card')} are picked up, and the turn is over.`;
        case 'run-fails':
          return `Yes: the run fails and costs ${amount(count, 'card')}, and the turn is over.`;
        default:
          return `Yes: ${amount(count, 'card')} may always be drawn, and that ends the turn.`;
      }
    },
    won: () => 'Yes, and the game is won.',
    'not-finished': ({ inRun }) =>
      inRun
        ? 'Yes, but it does not win: after a last card in a run one card is drawn.'
        : 'Yes, but it does not win: it takes effect, then one card is drawn.',
    served: ({ count }) =>
      `Yes, but it answers nothing: who plays it picks up ${amount(count, 'card')} at once.`,
    again: () => 'Yes, and the same player goes again.',
    unturned: () => 'Yes: the direction stays as it was, and the turn passes.',
    penalty: ({ penalty, five }) =>
      `Yes: the next answers with ${five ? 'the 2♥' : 'a 2'} or picks up ${amount(penalty, 'card')}.`,
    skipped: ({ count }) =>
      count === 1
        ? 'Yes: a Jack of any suit skips the next player, who cannot answer.'
        : `Yes: ${amount(count, 'turn')} are skipped, and nobody can answer.`,
    reversed: () => 'Yes: the direction turns, and rank or suit has to be matched.',
    run: ({ rank, next, powerless }) => {
      const goesOn = `the next plays a ${ranks[rank]}, goes on with the ${ranks[next]}, or the run fails`;
      return powerless
        ? `Yes, as a plain card of the run without power: ${goesOn}.`
        : `Yes, in a run: ${goesOn}.`;
    },
    'run-over': () => 'Yes: the Ace ends the run, without a choice of suit.',
    'run-stays': () => 'Yes, and the run stays open: another Ace may still follow.',
    mirrored: () => 'Yes: the next matches what the 7 mirrors, the rank or the suit asked for before it.',
    'suit-chosen': () =>
      'Yes: its player names a suit, and the next follows that suit or plays an Ace or a 7.',
    plain: () => 'Yes: the next matches its rank or its suit.',
  },
};
