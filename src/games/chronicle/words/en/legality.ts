import type { Card } from '#games/chronicle/rules/cards';
import type { Action } from '#games/chronicle/rules/state';
import { amount, list } from '#words/en/lists-and-amounts';
import { misfits } from '#words/en/json-structure-problems';
import type { LegalityWords } from '../text-types/legality.ts';
import { abilities } from './ability-effects-and-choices.ts';
import { words as game } from './names.ts';

const { seats, suits, kinds, card, condition } = game;

const deeds = {
  deal: 'dealing',
  play: 'playing a card',
  take: 'taking a card',
  discard: 'discarding an ally',
  'take-ally': 'taking an ally',
  claim: 'taking a card of the Meeting',
  give: 'giving a card',
  'give-ally': 'giving an ally',
  look: 'looking at a hand',
  exchange: 'exchanging allies',
  leftover: 'settling what is left in hand',
  angel: 'the Angel',
} as const satisfies Record<Action['type'], string>;
const due = { deal: 'a round is to be dealt', meeting: 'somebody is to play a card' } as const;
const places = { hand: 'cards in hand', allies: 'allies', meeting: 'cards in this Meeting' } as const;

function cards(held: readonly Card[]): string {
  return list(held.map(card));
}

function big(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** English. */
export const words: LegalityWords = {
  refusals: {
    'game-over': ({ winner }) => `The game is over: ${seats[winner]} has won.`,
    'not-now': ({ tried, phase }) => `This is not the time for ${deeds[tried]}: ${due[phase]}.`,
    'effect-due': ({ by, effect }) => `${seats[by]} has to choose first: ${abilities.choices[effect]}.`,
    'not-your-turn': ({ by, turn }) => `It is ${seats[turn]}’s turn, not ${seats[by]}’s.`,
    'no-condition': () => 'A history card has a condition at least.',
    'condition-twice': ({ condition: twice }) => `A history card asks for ${condition(twice)} only once.`,
    'wrong-seats': ({ seats: dealt }) =>
      `Three to six players are dealt hands, from ${seats.p1} on without a gap, not ${dealt.length === 0 ? 'nobody' : list(dealt.map((seat) => seats[seat]))}.`,
    'other-seats': ({ players }) =>
      `The ${players} players who sit there play on; each of them is dealt a hand.`,
    'wrong-deal': ({ to, count, due: wanted, players }) =>
      `At a table of ${players} ${seats[to]} must be dealt ${amount(wanted, 'card')}, not ${count}.`,
    'none-aside': () => 'With five players one card has to be laid aside.',
    'one-aside': ({ card: aside, players }) =>
      `At a table of ${players} no card is laid aside, so ${card(aside)} has to be dealt.`,
    'lead-aside': ({ card: lead }) => `${big(card(lead))} is the Lead Card, which is never laid aside.`,
    'dealt-twice': ({ card: twice }) => `${big(card(twice))} is dealt twice; there is only one.`,
    'not-dealt': ({ cards: missing }) =>
      `All 36 cards are dealt; ${missing.length === 1 ? 'missing is' : 'missing are'} ${cards(missing)}.`,
    'not-held': ({ by, card: missing }) => `${seats[by]} does not hold ${card(missing)}.`,
    'lead-down': ({ card: led }) => `A card is led face up, ${card(led)} too.`,
    'wild-down': ({ card: wild }) => `${big(card(wild))} is a Wild, and Wilds are always played face up.`,
    'suitless-down': ({ card: played }) =>
      `No lead suit is set yet, so ${card(played)} is played face up and sets it.`,
    'suit-down': ({ card: played, suit }) =>
      `${big(card(played))} is of the lead suit, ${suits[suit]}, so it is played face up.`,
    'must-follow': ({ card: played, suit }) =>
      `${big(card(played))} does not follow ${suits[suit]}: play a card of ${suits[suit]}, for the hand has one, or a Wild.`,
    'off-suit-open': ({ card: played, suit }) =>
      `${big(card(played))} is not of the lead suit, ${suits[suit]}, so it is played face down.`,
    'must-play-wild': ({ card: played }) =>
      `At this table whoever is void has to play a Wild before a card like ${card(played)}.`,
    'not-another': ({ seat }) => `${seats[seat]} has the card at work: it has to be somebody else.`,
    'not-own': ({ owner, seat }) => `It has to be a card of ${seats[owner]}, not of ${seats[seat]}.`,
    'not-there': ({ seat }) => `${seats[seat]} does not sit at this table.`,
    'empty-hand': ({ seat }) => `${seats[seat]} has no card in hand.`,
    'card-not-there': ({ card: missing, seat, place }) =>
      `${big(card(missing))} is not among ${seats[seat]}’s ${places[place]}.`,
  },
  misfits: {
    ...misfits,
    'unknown-card': ({ found }) =>
      `${found} is no card: a card is L, P or W with a number from 1 to 10, as in L8, or Sage, Fool, Angel, Demon, Dragon or King.`,
    'not-a-switch': ({ key, known }) =>
      `“${key}” is no ruling that changes play; those are ${list(known.map((id) => `“${id}”`))}.`,
    'not-a-slot': ({ kind, key, known }) => {
      const open = `an ability can be filled in for ${list(known.map((slot) => `“${slot}”`))}`;
      if (kind === 'other') return `${key} is no kind of card; ${open}.`;
      return kind === 'Angel'
        ? `The ${kinds[kind]} is part of the rules, so no ability is filled in; ${open}.`
        : `${key} has no ability; ${open}.`;
    },
    'owner-chooses': ({ slot }) =>
      `“chooser” of “${slot}” has to be owner: nobody else sees the hand from which a card is given.`,
    'unknown-condition': ({ found }) =>
      `${found} is no condition; expected is one such as {"most":"love"}, {"fewest":"cards"}, {"owns":"King"} or {"without":"evil"}.`,
  },
};
