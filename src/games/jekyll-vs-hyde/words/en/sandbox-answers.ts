import type { Consequence } from '#games/jekyll-vs-hyde/rules/return-match';
import { amount, list } from '#words/en/lists-and-amounts';
import { words as game } from './names.ts';
import { led } from './led-card.ts';
import type { SandboxAnswersWords } from '../text-types/sandbox-answers.ts';

const { seats, suits, card } = game;

function then(next: Consequence): string {
  switch (next.type) {
    case 'next-round':
      return `Round ${next.next} follows.`;
    case 'roles-change':
      return `${seats[next.by]} has won the first game, and the players change roles.`;
    case 'over':
      if (next.needed === null) return `The game is over: ${seats[next.by]} has won.`;
      return next.winner === 'draw'
        ? 'The match is over, and drawn.'
        : `The match is over: who is ${seats[next.winner]} now has won it.`;
  }
}

/** English. */
export const words: SandboxAnswersWords = {
  possible: {
    yes: 'This can come up in a game.',
    flaw: 'This cannot come up in a game: why?',
    no: 'The rules answer, but as it lies this cannot come up in a game:',
  },
  pairs: {
    title: 'Card against card',
    toLead: (leader, follower) =>
      `Down the side what ${seats[leader]} could lead, along the top what ${seats[follower]} holds. Choose a field to see why.`,
    toFollow: (_, follower) => `Along the top what ${seats[follower]} holds. Choose a field to see why.`,
    none: 'There is no pair of cards to compare: put a card into each hand.',
    table: 'Who would take the trick',
    cell: (played, winner, effect) => {
      if (winner === null) return `${card(played)} may not be played`;
      return `${card(played)}: ${seats[winner]} takes it${effect === null ? '' : `, with the effect of ${suits[effect]}`}`;
    },
    legend: {
      takes: (seat) => `${seats[seat]} takes the trick`,
      barred: 'may not be played',
      effect: 'with the effect of that suit',
    },
    pair: (lead, names, follow) => `${led(lead, names)}, against ${card(follow)}`,
    play: 'Play it',
  },
  rulings: {
    title: 'Where sources differ',
    takes: ({ by, card: winning, beats }) =>
      `${seats[by]} takes the trick: ${card(winning)} beats ${card(beats)}.`,
    would: (lead, { by, card: winning, beats }) =>
      `${led(lead.card, lead.names ?? null)}, against ${card(winning === lead.card ? beats : winning)}: ${seats[by]} takes the trick.`,
    more: (pairs) => `And so on for ${amount(pairs, 'pair')} more.`,
    end: then,
  },
  ending: {
    title: 'If the round ended so',
    now: ({ tricks, end, next }) =>
      `${tricks.jekyll} : ${tricks.hyde} is a gap of ${end.gap}. ${
        end.gap === 0
          ? `The marker would stay on ${end.marker}`
          : `The marker would go from ${end.from} to ${end.marker}`
      }, ${seats[end.side]}’s side${next.type === 'next-round' ? `: ${seats[end.side]} leads round ${next.next}.` : `. ${then(next)}`}`,
    all: 'Every way in which the ten tricks can be shared',
    columns: ['Jekyll', 'Hyde', 'Gap', 'Marker', 'Then'],
    next: ({ end, next }) =>
      next.type === 'next-round' ? `${seats[end.side]} leads round ${next.next}.` : then(next),
  },
  knows: {
    title: 'What each seat knows',
    surely: (seat, other) => `${seats[seat]} gave ${seats[other]} these, and they are still there:`,
    unseen: (seat, other, cards, held) =>
      `${seats[seat]} has not seen ${amount(cards, 'card')}; ${seats[other]} holds ${held} of them:`,
    voids: (other, named) =>
      `${seats[other]} could not follow: of what was in that hand then, nothing is ${list(named.map((suit) => suits[suit]))}.`,
    all: (seat, other) => `${seats[seat]} knows every card that ${seats[other]} holds.`,
    note: 'Both have seen the cards of the tricks before. What was exchanged before this position is not part of it.',
  },
};
