import { isPotion, suitOf, valueOf, type Card, type Suit } from '#games/jekyll-vs-hyde/cards';
import { TRICKS } from '#games/jekyll-vs-hyde/track';
import type { JekyllVsHydeWords } from '../jekyll-vs-hyde.ts';
import { amount, list, misfits } from './common.ts';
import { ruleNames } from './jekyll-vs-hyde-names.ts';

const seats = { jekyll: 'Jekyll', hyde: 'Hyde' } as const;
const suits = { wrath: 'Wrath', greed: 'Greed', pride: 'Pride' } as const;
const places = { lowest: 'lowest', middle: 'middle', highest: 'highest' } as const;

function card(card: Card): string {
  const suit = suitOf(card);
  return suit === null ? `Potion ${card}` : `${suits[suit]} ${valueOf(card)}`;
}

function cards(held: readonly Card[]): string {
  return list(held.map(card));
}

function order(ranking: readonly Suit[]): string {
  return ranking.map((suit) => suits[suit]).join(' < ');
}

function rounds(needed: 1 | 2 | 3 | 'never'): string {
  return needed === 'never' ? 'did not win' : `needed ${amount(needed, 'round')}`;
}

const deeds = {
  deal: 'dealing',
  exchange: 'an exchange',
  lead: 'a lead',
  follow: 'an answer to a lead',
} as const;
const due = {
  deal: 'a deal is due',
  preparation: 'both are choosing the cards they give',
  lead: 'a card is to be led',
  follow: 'a card is to be played to the lead',
  greed: 'both are choosing cards for the Greed exchange',
} as const;

/** English. */
export const english: JekyllVsHydeWords = {
  title: 'Jekyll vs Hyde',
  seats,
  suits,
  places,
  card,
  list,
  rules: ruleNames,
  phases: {
    deal: 'Deal',
    preparation: 'Preparation',
    lead: 'Lead',
    follow: 'Follow',
    greed: 'Greed exchange',
    over: 'Game over',
  },
  events: {
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
          return `${seats[by]} answers with ${card(played)} instead of following ${suits[asked]}.`;
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
    'greed-nothing': () => 'Greed would have cards exchanged, but no hand has any left: nothing happens.',
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
          return `${wins}: by this table’s ruling the Potion counts as ${suits[names]}${suit ? ` against ${suits[suit]}` : ''}, and the suits rank ${order(ranking)}. ${seats[by]} wins the trick.`;
        }
      }
    },
    'took-trick': ({ by, from, trick, cards: [first, second] }) =>
      `Pride: ${seats[by]} takes trick ${trick} (${card(first)}, ${card(second)}) from ${seats[from]}.`,
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
  },
  refusals: {
    'game-over': ({ winner }) =>
      winner === 'draw' ? 'The match is over: it is drawn.' : `The game is over: ${seats[winner]} has won.`,
    'not-now': ({ tried, phase }) => `This is not the time for ${deeds[tried]}: ${due[phase]}.`,
    'not-your-turn': ({ by, turn }) => `It is ${seats[turn]}’s turn, not ${seats[by]}’s.`,
    'wrong-deal': ({ to, count }) => `${seats[to]} must be dealt ten cards, not ${count}.`,
    'dealt-twice': ({ card: twice }) => `${card(twice)} is dealt twice; there is only one.`,
    'already-chosen': ({ by }) => `${seats[by]} has already laid cards down; the choice stands.`,
    'wrong-count': ({ rule, count, due: wanted, round }) =>
      rule === 'give-count'
        ? `In round ${round} each gives ${amount(wanted, 'card')}, not ${count}.`
        : `This Greed exchange asks for ${amount(wanted, 'card')} from each, not ${count}.`,
    'given-twice': ({ card: twice }) => `${card(twice)} is given twice; there is only one.`,
    'potion-kept': ({ by, potions }) =>
      `${seats[by]} was dealt ${amount(potions.length, 'Potion')} (${potions.join(', ')}) and must give at least one.`,
    'not-held': ({ by, card: missing }) => `${seats[by]} does not hold ${card(missing)}.`,
    'no-suit-named': ({ card: led }) => `Whoever leads ${card(led)} must name a suit.`,
    'suit-named': ({ card: led }) => `${card(led)} has a suit of its own: only a led Potion names one.`,
    'must-follow': ({ card: tried, suit, holds, potions }) =>
      `${card(tried)} does not follow ${suits[suit]}. Follow with ${either(holds)}${potions.length > 0 ? ', or play a Potion' : ''}.`,
    'must-follow-named': ({ rule, card: tried, suit, holds }) =>
      rule === 'potion-barred'
        ? `${card(tried)} may not be played: a Potion was led, and the suit it named, ${suits[suit]}, is in hand. Follow with ${either(holds)}.`
        : `${card(tried)} does not follow ${suits[suit]}, the suit that was named. Follow with ${either(holds)}.`,
  },
  options: {
    give: ({ rule, count, forced }) => {
      const due = `Choose ${amount(count, 'card')} to give away${rule === 'greed-exchanges' ? ' for the Greed effect' : ''}.`;
      return forced.length === 0
        ? due
        : `${due} You were dealt ${amount(forced.length, 'Potion')}, so ${either(forced)} has to be among them.`;
    },
    lead: ({ potions }) =>
      potions.length === 0
        ? 'You lead: any card may be played.'
        : `You lead: any card may be played. With ${either(potions)} you also name a suit.`,
    follow: ({ asked, allowed, barred }) => {
      const suit = suits[asked];
      const rest =
        barred.length === 0
          ? ''
          : barred.length === 1
            ? ` ${cards(barred)} is barred.`
            : ' The others are barred.';
      const following = allowed['follow-suit'] ?? allowed['follow-named'];
      if (following === undefined) {
        return allowed['void-plays-any'] === undefined
          ? `You hold no ${suit}.`
          : `${suit} is asked for and you hold none: any card may be played.`;
      }
      const potions = allowed['potion-instead'];
      return potions === undefined
        ? `${suit} is asked for: follow with ${either(following)}.${rest}`
        : `${suit} is asked for: follow with ${either(following)}, or play a Potion instead: ${either(potions)}.${rest}`;
    },
  },
  misfits: {
    ...misfits,
    'unknown-card': ({ found }) =>
      `${found} is no card: Wrath is W1 to W7, Greed G1 to G7, Pride P1 to P7, and the Potions are 2+, 3+, 4+ and 5+.`,
    'not-a-switch': ({ key, known }) =>
      `“${key}” is no ruling that changes play; those are ${list(known.map((id) => `“${id}”`))}.`,
  },
};

function either(held: readonly Card[]): string {
  return new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(held.map(card));
}
