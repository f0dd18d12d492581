import { isPotion, type Card } from '#games/jekyll-vs-hyde/rules/cards';
import type { State } from '#games/jekyll-vs-hyde/rules/state';
import type { Ending, Outcome } from '#games/jekyll-vs-hyde/exercises/types';
import type { ExercisesWords } from '../text-types/exercises.ts';
import { amount, list } from '#words/en/lists-and-amounts';
import { words as game } from './names.ts';
import { forbids } from './exercise-why-forbidden.ts';

const { card, seats, suits } = game;

function cards(held: readonly Card[]): string {
  return held.length === 0 ? 'nothing' : list(held.map(card));
}

const outcomes: Readonly<Record<Outcome, string>> = {
  'tokens-leave': 'All tokens leave',
  'give-two': 'Each gives two cards',
  'give-one': 'Each gives one card',
  'take-trick': 'The winner takes an earlier trick',
  nothing: 'No effect',
};
const endings: Readonly<Record<Ending, string>> = {
  'hyde-wins': 'Hyde wins, and it is over',
  'jekyll-wins': 'Jekyll wins, and it is over',
  'next-round': 'Another round is dealt',
  'roles-change': 'The players change roles and play a second game',
};
const needs = {
  1: 'needed one round',
  2: 'needed two rounds',
  3: 'needed three rounds',
  never: 'never got there',
};

/** What has to be known of a return match before a question about one. */
function ofMatch({ rulings, match }: State): string {
  if (rulings['return-match'] === 'off') return '';
  return match.game === 1
    ? 'First game of a return match. '
    : `Second game; in the first Hyde ${needs[match.needed]}. `;
}

/** Where a round stands that its last trick ends. */
const lastTrick = ({ round, marker }: State) => `Last trick of round ${round}, the marker on ${marker}.`;

/** English. */
export const words: ExercisesWords = {
  questions: {
    winner: () => 'Who wins the trick?',
    playable: ({ before, viewer }) =>
      viewer === 'all'
        ? 'Which cards may be played?'
        : before.phase === 'lead'
          ? `You are ${seats[viewer]}, and you lead. Which of your cards may you play?`
          : `You are ${seats[viewer]}. Which of your cards may you play?`,
    ranking: () => 'Which tokens lie on the board then?',
    effect: () => 'What effect does the Potion have?',
    tricks: () => 'How many tricks does each own then?',
    leader: ({ before }) =>
      before.phase === 'preparation'
        ? `The marker stands on ${before.marker}, and this is round ${before.round}. Who leads the first trick?`
        : 'Who leads the next trick?',
    count: ({ before }) =>
      before.phase === 'preparation'
        ? `This is the preparation of round ${before.round}. How many cards does each give away?`
        : 'How many cards does each give away now?',
    gift: ({ before, viewer }) => {
      const you = viewer === 'all' ? '' : `You are ${seats[viewer]}. `;
      const when =
        before.phase === 'greed'
          ? 'This is a Greed exchange.'
          : `This is the preparation of round ${before.round}.`;
      return `${you}${when} Which of these may you give?`;
    },
    marker: ({ before }) =>
      `It is the last trick of the round, and the marker stands on ${before.marker}. Where does it end up?`,
    ending: ({ before }) => `${ofMatch(before)}${lastTrick(before)} What follows?`,
    verdict: ({ before, proposed: [proposed] }) => {
      const question = 'Is that allowed?';
      const by = proposed === undefined || proposed.type === 'deal' ? null : proposed.by;
      // That lies face down, where a table hardly tells it from cards still to come.
      const laid =
        by !== null && 'chosen' in before && before.chosen[by] !== null
          ? `, and ${seats[by]} has laid cards face down already`
          : '';
      if (before.phase === 'preparation')
        return `This is the preparation of round ${before.round}${laid}. ${question}`;
      return before.phase === 'greed' ? `This is a Greed exchange${laid}. ${question}` : question;
    },
    deck: ({ viewer }) =>
      viewer === 'all'
        ? 'Which of these cards may still be hidden?'
        : `You are ${seats[viewer]}. None of these was played before the last trick. Which may the other hand hold?`,
    match: ({ before }) => `${ofMatch(before)}${lastTrick(before)} Who wins the match?`,
  },
  supposed: {
    deal: () => 'The cards are dealt.',
    exchange: ({ by, cards: given }) => `${seats[by]} gives ${cards(given)}.`,
    lead: ({ by, card: led, names }) =>
      names === undefined
        ? `${seats[by]} leads ${card(led)}.`
        : `${seats[by]} leads ${card(led)} and names ${suits[names]}.`,
    follow: ({ by, card: played }) => `${seats[by]} answers with ${card(played)}.`,
  },
  wanted: {
    deal: () => 'These two hands are dealt.',
    exchange: ({ by, cards: given }) => `${seats[by]} wants to give ${cards(given)}.`,
    lead: ({ by, card: led, names }) =>
      names === undefined
        ? `${seats[by]} wants to lead ${card(led)}${isPotion(led) ? ', naming no suit' : ''}.`
        : `${seats[by]} wants to lead ${card(led)} and name ${suits[names]}.`,
    follow: ({ by, card: played }) => `${seats[by]} wants to answer with ${card(played)}.`,
  },
  choices: {
    seat: ({ seat }) => seats[seat],
    card: ({ card: one }) => card(one),
    cards: ({ cards: set }) => cards(set),
    ranking: ({ ranking }) =>
      ranking.length === 0
        ? 'None'
        : ranking.length === 1
          ? `${ranking.map((suit) => suits[suit]).join()}, lowest`
          : ranking.map((suit) => suits[suit]).join(' < '),
    outcome: ({ outcome }) => outcomes[outcome],
    tricks: ({ tricks }) => `Jekyll ${tricks.jekyll}, Hyde ${tricks.hyde}`,
    count: ({ count }) => (count === 0 ? 'None' : amount(count, 'card')),
    marker: ({ marker }) => String(marker),
    ending: ({ ending }) => endings[ending],
    verdict: ({ rule }) => (rule === null ? 'Yes, it is allowed' : `No: ${forbids[rule]}`),
    match: ({ winner }) =>
      winner === 'draw' ? 'Nobody: it is drawn' : `The player who is ${seats[winner]} in this game`,
  },
};
