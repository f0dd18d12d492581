import type { Card } from '#games/jekyll-vs-hyde/rules/cards';
import type { Refusal } from '#games/jekyll-vs-hyde/rules/refusal';
import type { LegalityWords } from '../text-types/legality.ts';
import { amount, anyOf, list } from '#words/en/lists-and-amounts';
import { words as game } from './names.ts';
import { misfits } from '#words/en/json-structure-problems';

const { seats, suits, card } = game;

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
export const words: LegalityWords = {
  refusals: {
    'game-over': ({ winner }) =>
      winner === 'draw' ? 'The match is over: it is drawn.' : `The game is over: ${seats[winner]} has won.`,
    'not-now': ({ tried, phase }) => `This is not the time for ${deeds[tried]}: ${due[phase]}.`,
    'not-your-turn': ({ by, turn }) => `It is ${seats[turn]}’s turn, not ${seats[by]}’s.`,
    'wrong-deal': ({ to, count }) => `${seats[to]} must be dealt ten cards, not ${count}.`,
    'dealt-twice': ({ card: twice }) => `${card(twice)} is dealt twice; there is only one.`,
    'already-chosen': ({ by }) => `${seats[by]} has already laid cards down.`,
    'wrong-count': ({ rule, count, due: wanted, round }) =>
      rule === 'give-count'
        ? `In round ${round} each gives ${amount(wanted, 'card')}, not ${count}.`
        : `This Greed exchange asks for ${amount(wanted, 'card')} from each, not ${count}.`,
    'given-twice': ({ card: twice }) => `${card(twice)} is given twice; there is only one.`,
    'potion-kept': ({ by, potions }) =>
      potions.length === 0
        ? `${seats[by]} must have been dealt two Potions or more, and must give at least one.`
        : `${seats[by]} was dealt ${amount(potions.length, 'Potion')} (${potions.join(', ')}) and must give at least one.`,
    'not-held': ({ by, card: missing }) => `${seats[by]} does not hold ${card(missing)}.`,
    'no-suit-named': ({ card: led }) => `Whoever leads ${card(led)} must name a suit.`,
    'suit-named': ({ card: led }) => `${card(led)} has a suit of its own: only a led Potion names one.`,
    'must-follow': ({ card: tried, suit, holds, potions }) =>
      holds.length === 0
        ? `${card(tried)} does not follow ${suits[suit]}, and at least one card of it must be in hand.`
        : `${card(tried)} does not follow ${suits[suit]}. Follow with ${either(holds)}${potions.length > 0 ? ', or play a Potion' : ''}.`,
    'must-follow-named': ({ rule, card: tried, suit, holds }) => {
      const follow = holds.length === 0 ? '' : ` Follow with ${either(holds)}.`;
      if (rule === 'potion-barred')
        return `${card(tried)} may not be played: a Potion was led, and the suit it named, ${suits[suit]}, is in hand.${follow}`;
      return holds.length === 0
        ? `${card(tried)} does not follow ${suits[suit]}, the suit that was named, and at least one card of it must be in hand.`
        : `${card(tried)} does not follow ${suits[suit]}, the suit that was named.${follow}`;
    },
  },
  permissions: {
    'may-lead': ({ rule }) =>
      rule === 'name-suit' ? 'May be led, and a suit is named with it.' : 'May be led, like any card.',
    'may-follow': ({ rule, asked }) => {
      switch (rule) {
        case 'follow-suit':
          return `May be played: ${suits[asked]} was led.`;
        case 'follow-named':
          return `May be played: ${suits[asked]} is the suit that was named.`;
        case 'potion-instead':
          return `May be played: a Potion, instead of following ${suits[asked]}.`;
        case 'void-plays-any':
          return `May be played: there is no ${suits[asked]} in this hand.`;
      }
    },
    'may-give': ({ rule, count }) => {
      if (rule === 'forced-potion') return 'May be given, and one of the Potions has to be.';
      return `May be given, ${count === 1 ? 'alone' : `as one of ${amount(count, 'card')}`}.`;
    },
  },
  inHand: {
    'may-lead': ({ card: held }) => `${card(held)}, playable`,
    'may-follow': ({ card: held }) => `${card(held)}, playable`,
    'may-give': ({ card: held }) => `${card(held)}, can be given`,
    barred: ({ card: held, refusals: [refusal] }) => `${card(held)}, ${inShort(refusal)}`,
  },
  options: {
    give: ({ met, count, forced }) => {
      const why = met === null ? '' : `${card(met[0])} met ${card(met[1])}, so cards change hands. `;
      const due = `${why}Choose ${amount(count, 'card')} to give away.`;
      if (forced.length === 0) return due;
      const must = count === 1 ? `it has to be ${either(forced)}` : `${either(forced)} has to be among them`;
      return `${due} You were dealt ${amount(forced.length, 'Potion')}, so ${must}.`;
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
          ? `${suit} is asked for and you hold only Potions: any of them may be played.`
          : `${suit} is asked for and you hold none: any card may be played.`;
      }
      const potions = allowed['potion-instead'];
      return potions === undefined
        ? `${suit} is asked for: follow with ${either(following)}.${rest}`
        : `${suit} is asked for: follow with ${either(following)}, or instead play ${either(potions)}.${rest}`;
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

/** Why a card of a hand cannot be used now, in a few words. */
function inShort(refusal: Refusal | undefined): string {
  switch (refusal?.type) {
    case 'must-follow':
      return `not playable: follow ${suits[refusal.suit]}`;
    case 'must-follow-named':
      return `not playable: follow ${suits[refusal.suit]}, the named suit`;
    case 'potion-kept':
      return 'not to be given: a Potion must go';
    default:
      return 'not playable';
  }
}

function cards(held: readonly Card[]): string {
  return list(held.map(card));
}

function either(held: readonly Card[]): string {
  return anyOf(held.map(card));
}
