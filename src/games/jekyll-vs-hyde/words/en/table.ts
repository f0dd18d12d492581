import { sideOf } from '#games/jekyll-vs-hyde/rules/track';
import type { TableWords } from '../table.ts';
import { amount, list } from '#words/en/common';
import { words as game } from './game.ts';

/** English. */
export const words: TableWords = {
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
    scrubber: 'Through the whole game',
    play: 'Play',
    pause: 'Pause',
    speed: 'Speed',
    flip: 'Turn the table',
    sandbox: 'Open in the sandbox',
    modes: {
      why: 'What may be played',
      infer: 'What can be inferred',
      worth: 'What each move was worth',
      guess: 'Guess the moves',
      edit: 'What if',
      notes: 'Write on it',
      share: 'Share',
    },
    seenBy: 'Seen by',
    seats: { all: 'everybody', jekyll: game.seats.jekyll, hyde: game.seats.hyde },
    voids: (other, suits) =>
      `${game.seats[other]} could not follow: what was in that hand then holds no ${list(suits.map((suit) => game.suits[suit]))}.`,
    position: (move, moves) => `Move ${move} of ${moves}`,
    step: (step, steps) => `Step ${step} of ${steps}`,
    moves: 'Moves and comments',
    happened: 'What just happened',
    notBegun: 'Nothing is dealt yet. Step forward to begin.',
    phase: 'Now',
    variation: 'Variation',
    unfold: (variations) => `Show ${variations} more ${variations === 1 ? 'variation' : 'variations'}`,
    round: (round, game) => (game === null ? `Round ${round}` : `Game ${game}, round ${round}`),
    deal: 'Deal',
    preparation: 'Preparation',
    trick: (trick) => `Trick ${trick}`,
    glyphs: {
      '!!': 'brilliant',
      '!': 'good',
      '!?': 'interesting',
      '?!': 'doubtful',
      '?': 'a mistake',
      '??': 'a blunder',
    },
  },
  table: {
    label: 'The table',
    hand: (seat, count) => `${game.seats[seat]}’s hand: ${amount(count, 'card')}`,
    emptyHand: (seat) => `${game.seats[seat]} holds no cards.`,
    hidden: 'A hidden card',
    barred: (card) => `${game.card(card)}: why not?`,
    faceDown: 'laid down to give away',
    trickEmpty: 'No card on the table',
    names: (suit) => `names ${game.suits[suit]}`,
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
