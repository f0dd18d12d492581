import { rankOf, suitOf, type Card, type Seat } from '#games/switch/rules/cards';
import { amount, list } from '#words/en/lists-and-amounts';
import type { EventsWords } from '../text-types/events.ts';
import { words as game } from './names.ts';

const { seats, suits, ranks, card } = game;

function cards(held: readonly Card[]): string {
  return list(held.map(card));
}

function turnsOf(skipped: readonly Seat[]): string {
  return list(skipped.map((seat) => `${seats[seat]}’s`));
}

/** English. */
export const words: EventsWords = {
  dealt: ({ players, each }) => `${amount(players, 'player')} are dealt ${amount(each, 'card')} each.`,
  buried: ({ cards: turned }) =>
    `No game begins with a trick card: ${cards(turned)} ${turned.length === 1 ? 'goes' : 'go'} to the bottom of the deck.`,
  'turned-up': ({ card: first }) => `${card(first)} is turned up.`,
  turn: ({ rule, by }) => (rule === 'first-player' ? `${seats[by]} begins.` : `It is ${seats[by]}’s turn.`),
  played: ({ rule, by, cards: laid, on, rank, suit }) => {
    const what = `${seats[by]} plays ${cards(laid)}`;
    switch (rule) {
      case 'match-top':
        if (rankOf(on) !== rank || suitOf(on) !== suit)
          return `${what} on ${card(on)}, which asks for ${ranks[rank]} or ${suits[suit]}.`;
        return laid.slice(0, 1).some((first) => suitOf(first) === suit)
          ? `${what} on ${card(on)}, suit on suit.`
          : `${what} on ${card(on)}, rank on rank.`;
      case 'twos-answer':
        return `${seats[by]} answers with ${cards(laid)}.`;
      case 'five-hearts-answer':
        return `${seats[by]} answers 5♥ with ${cards(laid)}.`;
      case 'five-hearts-on-two':
        return `${what} on 2♥.`;
      case 'run-follow':
      case 'run-ace':
        return `${what} in the run.`;
      case 'seven-anywhere':
        return `${what}: a 7 goes on anything.`;
      case 'seven-no-counter':
        return `${what}, which does not answer the penalty.`;
      case 'ace-anywhere':
        return `${what}: an Ace goes on anything.`;
    }
  },
  several: ({ count, top }) => `${amount(count, 'card')} of one rank in one turn; ${card(top)} lies on top.`,
  'penalty-grew': ({ on, added, penalty }) =>
    added === penalty
      ? `${seats[on]} has to answer or pick up ${amount(penalty, 'card')}.`
      : `${added} more: ${seats[on]} has to answer or pick up ${amount(penalty, 'card')}.`,
  'run-begun': () => 'A run begins: a 3 or a 4 of any suit goes on, or 3 cards are drawn.',
  powerless: ({ cards: laid }) => `In a run ${cards(laid)} ${laid.length === 1 ? 'has' : 'have'} no power.`,
  'run-ended': ({ how, card: ace }) =>
    how === 'ace' ? `${card(ace)} ends the run.` : `Nothing more follows ${card(ace)}: the run is over.`,
  'run-stays': ({ card: ace }) => `${card(ace)} leaves the run open: another Ace may still follow it.`,
  mirrored: ({ card: seven, rank, suit }) =>
    `${card(seven)} mirrors what lies below it: ${ranks[rank]} or ${suits[suit]} has to be matched.`,
  reversed: ({ direction }) =>
    direction === 1
      ? 'The direction turns: from Player 1 to Player 2 and on.'
      : 'The direction turns: from Player 2 to Player 1 and on.',
  again: ({ rule, by, count }) =>
    rule === 'eights-again'
      ? `${count} 8s turn the direction twice over: ${seats[by]} goes again.`
      : `Everybody else is skipped: ${seats[by]} goes again.`,
  unturned: ({ count }) => `${count} 8s leave the direction as it was, and the turn passes.`,
  skipped: ({ seats: skipped }) =>
    skipped.length === 1
      ? `A Jack skips one turn: ${turnsOf(skipped)}.`
      : `${amount(skipped.length, 'Jack')} skip as many turns: ${turnsOf(skipped)}.`,
  'suit-chosen': ({ by, suit }) => `${seats[by]} chooses ${suits[suit]}.`,
  'run-failed': ({ by, rank, price }) =>
    `${seats[by]} does not go on: the run fails on the ${ranks[rank]} and costs ${amount(price, 'card')}.`,
  mistaken: ({ by, cards: laid, run, price }) =>
    `${cards(laid)} ${laid.length === 1 ? 'does' : 'do'} not follow the ${ranks[run]}: back to ${seats[by]}’s hand, with ${amount(price, 'card')} more.`,
  drew: ({ rule, by, count }) => {
    const what = amount(count, 'card');
    switch (rule) {
      case 'draw-one':
      case 'no-trick-last':
        return `${seats[by]} draws ${what}.`;
      case 'penalty-served':
      case 'run-fails':
      case 'run-mistake':
        return `${seats[by]} picks up ${what}.`;
    }
  },
  'went-dead': ({ card: dead }) => `${card(dead)} is dead: it matches like any card.`,
  'deck-short': ({ by, owed }) =>
    `The deck is used up, and ${seats[by]} still has ${amount(owed, 'card')} to draw: the cards under the top one are shuffled.`,
  reshuffled: ({ count }) => `The new deck has ${amount(count, 'card')}.`,
  cancelled: ({ by, owed }) =>
    `There is nothing more to draw: ${seats[by]} is let off ${amount(owed, 'card')}.`,
  passed: ({ by, passes }) =>
    `${seats[by]} neither plays nor gets a card${passes > 1 ? `; that makes ${passes} turns in a row` : ''}.`,
  'one-left': ({ by }) => `${seats[by]} has one card left.`,
  'not-finished': ({ by, card: last, inRun }) =>
    inRun
      ? `${card(last)} does not win the game: nobody finishes with a card played in a run, so ${seats[by]} has to draw.`
      : `${card(last)} does not win the game: nobody finishes with a trick card, so ${seats[by]} has to draw.`,
  won: ({ by, card: last }) => `${card(last)} was the last card of the hand: ${seats[by]} wins.`,
  counted: ({ winner }) =>
    winner === 'draw'
      ? 'Nobody can go on, and several have the fewest cards: it is a draw.'
      : `Nobody can go on: ${seats[winner]} has the fewest cards and wins.`,
};
