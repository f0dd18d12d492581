import { isEvil, type Card } from '#games/chronicle/rules/cards';
import { amount, list } from '#words/en/lists-and-amounts';
import type { TableAndReplayStepsWords } from '../text-types/table-and-replay-steps.ts';
import { words as game } from './names.ts';

const { seats, suits, card } = game;

const named = (held: Card) => (isEvil(held) ? `${card(held)} (Evil)` : card(held));

/** English. */
export const words: TableAndReplayStepsWords = {
  replay: {
    controls: 'Steps through the game',
    ways: {
      first: 'First',
      partBack: 'Back a round',
      back: 'Back',
      forward: 'Forward',
      partForward: 'Forward a round',
      last: 'Last',
      comment: 'Next comment',
    },
    seats: { all: 'everybody', ...seats },
    round: (round) => `Round ${round}`,
    deal: 'Deal',
    meeting: (leader) => `${seats[leader]} leads`,
    roundEnd: 'End of the round',
  },
  table: {
    label: 'The table',
    hand: (seat, count) => `${seats[seat]}’s hand: ${amount(count, 'card')}`,
    emptyHand: () => 'No cards',
    hidden: 'A hidden card',
    barred: (barred) => `${card(barred)}: why not?`,
    play: (played) => `${card(played)}: play it here`,
    count: (count) => `${amount(count, 'card')} in hand`,
    inHand: 'in hand',
    chips: 'Fame',
    toAct: 'to act',
    fame: (fame) => `${fame} Fame`,
    allies: (seat, count) => `${seats[seat]}’s allies: ${amount(count, 'card')}`,
    noAllies: () => 'No allies',
    fan: (cards) => list(cards.map(named)),
    shutOut: 'shut out',
    lead: 'Lead Card',
    noHistory: 'No history card yet',
    now: 'Fame now:',
    nobody: 'nobody, all are shut out',
    fulfil: (some) =>
      some.length === 0
        ? 'Fame now: nobody, all are shut out'
        : `Fame now: ${list(some.map((seat) => seats[seat]))}`,
    meeting: 'The Meeting',
    leadSuit: (suit) => `${suits[suit]} is led`,
    led: 'led',
    noLead: 'No suit is led yet',
    won: (by, gone) => `${seats[by]} wins${gone ? '; the cards are discarded' : ' the Meeting'}`,
    laid: (by, what, down) => `${seats[by]}: ${what}${down ? ', face down' : ''}`,
    discarded: (count) => `Discarded ${count}:`,
    aside: 'Aside:',
  },
  moves: {
    deal: ({ hands }) => `Hands are dealt to ${amount(Object.keys(hands).length, 'player')}`,
    play: ({ by, card: played, down }) =>
      `${seats[by]} plays ${card(played)}${down === true ? ' face down' : ''}`,
    take: ({ by, from, card: taken }) => `${seats[by]} takes ${card(taken)} from ${seats[from]}’s hand`,
    discard: ({ by, from, card: gone }) => `${seats[by]} has ${card(gone)} of ${seats[from]} discarded`,
    'take-ally': ({ by, from, card: taken }) =>
      `${seats[by]} takes the ally ${card(taken)} of ${seats[from]}`,
    claim: ({ by, from, card: taken }) => `${seats[by]} takes ${card(taken)}, played by ${seats[from]}`,
    give: ({ by, to, card: given }) => `${seats[by]} gives ${card(given)} to ${seats[to]}`,
    'give-ally': ({ by, to, card: given }) => `${seats[by]} gives the ally ${card(given)} to ${seats[to]}`,
    look: ({ by, at }) => `${seats[by]} looks at ${seats[at]}’s hand`,
    exchange: ({ by, card: given, with: other, for: wanted }) =>
      `${seats[by]} exchanges ${card(given)} for ${card(wanted)} of ${seats[other]}`,
    leftover: ({ by, adds }) => `${seats[by]} ${adds ? 'keeps' : 'discards'} what is left in hand`,
    angel: ({ by, discards }) => `${seats[by]} ${discards ? 'discards' : 'keeps'} the Evil cards`,
  },
};
