import { rankOf, type Card } from '#games/switch/rules/cards';
import type { Draw, Play } from '#games/switch/rules/state';
import { amount, list } from '#words/en/lists-and-amounts';
import { words as shared } from '#words/en/puzzles';
import type { PuzzlesWords } from '../text-types/puzzles.ts';
import { words as game } from './names.ts';

const { seats, suits, ranks, card } = game;

function cards(held: readonly Card[]): string {
  return list(held.map(card));
}

function plays(made: readonly (Play | Draw)[]): string {
  return made
    .map((action) => (action.type === 'draw' ? 'a drawn card' : action.cards.map(card).join(' ')))
    .join(', then ');
}

/** What it comes to, as the second half of a sentence. */
const failed: PuzzlesWords['told']['wrong'] = (action, _, failure) => {
  switch (failure.type) {
    case 'passed': {
      const next = failure.next === null ? 'the dealer' : seats[failure.next];
      return `${next} acts next, while ${seats[action.by]} still holds ${cards(failure.left)}.`;
    }
    case 'trick-last':
      return `${card(failure.card)} would be the last card. That may not be a trick card, so ${seats[action.by]} has to draw.`;
    case 'stuck':
      return `nothing fits: ${ranks[failure.match.rank]} or ${suits[failure.match.suit]} has to be matched, and ${seats[action.by]} holds ${cards(failure.left)}.`;
  }
};

/** English. */
export const words: PuzzlesWords = {
  ...shared,
  intro: (puzzles) =>
    `${puzzles} hands to get rid of before anybody else acts: 8s and Jacks give another turn, and the last card may not be one of them. There is just one way, proved by a search of every play.`,
  task: (held) => `Go out with ${amount(held, 'card')} before anybody else acts`,
  standing: (seat, players) => `${seats[seat]} is to play, among ${players} players.`,
  about: {
    title: 'How they were found',
    text: 'An even number of 8s gives another turn, and so do Jacks that skip all the others: one of two players, two of three, three of four. The engine puts hands together from these and from cards of one rank to end with, looks at every way to play them, and keeps those that have exactly one way out and at least one play that misleads. It counts as the same way in whatever order cards lie below the top one, and whether cards of a rank go in one play or in several that follow each other. A puzzle is harder the more steps it has, the more plays mislead, and the later that shows.',
  },
  list: {
    ...shared.list,
    task: (held, players) => `${amount(held, 'card')}, ${amount(players, 'player')}`,
    kind: (top, { rank, suit }) => {
      if (rankOf(top) === 'A') return `on ${card(top)}, with ${suits[suit]} chosen`;
      return rankOf(top) === rank
        ? `on ${card(top)}`
        : `on ${card(top)}, which mirrors ${ranks[rank]} and ${suits[suit]}`;
    },
  },
  told: {
    right: (count) =>
      `All cards are out in ${amount(count, 'play')}, and nobody else has acted. There is no other way.`,
    wrong: (action, more, failure) => {
      const end = failed(action, more, failure);
      if (action.type === 'draw') return `Drawing ends the turn: ${end}`;
      if (more.length > 0)
        return `That gives another turn, but there is no way out any more. At most ${plays(more)} can follow; then ${end}`;
      return failure.type === 'stuck' ? `That gives another turn, but ${end}` : end;
    },
    shown: (way) => `It goes like this: ${plays(way)}.`,
    stepOn: 'Step on to see it.',
  },
  description: (number, held, players) =>
    `Puzzle ${number}: ${amount(held, 'card')} in hand, among ${players} players. Go out before anybody else acts, by 8s, Jacks and cards of one rank. There is only one way.`,
  plays,
  answer: {
    title: 'The answer, and where other first plays lead',
    text: (way) => `${plays(way)}: nobody else has acted.`,
    columns: ['First play', 'What goes wrong'],
  },
  unconfirmed: (position, claim) => `The search does not confirm the ${claim} of the puzzle ${position}.`,
};
