import { isPotion, suitOf, valueOf, type Card, type Suit } from '#games/jekyll-vs-hyde/rules/cards';
import { TRICKS } from '#games/jekyll-vs-hyde/rules/track';
import { amount, list } from '#words/en/lists-and-amounts';
import type { EventsWords } from '../text-types/events.ts';
import { words as game } from './names.ts';

const { seats, suits, places, card } = game;

function cards(held: readonly Card[]): string {
  return list(held.map(card));
}

function order(ranking: readonly Suit[]): string {
  return ranking.map((suit) => suits[suit]).join(' < ');
}

function rounds(needed: 1 | 2 | 3 | 'never'): string {
  return needed === 'never' ? 'did not win' : `needed ${amount(needed, 'round')}`;
}

/** English. */
export const words: EventsWords = {
  dealt: ({ round }) => `Round ${round}: ten cards each are dealt, five are set aside unseen.`,
  chosen: ({ by, count }) => `${seats[by]} lays down ${amount(count, 'card')} to give away.`,
  exchanged: ({ given }) =>
    `The cards change hands: Jekyll gives ${cards(given.jekyll)}, Hyde gives ${cards(given.hyde)}.`,
  leads: ({ rule, by, trick, round, marker }) => {
    if (rule === 'winner-leads') return `${seats[by]} won, so ${seats[by]} leads trick ${trick}.`;
    return round === 1
      ? 'Jekyll leads first in round 1.'
      : `The marker stands on ${marker}, ${seats[by]}’s side: ${seats[by]} leads first.`;
  },
  led: ({ by, card: played, names }) =>
    names === null
      ? `${seats[by]} leads ${card(played)}.`
      : `${seats[by]} leads ${card(played)} and names ${suits[names]}.`,
  followed: ({ rule, by, card: played, asked }) => {
    switch (rule) {
      case 'follow-suit':
      case 'follow-named':
        return `${seats[by]} follows with ${card(played)}.`;
      case 'potion-instead':
        return `${seats[by]} answers ${suits[asked]} with ${card(played)}.`;
      case 'void-plays-any':
        return `${seats[by]} holds no ${suits[asked]} and may play anything: ${card(played)}.`;
    }
  },
  token: ({ rule, suit, place }) => {
    if (rule === 'rank-highest') return `Only ${suits[suit]} is left: it is highest.`;
    if (rule === 'rank-leader-first')
      return `${suits[suit]} is new too, and comes after the leader’s suit: middle.`;
    return `${suits[suit]} is new and becomes ${places[place]}.`;
  },
  'no-token': ({ names }) =>
    names === null
      ? 'A Potion has no suit and places no token.'
      : `A Potion has no suit: naming ${suits[names]} places no token.`,
  effect: ({ suit, potion, against, instead }) =>
    instead === null
      ? `${card(potion)} meets ${card(against)}: the effect of ${suits[suit]}.`
      : `${card(potion)} meets ${card(against)}: ${suits[instead]} was named, but the card played counts, so the effect is that of ${suits[suit]}.`,
  'potions-cancel': () => 'Two Potions cancel each other: no effect.',
  cleared: ({ rule, ranking, card: played }) =>
    rule === 'wrath-own-token'
      ? `Wrath wipes the board, and the token that ${card(played)} had just placed goes too. The next suit played is lowest.`
      : `Wrath wipes the board (${ranking.length === 1 ? 'Wrath alone was on it' : `it was ${order(ranking)}`}). The next suit played is lowest.`,
  'greed-due': ({ count }) =>
    `Greed: both choose ${amount(count, 'card')} to exchange before the trick is taken.`,
  'greed-nothing': () =>
    'Greed would have cards exchanged, but there are none left to exchange: nothing happens.',
  won: ({ rule, by, card: winning, beats, ranking, names, decision }) => {
    const wins = `${card(winning)} beats ${card(beats)}`;
    switch (rule) {
      case 'same-suit':
        return `${wins}: one suit, the higher number. ${seats[by]} wins the trick.`;
      case 'higher-rank':
        return `${wins}: the suits rank ${order(ranking)}. ${seats[by]} wins the trick.`;
      case 'potion-number':
        return `${wins}: with a Potion only the numbers count (${valueOf(winning)} over ${valueOf(beats)}). ${seats[by]} wins the trick.`;
      case 'two-potions':
        return `${wins}: of two Potions the higher wins. ${seats[by]} wins the trick.`;
      case 'off-suit-answer': {
        if (decision === 'number' || names === null) {
          return `${wins}: the named suit was not followed, so the higher number wins (${valueOf(winning)} over ${valueOf(beats)}). ${seats[by]} wins the trick.`;
        }
        const evil = isPotion(winning) ? beats : winning;
        const suit = suitOf(evil);
        if (decision === 'no-ranks') {
          return `${wins}: by this table’s ruling the Potion counts as ${suits[names]}, but there are no two ranks to compare, so the higher number wins (${valueOf(winning)} over ${valueOf(beats)}). ${seats[by]} wins the trick.`;
        }
        return `${wins}: by this table’s ruling the Potion counts as ${suits[names]}${suit ? ` against ${suits[suit]}` : ''}, and the suits rank ${order(ranking)}. ${seats[by]} wins the trick.`;
      }
    }
  },
  'took-trick': ({ by, from, trick, cards }) =>
    cards === null
      ? `Pride: ${seats[by]} takes ${seats[from]}’s newest trick.`
      : `Pride: ${seats[by]} takes trick ${trick} (${card(cards[0])}, ${card(cards[1])}) from ${seats[from]}.`,
  'nothing-to-take': ({ by, from }) =>
    `Pride: ${seats[from]} owns no trick, so there is nothing for ${seats[by]} to take.`,
  awarded: ({ by, trick, tricks }) =>
    `${seats[by]} takes trick ${trick} of ${TRICKS}. Tricks: Jekyll ${tricks.jekyll}, Hyde ${tricks.hyde}.`,
  gap: ({ tricks, gap, from, to }) =>
    gap === 0
      ? `${tricks.jekyll} tricks each: the marker stays on ${from}.`
      : `Jekyll ${tricks.jekyll}, Hyde ${tricks.hyde}: the gap is ${gap}, and the marker moves from ${from} to ${to}.`,
  'round-over': ({ next }) =>
    `The end is not reached. The tokens come off and all cards are shuffled for round ${next}.`,
  'roles-change': ({ needed }) =>
    `The first game is over: its Hyde ${rounds(needed)}. The players change roles and play again.`,
  'game-won': ({ by, round, marker }) =>
    by === 'hyde'
      ? `The marker is on the last space: Hyde wins in round ${round}.`
      : `Three rounds are over and the marker stands on ${marker}: Jekyll has held out and wins.`,
  'match-decided': ({ needed: [first, second], winner }) => {
    const counts = `The first Hyde ${rounds(first)}, the second ${rounds(second)}`;
    return winner === 'draw'
      ? `${counts}: the match is drawn.`
      : `${counts}: the player who is ${seats[winner]} now wins the match.`;
  },
};
