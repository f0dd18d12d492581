import type { Place } from '#games/switch/record/card-places-and-contradiction';
import { amount } from '#words/en/lists-and-amounts';
import type { RecorderWords } from '../text-types/recorder.ts';
import { words as game } from './names.ts';

const { seats, card, cardName } = game;
const row = (cards: Parameters<typeof card>[0][]) => cards.map(card).join(' ');

function place(where: Exclude<Place, 'unknown'>): string {
  if (where === 'played') return 'on the stack';
  return where === 'deck' ? 'in the deck' : `with ${seats[where]}`;
}

/** English. */
export const words: RecorderWords = {
  intro:
    'Write down a game of Switch while it is played at a real table: tap each card as it falls. The rules are kept for you; what others draw unseen stays unknown.',
  opening: {
    players: 'Players',
    sees: 'Which cards do you see?',
    observers: {
      p1: 'Those of Player 1, who begins',
      p2: 'Those of Player 2',
      p3: 'Those of Player 3',
      p4: 'Those of Player 4',
      p5: 'Those of Player 5',
      p6: 'Those of Player 6',
      all: 'All hands, laid open',
    },
    unknown:
      'Hands and draws that you do not see stay unknown, written ??, until a card is played. With all hands open only the order of the deck stays unknown.',
    player: (seat) => `Who is ${seats[seat]}?`,
  },
  due: {
    deal: ({ to, entered, count }) => `The cards that ${seats[to]} was dealt: ${count - entered} to go.`,
    'turn-up': ({ buried }) =>
      buried.length === 0
        ? 'Which card is turned up?'
        : `${row([...buried])} ${buried.length === 1 ? 'goes' : 'go'} to the bottom of the deck. Which card is turned up next?`,
    turn: ({ by, picked, cause, owed }) => {
      if (picked.length > 0) return `${seats[by]}: ${row([...picked])}, and more of the rank?`;
      if (cause === 'penalty') return `${seats[by]} answers, or picks up ${amount(owed, 'card')}.`;
      if (cause === 'run') return `${seats[by]} goes on with the run, or draws ${amount(owed, 'card')}.`;
      return `${seats[by]}: tap the card played, or press “Draw”.`;
    },
    name: ({ by, aces }) => `${seats[by]} plays ${row([...aces])} and chooses:`,
    drawn: ({ by, entered, count }) =>
      `The cards that ${seats[by]} draws, the first one first: ${count - entered} to go.`,
    shuffle: ({ by, owed }) =>
      `The deck is used up, and ${seats[by]} still gets ${amount(owed, 'card')}: the played cards are shuffled.`,
    nothing: ({ winner }) =>
      winner === 'draw' ? 'The game is over: it is drawn.' : `The game is over: ${seats[winner]} has won.`,
  },
  legend: 'A number: in the hand of that player. Faint: played, or not possible now. Dashed: in the deck.',
  places: place,
  picked: (picked, entered, of) => `${card(picked)}: ${entered} of ${of}.`,
  clash: ({ card: found, place: where, move }) =>
    `${cardName(found)} is ${place(where)}, by move ${move}. If that is wrong, press that move under “What is entered” and correct it; what follows waits and is not lost.`,
  wrongCount: (found, due) =>
    `Here ${amount(due, 'card')} must be drawn, but ${found} ${found === 1 ? 'is' : 'are'} written. Enter the move again.`,
  shuffled: 'Shuffled',
  type: 'Type moves: cards as 8S 8H, a full stop behind the last, AS>hearts, draw, shuffle',
  typeHint: '8S 8H. or draw',
  openHint: (observer, isDeckMadeUp) => {
    if (observer !== null) return `Some cards are unknown: you see it as ${seats[observer]} saw it.`;
    return isDeckMadeUp
      ? 'All hands are known, but not the order of the deck: files and links leave it unknown.'
      : 'All cards are known: it is a replay like any other.';
  },
  deckMadeUp:
    'Nobody has seen the order of the deck. What is drawn here in a variation is made up: it could have been another of its cards.',
  seenBy: (observer) => `As ${seats[observer]} saw it: cards that were never seen stay unknown.`,
};
