import type { TableAndReplayStepsWords } from '../text-types/table-and-replay-steps.ts';
import { amount, anyOf, list } from '#words/en/lists-and-amounts';
import { words as game } from './names.ts';

/** English. */
export const words: TableAndReplayStepsWords = {
  replay: {
    controls: 'Steps through the game',
    ways: {
      first: 'First',
      partBack: 'Back a turn',
      back: 'Back',
      forward: 'Forward',
      partForward: 'Forward a turn',
      last: 'Last',
      comment: 'Next comment',
    },
    seats: { all: 'everybody', ...game.seats },
    deal: 'Deal',
    game: 'The game',
  },
  table: {
    label: 'The table',
    others: 'Around the table',
    hand: (seat, count) => `${game.seats[seat]}’s hand: ${amount(count, 'card')}`,
    emptyHand: () => 'No cards',
    hidden: 'A hidden card',
    barred: (card) => `${game.cardName(card)}: why not?`,
    play: (card) => `${game.cardName(card)}: play it here`,
    count: (count) => amount(count, 'card'),
    toAct: 'to act',
    deck: (count) => (count === 0 ? 'The deck is used up' : `The deck: ${amount(count, 'card')}`),
    stack: (cards, count) =>
      `The stack of ${amount(count, 'card')}; on top: ${list(cards.map(game.cardName))}`,
    emptyStack: 'No card has been turned up yet',
    match: ({ rank, suit }) => `To be matched: ${game.ranks[rank]} or ${game.suits[suit]}`,
    matchLabel: 'Match',
    answers: (answers) =>
      answers.length === 0
        ? 'Nothing answers the penalty'
        : `To be answered with ${anyOf(answers.map(game.goes))}`,
    answerLabel: 'Answer with',
    noAnswer: 'nothing',
    or: 'or',
    mirrored: 'as the 7 mirrors it',
    chosen: 'as the Ace chose',
    direction: (direction) =>
      direction === 1 ? 'Play goes up from Player 1 to Player 2' : 'Play goes down from Player 2 to Player 1',
    penalty: (seat, count) => `${amount(count, 'card')} wait for ${game.seats[seat]}`,
    run: (rank, next) =>
      next === null
        ? 'A run stands on the Ace'
        : `A run stands on ${game.ranks[rank]}: ${game.ranks[rank]} or ${game.ranks[next]} goes on it`,
    ladder: 'The run',
    goesOn: (rank, next) => `The run: ${rank} or ${next}`,
  },
  drawn: 'draws',
  moves: {
    deal: ({ hands }) => `Hands are dealt to ${amount(Object.keys(hands).length, 'player')}`,
    play: ({ by, cards, suit }) =>
      `${game.seats[by]} plays ${list(cards.map(game.cardName))}${suit === undefined ? '' : ` and chooses ${game.suits[suit]}`}`,
    draw: ({ by }) => `${game.seats[by]} draws`,
    shuffle: () => 'The played cards are shuffled into a new deck',
  },
};
