import type { Ability, Ahead } from '#games/chronicle/dispute/outcome-of-disputed-move';
import { say } from '#words/sentence-per-type';
import type { DisputeWords } from '../text-types/dispute.ts';
import { words as legality } from './legality.ts';

const abilities: Readonly<Record<Ability, string>> = {
  none: '',
  takes: '; its ability takes a card from a hand at once',
  nobody: '; its ability finds no card to take',
  open: '; what the ability of the card played does, no source says',
};
const ahead: Readonly<Record<Ahead, string>> = {
  earlier: ', but it does not win: a higher card of its suit lies there',
  'over-wild': ', but it does not win: a Wild has no strength, and a card of the lead suit is ahead of it',
  player: ', and it wins unless a higher card of its suit lies there or follows',
  'all-wild': ': the leader wins while only Wilds lie face up, for they have no strength',
};

/** English. */
export const words: DisputeWords = {
  questions: {
    led: 'What was led?',
    played: 'What is played?',
    fits: 'Is it of the suit that was led?',
    since: 'Has anybody played a card of a suit since?',
    holds: 'Does whoever plays it hold the lead suit?',
    way: 'Face up or face down?',
    wild: 'Does whoever plays it hold a Wild?',
    last: 'Is it the last card of the hand?',
  },
  help: {
    since: 'After a Wild, the first card that has a suit sets the lead suit.',
    holds: 'That is, in hand, when the card was played.',
    wild: 'The Sage, the Fool, the Angel, the Demon, the Dragon and the King are Wilds.',
  },
  labels: {
    led: 'Led',
    played: 'Played',
    fits: 'Follows suit',
    since: 'Suit set since',
    holds: 'Holds the lead suit',
    way: 'Played',
    wild: 'Holds a Wild',
    last: 'Last card',
  },
  choices: {
    led: { wild: 'A Wild', nothing: 'Nothing yet: it is the lead' },
    played: { wild: 'A Wild' },
    fits: { same: 'Yes', other: 'No' },
    since: {
      same: 'Yes, of this card’s suit',
      other: 'Yes, of another suit',
      none: 'No, only Wilds',
      unknown: 'I don’t know',
    },
    holds: { none: 'No, none of it', some: 'Yes', unknown: 'I don’t know' },
    way: { up: 'Face up', down: 'Face down' },
    wild: { yes: 'Yes', no: 'No' },
    last: { yes: 'Yes', no: 'No' },
  },
  verdicts: {
    'lead-down': () => 'No: a card is led face up.',
    'wild-down': () => 'No: a Wild is always played face up.',
    'suitless-down': () => 'No: while no suit is set, a card is played face up and sets it.',
    'suit-down': () => 'No: a card of the lead suit is played face up.',
    'must-follow': () => 'No: whoever holds the lead suit plays it, or a Wild.',
    'off-suit-open': () => 'No: a card of another suit is played face down.',
    'must-play-wild': () => 'No: whoever is void and holds a Wild plays the Wild.',
    refused: ({ refusal }) => say(legality.refusals, refusal),
    led: ({ suit, ability }) =>
      `${suit ? 'Any card may be led, face up, and its suit is asked for' : 'A Wild may be led: it has neither suit nor strength, and the first card with a suit sets the suit'}${abilities[ability]}.`,
    played: (played) =>
      played.down
        ? `It may be played face down, with or without a Wild in hand: there it has neither strength nor ability, and it cannot win.`
        : `It may be played${ahead[played.ahead]}${abilities[played.ability]}.`,
  },
};
