import { CARDS, SEATS, SUITS, suitOf, type Card, type Seat, type Suit } from './cards.ts';
import type { Action } from './state.ts';

/** Cards and moves in a permalink, in letters and digits alone. */

/** The cards as they stand, each letter once for a run of numbers: `W147G2X3`. X, no suit, stands before a Potion's number. */
export function writeCards(cards: readonly Card[]): string {
  let last = '';
  return cards
    .map((card) => {
      const letter = suitOf(card) === null ? 'X' : card.charAt(0);
      const number = letter === 'X' ? card.charAt(0) : card.charAt(1);
      const written = letter === last ? number : letter + number;
      last = letter;
      return written;
    })
    .join('');
}

/** Null where the text is not cards and nothing else. */
export function readCards(text: string): readonly Card[] | null {
  const cards: Card[] = [];
  for (const [run] of text.matchAll(/[WGPX][1-7]+|./gs)) {
    if (run.length === 1) return null;
    for (const number of run.slice(1)) {
      const name = run.startsWith('X') ? `${number}+` : run.charAt(0) + number;
      const card = CARDS.find((card) => card === name);
      if (card === undefined) return null;
      cards.push(card);
    }
  }
  return cards;
}

/** A field for each move: `dW1…hG2…` a deal, `gjW1` Jekyll gives, `lhX3p` Hyde leads 3+ and names Pride, `fjW4` Jekyll follows. */
export function writeMoves(moves: readonly Action[]): readonly string[] {
  return moves.map((action) => {
    switch (action.type) {
      case 'deal':
        return `d${writeCards(action.jekyll)}h${writeCards(action.hyde)}`;
      case 'exchange':
        return `g${action.by.charAt(0)}${writeCards(action.cards)}`;
      case 'lead':
        return `l${action.by.charAt(0)}${writeCards([action.card])}${action.names?.charAt(0) ?? ''}`;
      case 'follow':
        return `f${action.by.charAt(0)}${writeCards([action.card])}`;
    }
  });
}

/** Null where one of the fields is no move. */
export function readMoves(fields: readonly string[]): readonly Action[] | null {
  const moves = fields.map(readMove);
  return moves.every((move) => move !== null) ? moves : null;
}

function readMove(field: string): Action | null {
  const [, first = '', second] = /^d([^h]*)h(.*)$/.exec(field) ?? [];
  if (second !== undefined) {
    const [jekyll, hyde] = [readCards(first), readCards(second)];
    return jekyll && hyde && { type: 'deal', jekyll, hyde };
  }
  const [, type, seat = '', text = '', suit = ''] = /^([glf])([jh])([^wgp]*)([wgp]?)$/.exec(field) ?? [];
  const by = seatBy(seat);
  const cards = readCards(text);
  if (by === undefined || cards === null) return null;
  const names = suitBy(suit);
  if (type === 'g') return names === undefined ? { type: 'exchange', by, cards } : null;
  const [card, ...more] = cards;
  if (card === undefined || more.length > 0) return null;
  if (type === 'l') return { type: 'lead', by, card, ...(names !== undefined && { names }) };
  return names === undefined ? { type: 'follow', by, card } : null;
}

/** The seat whose name begins with the letter. */
export function seatBy(letter: string | undefined): Seat | undefined {
  return letter ? SEATS.find((seat) => seat.startsWith(letter)) : undefined;
}

/** The suit whose name begins with the letter. */
export function suitBy(letter: string | undefined): Suit | undefined {
  return letter ? SUITS.find((suit) => suit.startsWith(letter)) : undefined;
}
