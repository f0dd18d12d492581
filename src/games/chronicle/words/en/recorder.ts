import type { Unshown } from '#games/chronicle/record/revealed-cards-to-enter';
import type { Place } from '#games/chronicle/record/card-places-and-contradiction';
import type { HiddenMove } from '#games/chronicle/record/record';
import type { RecorderWords } from '../text-types/recorder.ts';
import { anyOf } from '#words/en/lists-and-amounts';
import { abilities } from './ability-effects-and-choices.ts';
import { words as game } from './names.ts';
import { seats } from './seat-and-card-names.ts';

const { card } = game;
const big = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function place(where: Exclude<Place, 'unknown'>): string {
  if (where === 'meeting') return 'in the Meeting';
  if (where === 'out') return 'out of play';
  const [seat, allies] = where.split('-') as [keyof typeof seats, string?];
  return allies === undefined ? `in ${seats[seat]}’s hand` : `among ${seats[seat]}’s allies`;
}

function unseen(move: HiddenMove): string {
  switch (move.type) {
    case 'play':
      return `${seats[move.by]} plays a card face down`;
    case 'take':
      return `a card from ${seats[move.from]}’s hand`;
    case 'give':
      return `a card to ${seats[move.to]}`;
    case 'claim':
      return `the card of ${seats[move.from]} that lies face down`;
  }
}

function shown(what: Unshown): string {
  if (what.type === 'slot') return `Which card had ${seats[what.seat]} laid face down?`;
  return `${seats[what.seat]}’s hand is seen: ${what.count - what.entered} to go.`;
}

/** English. */
export const words: RecorderWords = {
  intro:
    'Write down a game of Chronicle while it is played at a real table: tap each card as it falls. The rules are kept for you; what nobody shows you stays unknown.',
  opening: {
    players: 'Players',
    sees: 'Which cards do you see?',
    observers: {
      p1: 'Those of Player 1',
      p2: 'Those of Player 2',
      p3: 'Those of Player 3',
      p4: 'Those of Player 4',
      p5: 'Those of Player 5',
      p6: 'Those of Player 6',
      all: 'All hands, laid open',
    },
    unknown:
      'Hands that you do not see, and what goes face down or unseen from one to another, stay unknown, written ??, until they are shown. With all hands open the record is a replay like any other.',
    player: (seat) => `Who is ${seats[seat]}?`,
  },
  due: {
    lead: ({ round }) => `Round ${round}: which is the Lead Card of the history card?`,
    conditions: () => 'What is Fame for in this round?',
    deal: ({ to, entered, count }) => `The cards that ${seats[to]} was dealt: ${count - entered} to go.`,
    aside: () => 'Which card is laid aside?',
    holder: ({ lead }) => `Who shows ${card(lead)}, the Lead Card?`,
    play: ({ by }) => `Tap the card that ${seats[by]} plays.`,
    choice: ({ by, effect }) => `${seats[by]} chooses ${abilities.choices[effect]}.`,
    card: ({ move }) => `${seats[move.by]}: ${unseen(move)}. Which is it?`,
    shown: ({ what }) => shown(what),
    nothing: ({ winner }) => `The game is over: ${seats[winner]} has won.`,
  },
  condition: 'Fame for',
  second: 'and for',
  noSecond: 'nothing else',
  settled: 'Go on',
  down: 'Face down',
  unseen: (move) => big(unseen(move)),
  legend:
    'A number: in the hand of that player; with a plus, among the allies. Outlined: in the Meeting. Faint: out of play.',
  places: place,
  picked: (picked, entered, of) => `${big(card(picked))}: ${entered} of ${of}.`,
  shown,
  clash: ({ card: found, place: where, move }) =>
    `${big(card(found))} is ${place(where)}, by move ${move}. If that is wrong, press that move under “What is entered” and correct it; what follows waits and is not lost.`,
  wrongCount: 'With this move other cards come to light than were written down before. Enter the move again.',
  unfit: 'By what was entered before, that cannot be.',
  type: 'Type moves: cards as L5 or Sage, down, fewest-wisdom, and take from p3',
  typeHint: 'L5 or down',
  noWord: (word) =>
    `“${word}” is not understood here. Cards are the letter of a suit and a value, as in W10, or the name of a Wild; a card that you do not see is down.`,
  noPlayer: (word, players) => `“${word}” is not understood here. A player is asked for: ${anyOf(players)}.`,
  openHint: (observer) =>
    observer === null
      ? 'All cards are known: it is a replay like any other.'
      : `Some cards are unknown: you see it as ${seats[observer]} saw it.`,
  seenBy: (observer) => `As ${seats[observer]} saw it: cards that were never shown stay unknown.`,
};
