import { sideOf } from '#games/jekyll-vs-hyde/rules/track';
import type { TableAndReplayStepsWords } from '../text-types/table-and-replay-steps.ts';
import { amount, list } from '#words/en/lists-and-amounts';
import { words as game } from './names.ts';

/** English. */
export const words: TableAndReplayStepsWords = {
  replay: {
    controls: 'Steps through the game',
    ways: {
      first: 'First',
      partBack: 'Back a trick',
      back: 'Back',
      forward: 'Forward',
      partForward: 'Forward a trick',
      last: 'Last',
      comment: 'Next comment',
    },
    seats: { all: 'everybody', jekyll: game.seats.jekyll, hyde: game.seats.hyde },
    voids: (other, suits) =>
      `${game.seats[other]} could not follow: what was in that hand then holds no ${list(suits.map((suit) => game.suits[suit]))}.`,
    round: (round, game) => (game === null ? `Round ${round}` : `Game ${game}, round ${round}`),
    deal: 'Deal',
    preparation: 'Preparation',
    trick: (trick) => `Trick ${trick}`,
  },
  table: {
    label: (round, trick) =>
      trick === 0 ? `The table, round ${round}` : `The table, round ${round}, trick ${trick}`,
    toAct: 'to act',
    hand: (seat, count, hidden = 0) => {
      const cards = `${game.seats[seat]}’s hand: ${amount(count, 'card')}`;
      if (hidden === 0) return cards;
      return `${cards}, ${hidden === count ? '' : `${hidden} of them `}face down`;
    },
    emptyHand: (seat) => `${game.seats[seat]} holds no cards.`,
    barred: (card) => `${game.card(card)}: why not?`,
    play: (card) => `${game.card(card)}: play it here`,
    received: 'just received',
    marks: '▼ marks a card just received; whoever gave it sees it face up.',
    faceDown: 'laid down to give away',
    trickEmpty: 'No card on the table',
    led: 'led',
    names: (suit) => `names ${game.suits[suit]}`,
    effects: { 'took-trick': 'Trick stolen', exchanged: 'Cards exchanged', cleared: 'Tokens swept off' },
    takenBy: (seat) => `${game.seats[seat]} takes the trick`,
    tricks: (seat, count) => `${game.seats[seat]}: ${amount(count, 'trick')}`,
    ranking: 'Ranking',
    noRank: 'no rank yet',
    track: (marker) =>
      `Identity Track from 0, Jekyll’s end, to 10, Hyde’s end. The marker stands on ${marker}, ${game.seats[sideOf(marker)]}’s side.`,
    card: game.card,
  },
  moves: {
    deal: () => 'Ten cards each are dealt',
    exchange: ({ by, cards }) => `${game.seats[by]} gives ${list(cards.map(game.card))}`,
    lead: ({ by, card, names }) =>
      `${game.seats[by]} leads ${game.card(card)}${names === undefined ? '' : `, naming ${game.suits[names]}`}`,
    follow: ({ by, card }) => `${game.seats[by]} answers with ${game.card(card)}`,
  },
};
