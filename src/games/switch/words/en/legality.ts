import { rankOf, suitOf, type Card, type Rank, type Suit } from '#games/switch/rules/cards';
import { amount, anyOf, list } from '#words/en/lists-and-amounts';
import { misfits } from '#words/en/json-structure-problems';
import type { LegalityWords } from '../text-types/legality.ts';
import { words as game } from './names.ts';

const { seats, suits, ranks, card } = game;

const deeds = { deal: 'dealing', play: 'a play', draw: 'drawing', shuffle: 'shuffling' } as const;
const due = {
  deal: 'the cards are to be dealt',
  turn: 'a player is to play or to draw',
  shuffle: 'the dealer is to make a new deck',
} as const;

function cards(held: readonly Card[]): string {
  return list(held.map(card));
}

/** What a card stands for that is not matched as itself. */
function otherwise(top: Card, rank: Rank, suit: Suit): string {
  if (rankOf(top) !== rank) return ', which mirrors what lies below it';
  return suitOf(top) === suit ? '' : `, for which ${suits[suit]} was chosen`;
}

/** With which cards to begin, so that one which does not fit may follow. */
function begin(tried: Card, firsts: readonly Card[] = []): string {
  if (firsts.length === 0) return '';
  return ` Begin with ${anyOf(firsts.map(card))}: ${card(tried)} may go after it in the same turn.`;
}

/** English. */
export const words: LegalityWords = {
  refusals: {
    'game-over': ({ winner }) =>
      winner === 'draw' ? 'The game is over: it is a draw.' : `The game is over: ${seats[winner]} has won.`,
    'not-now': ({ tried, phase }) => `This is not the time for ${deeds[tried]}: ${due[phase]}.`,
    'not-your-turn': ({ by, turn }) => `It is ${seats[turn]}’s turn, not ${seats[by]}’s.`,
    'wrong-seats': ({ seats: dealt }) =>
      `Two to six players are dealt hands, from ${seats.p1} on without a gap, not ${dealt.length === 0 ? 'nobody' : list(dealt.map((seat) => seats[seat]))}.`,
    'wrong-deal': ({ to, count, due: wanted, players }) =>
      `At a table of ${players} ${seats[to]} must be dealt ${amount(wanted, 'card')}, not ${count}.`,
    'dealt-twice': ({ card: twice }) => `${card(twice)} is dealt twice; there is only one.`,
    'not-dealt': ({ cards: missing }) =>
      `${cards(missing)} ${missing.length === 1 ? 'is' : 'are'} missing: hands and deck hold all 52 cards.`,
    'only-tricks': () => 'All cards of the deck are trick cards, so none can be turned up: deal again.',
    'nothing-played': () => 'A play has at least one card; whoever plays none draws.',
    'played-twice': ({ card: twice }) => `${card(twice)} is played twice; there is only one.`,
    'not-held': ({ by, card: missing }) => `${seats[by]} does not hold ${card(missing)}.`,
    'many-ranks': ({ rule, cards: laid }) =>
      rule === 'same-rank'
        ? `${cards(laid)} are not of one rank; only cards of one rank go together.`
        : `${cards(laid)} are not of one rank; a turn in a run is of one rank.`,
    'no-match': ({ card: tried, top, rank, suit, firsts }) =>
      `${card(tried)} does not go on ${card(top)}${otherwise(top, rank, suit)}: ${suits[suit]} or ${ranks[rank]} has to be matched.${begin(tried, firsts)}`,
    'penalty-waits': ({ rule, card: tried, top, penalty, firsts }) =>
      rule === 'twos-answer'
        ? `${card(tried)} does not answer ${card(top)}: play a 2 or pick up ${amount(penalty, 'card')}.`
        : `${card(tried)} does not answer ${card(top)}: play 2♥ or pick up ${amount(penalty, 'card')}.${begin(tried, firsts)}`,
    'five-hearts-barred': ({ top, penalty, onTwoOfHearts }) =>
      onTwoOfHearts
        ? `5♥ does not go on ${card(top)} while it is active, only on 2♥: play a 2 or pick up ${amount(penalty, 'card')}.`
        : `5♥ does not go on active 2s at this table: answer ${card(top)} with a 2 or pick up ${amount(penalty, 'card')}.`,
    'no-counter': ({ rule, card: tried, top, penalty }) =>
      rule === 'seven-no-counter'
        ? `${card(tried)} does not answer ${card(top)}, not even as its mirror: ${amount(penalty, 'card')} are waiting.`
        : `${card(tried)} does not answer ${card(top)}: an Ace answers no penalty, and ${amount(penalty, 'card')} are waiting.`,
    'not-next': ({ card: tried, run, next }) =>
      `${card(tried)} does not follow: the run stands on the ${ranks[run]}, so another ${ranks[run]} or the ${ranks[next]} comes next.`,
    'two-in-run': ({ card: tried, run }) =>
      `${card(tried)} does not follow: no 2 fits a run, and this one stands on the ${ranks[run]}.`,
    'ace-too-early': ({ card: tried, run }) =>
      `${card(tried)} comes too early: an Ace follows the King, and the run stands on the ${ranks[run]}.`,
    'five-hearts-covered': () => 'Among several 5s 5♥ goes on top, so it is played last.',
    'no-suit-chosen': ({ card: ace }) => `Whoever plays ${card(ace)} has to choose a suit.`,
    'suit-chosen': ({ rule, card: first, suit }) =>
      rule === 'ace-suit'
        ? `${card(first)} chooses no suit: only an Ace could ask for ${suits[suit]}.`
        : `${card(first)} belongs to the run, so no suit is chosen with it, not even ${suits[suit]}.`,
    'shuffled-twice': ({ card: twice }) => `${card(twice)} is in the new deck twice; there is only one.`,
    'not-under-top': ({ card: strange }) =>
      `${card(strange)} does not lie under the top card of the stack, so it cannot be shuffled.`,
    'left-out': ({ cards: missing }) =>
      `${cards(missing)} ${missing.length === 1 ? 'is' : 'are'} missing: all cards under the top one make the new deck.`,
  },
  misfits: {
    ...misfits,
    'unknown-card': ({ found }) =>
      `${found} is no card: a card is a rank (2 to 10, J, Q, K, A) and the letter of a suit (C, D, H, S), as in 10H.`,
    'not-a-switch': ({ key, known }) =>
      `“${key}” is no ruling that changes play; those are ${list(known.map((id) => `“${id}”`))}.`,
  },
};
