import type { DirectAnswersWords } from '../text-types/direct-answers.ts';
import { words as game } from './names.ts';

const skipped = (count: number) => (count === 1 ? '1 turn is skipped' : `${count} turns are skipped`);
const several = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;

/** English. */
export const words: DirectAnswersWords = {
  length: 'A game is over when somebody has played the last card, or when nobody can play or draw any more.',
  jacks: {
    title: (count, players) => `${several(count, 'Jack')}, ${players} players`,
    next: (count, next) =>
      next === 'again'
        ? `${skipped(count)}: whoever played goes again.`
        : next === 'onward'
          ? `${skipped(count)}, all around the table: the next player’s turn comes as always.`
          : `${skipped(count)}: the player ${next} seats on is next.`,
  },
  eights: {
    title: (count, players) => `${several(count, '8')}, ${players} players`,
    next: {
      again:
        'An even number of 8s turns the direction twice over: whoever played goes again. At some tables the turn passes on.',
      other: 'With two players the direction changes nothing: the other player is next.',
      turned: 'The direction turns: the neighbour on the other side is next.',
    },
  },
  twosWaiting: {
    title: (count) => `${count} × 2`,
    costs: (penalty) => `${penalty} cards: two for each 2 that waits.`,
  },
  failedRun: {
    title: (rank) => `A run that fails on ${game.goes(rank)}`,
    costs: (cards) => `${cards} cards: as many as the rank is worth on which it stands.`,
  },
  plainLast: {
    title: (rank) => `${game.ranks[rank]} as the last card`,
    wins: (rank) =>
      `Yes, outside a run you win with it: ${game.goes(rank)} is no trick card. No card played in a run wins.`,
  },
  terms: {
    trickCard: {
      title: 'Trick card',
      answer: 'A trick card is one that does something: 2, 3, 5♥, 7, 8, Jack and Ace.',
    },
    drawFour: {
      title: 'Draw 4',
      answer: 'No card says “draw 4”. Each 2 that is played is two cards to pick up, so two 2s make four.',
    },
    twos: { title: 'The 2s' },
    threes: { title: 'The 3s' },
    fiveOfHearts: { title: 'The 5♥' },
    sevens: {
      title: 'The 7s',
      answer:
        'A 7 goes on any card, and takes the rank and the suit of what lies below it, for matching only.',
    },
    eights: {
      title: 'The 8s',
      answer:
        'An odd number of 8s turns the direction of play. An even number turns it twice over: the same player goes again.',
    },
    jacks: { title: 'The Jacks' },
    aces: {
      title: 'The Aces',
      answer:
        'An Ace goes on any card. Whoever plays it chooses a suit: it has to be matched, or another Ace is played.',
    },
    plainCard: {
      title: 'Cards without an effect',
      answer:
        'The 4, 6, 9, 10, Queen and King do nothing, and neither does a 5 but the 5♥: they are matched by suit or rank. In a run only the rank counts.',
    },
    run: {
      title: 'Run',
      answer:
        'A run begins with a 3. From then on each player goes on with the same rank or the next one, whatever the suit, or picks up as many cards as the rank is worth.',
    },
    penalty: {
      title: 'Penalty',
      answer:
        'A penalty is what the next player has to pick up after a 2 or the 5♥. Whoever cannot answer it picks it up, and the turn is over.',
    },
    dead: { title: 'Dead' },
    turn: { title: 'Turn' },
    stack: {
      title: 'Stack',
      answer: 'The stack is the pile of played cards. Its top card is the one that has to be matched.',
    },
    deck: {
      title: 'Deck',
      answer:
        'The deck is what cards are drawn from. If it has too few, the played cards under the top one are shuffled and become the new deck.',
    },
    suit: {
      title: 'Suit',
      answer:
        'A suit is clubs, diamonds, hearts or spades. A card goes on another of its suit or of its rank.',
    },
    rank: {
      title: 'Rank',
      answer:
        'A rank is what a card is: 2 to 10, Jack, Queen, King or Ace. A card goes on another of its rank or of its suit.',
    },
    match: { title: 'Match' },
    mirror: { title: 'Mirror' },
    lastCard: {
      title: 'Last card',
      answer:
        'A last card is seen by everybody, and nothing has to be called. It does not win if it is a trick card or is played in a run.',
    },
    tie: {
      title: 'Tie',
      answer:
        'Only a game that nobody can go on with can be tied: the fewest cards win, and if several have as few it is a draw.',
    },
    cheating: {
      title: 'Cheating',
      answer:
        'A card that does not fit goes back to the hand if it is seen at once. For what is noticed later no source has a rule; we suggest to let it lie.',
    },
    colours: {
      title: 'Colours',
      answer: 'No: red or black makes no difference. Only the suit and the rank have to match.',
    },
    score: { title: 'Score', answer: 'There are no points. The first to play the last card wins.' },
    several: {
      title: 'How many at once',
      answer: 'As many as you hold of one rank. Only the first has to fit.',
    },
    noneIsHigher: {
      title: 'Which card is higher',
      answer:
        'No card beats another in Switch. A card is played if it has the suit or the rank of the top card.',
    },
    swapHands: {
      title: 'Swapping hands',
      answer: 'No card swaps hands in Switch. You play from your own hand, or draw.',
    },
  },
};
