import { SEATS, sorted } from './cards.ts';
import {
  numberOf,
  readCard,
  readCards,
  readHistory,
  seatOf,
  writeCards,
  writeHistory,
} from './encode-cards-in-links.ts';
import { bySeat, seatsAt } from './seats.ts';
import type { Action, Deal, Fetch, Give } from './state.ts';

/** A move in a link: a letter for what is done, the seats, the cards. */

const FETCHES: Readonly<Record<string, Fetch['type']>> = {
  t: 'take',
  d: 'discard',
  a: 'take-ally',
  c: 'claim',
};
const GIVES: Readonly<Record<string, Give['type']>> = { g: 'give', h: 'give-ally' };
/** Between the parts of a deal: in none of them. */
const NEXT = 'y';

/** `p1A` Player 1 plays a card, `q1A` face down, `t12A` takes one from Player 2, `s…` a deal. */
export function writeMove(action: Action): string {
  switch (action.type) {
    case 'deal':
      return writeDeal(action);
    case 'play':
      return `${action.down === true ? 'q' : 'p'}${numberOf(action.by)}${writeCards([action.card])}`;
    case 'look':
      return `l${numberOf(action.by)}${numberOf(action.at)}`;
    case 'leftover':
      return `o${numberOf(action.by)}${action.adds ? 1 : 0}`;
    case 'angel':
      return `e${numberOf(action.by)}${action.discards ? 1 : 0}`;
    case 'exchange': {
      const { by, card, with: other } = action;
      return `x${numberOf(by)}${numberOf(other)}${writeCards([card, action.for])}`;
    }
    case 'give':
    case 'give-ally':
      return `${letterOf(GIVES, action.type)}${numberOf(action.by)}${numberOf(action.to)}${writeCards([action.card])}`;
    default:
      return `${letterOf(FETCHES, action.type)}${numberOf(action.by)}${numberOf(action.from)}${writeCards([action.card])}`;
  }
}

function letterOf(letters: Readonly<Record<string, string>>, type: string): string {
  return Object.keys(letters).find((letter) => letters[letter] === type) ?? '';
}

/** The move of a field; null where it is none. */
export function readMove(field: string): Action | null {
  if (field.startsWith('s')) return readDeal(field.slice(1));
  const [, letter = '', seat, what = ''] = /^([pqldotachgxe])([1-6])(.+)$/.exec(field) ?? [];
  const by = seatOf(seat);
  if (by === null) return null;
  if (letter === 'p' || letter === 'q') {
    const card = readCard(what);
    return card && { type: 'play', by, card, ...(letter === 'q' && { down: true }) };
  }
  if (letter === 'o' || letter === 'e') {
    if (what !== '0' && what !== '1') return null;
    return letter === 'o'
      ? { type: 'leftover', by, adds: what === '1' }
      : { type: 'angel', by, discards: what === '1' };
  }
  const other = seatOf(what.charAt(0));
  const cards = readCards(what.slice(1));
  if (other === null || cards === null) return null;
  const [card, wanted] = cards;
  if (letter === 'l') return card === undefined ? { type: 'look', by, at: other } : null;
  if (card === undefined || cards.length > 2) return null;
  if (letter === 'x')
    return wanted === undefined ? null : { type: 'exchange', by, card, with: other, for: wanted };
  if (wanted !== undefined) return null;
  const [brings, gives] = [FETCHES[letter], GIVES[letter]];
  if (brings !== undefined) return { type: brings, by, from: other, card };
  return gives === undefined ? null : { type: gives, by, to: other, card };
}

function writeDeal(deal: Deal): string {
  const hands = seatsAt(deal).map((seat) => writeCards(deal.hands[seat] ?? []));
  const aside = deal.aside === undefined ? '' : writeCards([deal.aside]);
  return `s${[writeHistory(deal.history), hands.join('0'), aside].join(NEXT)}${NEXT}`;
}

function readDeal(text: string): Deal | null {
  const [card = '', dealt = '', aside = '', end, ...more] = text.split(NEXT);
  const history = readHistory(card);
  const hands = dealt.split('0').map(readCards);
  const left = readCard(aside);
  if (history === null || hands.includes(null) || hands.length > SEATS.length) return null;
  if (end !== '' || more.length > 0 || (left === null && aside !== '')) return null;
  return {
    type: 'deal',
    history,
    hands: bySeat(SEATS.slice(0, hands.length), (seat) => sorted(hands[SEATS.indexOf(seat)] ?? [])),
    ...(left !== null && { aside: left }),
  };
}
