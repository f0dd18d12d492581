import type { RecorderWords } from '../text-types/recorder.ts';
import { other } from '#games/jekyll-vs-hyde/rules/cards';
import { amount } from '#words/en/lists-and-amounts';
import { words as game } from './names.ts';

const { seats, suits, card } = game;

/** English. */
export const words: RecorderWords = {
  intro:
    'Write down a game while it is played at a real table: tap each card as it falls. The rules are kept for you, and where you see one hand only, you are told what can be inferred of the other.',
  opening: {
    sees: 'Which cards do you see?',
    observers: { jekyll: 'Jekyll’s hand', hyde: 'Hyde’s hand', all: 'Both hands' },
    unknown:
      'Cards that you do not see stay unknown, written ??, until they are played or given. Once all are known the record is a replay like any other.',
    player: (seat) => `Who is ${seats[seat]}?`,
  },
  due: {
    deal: ({ round, to, entered }) =>
      `Round ${round}: the ten cards that ${seats[to]} was dealt. ${10 - entered} to go.`,
    give: ({ by, greed, entered, count }) => {
      const which = greed ? 'for the Greed effect' : 'in the preparation';
      return `${seats[by]} gives ${amount(count, 'card')} ${which}. ${count - entered} to go.`;
    },
    lead: ({ by, trick }) => `Trick ${trick}: tap the card that ${seats[by]} leads.`,
    name: ({ by, potion }) => `${seats[by]} leads ${card(potion)} and names a suit.`,
    follow: ({ by, trick, asked }) =>
      `Trick ${trick}: ${seats[other(by)]} has led, tap ${seats[by]}’s answer. ${suits[asked]} is asked for.`,
    nothing: ({ winner }) =>
      winner === 'draw' ? 'The match is over: it is drawn.' : `The game is over: ${seats[winner]} has won.`,
  },
  legend: 'J and H: in that hand. Dashed: set aside. Faint: played, or not possible now.',
  places: { jekyll: 'with Jekyll', hyde: 'with Hyde', aside: 'set aside', played: 'played' },
  suit: (potion) => `${card(potion)} names:`,
  picked: (picked, entered, of) => (of === 0 ? card(picked) : `${card(picked)}: ${entered} of ${of}.`),
  because: (sentence) => `For this was seen: ${sentence}`,
  type: 'Type cards: W4, or several, and a Potion with its suit: G2 3+ pride',
  typeHint: 'W4, or 3+ pride',
  noWord: (word) => `“${word}” is no card here. Cards are W1 to W7, G1 to G7, P1 to P7, 2+, 3+, 4+ and 5+.`,
  openHint: (observer) =>
    observer === null
      ? 'Every card is known: it is a replay like any other.'
      : `Some cards are still unknown: you see it as ${seats[observer]}, with what can be inferred.`,
  seenBy: (observer) => `As ${seats[observer]} saw it: cards that were never seen stay unknown.`,
};
