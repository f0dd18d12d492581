import type { Notation, Said } from '#kit/notation-interface';
import { describe } from '#kit/validate-object';
import { CARDS, SEATS, SUITS, type BySeat, type Card, type Seat, type Suit } from './cards.ts';
import type { Switch } from './game-types.ts';
import { SWITCHES } from './ruling-switches.ts';
import type { Action, Deal, State } from './state.ts';

/**
 * The moves of Switch in words: `p1: 8S 8H`, `p2: AS>hearts`, `p3: draw`. Large and small letters are the same.
 */

/** What belongs at a place; where the game stands decides which move it can be. */
export type Expected = 'deal' | 'move' | 'shuffle' | 'nothing' | 'card' | 'hand';

/** Words that are no move; a move that is merely not allowed is none of these. */
export interface NotationSlip {
  readonly type: 'unknown-word';
  /** Null where words are missing. */
  readonly found: string | null;
  readonly expected: Expected;
}

type Reading = Said<Action, NotationSlip>;

export const switchNotation: Notation<Switch, NotationSlip> = {
  rulings: Object.keys(SWITCHES),
  read,
  write,
};

// -------------------------------------------------------------------------------------------------------- writing

/** A round of the table is a line: it begins with Player 1. */
function write(action: Action): string {
  switch (action.type) {
    case 'deal': {
      const hands = SEATS.flatMap((seat) => {
        const hand = action.hands[seat];
        return hand === undefined ? [] : [[`${seat}:`, ...hand].join(' ')];
      });
      return `\n\nDeal ${hands.join('\n')}\n${['deck:', ...action.deck].join(' ')}`;
    }
    case 'shuffle':
      return `\n${['Shuffle', ...action.deck].join(' ')}\n`;
    case 'play':
      return `${lineOf(action.by)}${action.cards.join(' ')}${action.suit === undefined ? '' : `>${action.suit}`}`;
    case 'draw':
      return `${lineOf(action.by)}draw`;
  }
}

function lineOf(by: Seat): string {
  return `${by === 'p1' ? '\n' : ''}${by}: `;
}

// -------------------------------------------------------------------------------------------------------- reading

const EXPECTED = {
  deal: 'deal',
  turn: 'move',
  shuffle: 'shuffle',
  over: 'nothing',
} as const satisfies Record<State['phase'], Expected>;

function read(words: readonly string[], at: number, state: State): Reading {
  const word = words[at]?.toLowerCase();
  if (word === 'deal') return readDeal(words, at + 1);
  if (word === 'shuffle') {
    const { cards, end } = cardsFrom(words, at + 1);
    if (!canEndCards(words[end])) return unknown(words, end, 'card');
    return { type: 'move', action: { type: 'shuffle', deck: cards }, end };
  }
  const by = seatIn(words[at]);
  return by === null ? unknown(words, at, EXPECTED[state.phase]) : readTurn(by, words, at + 1);
}

/** What a player does: cards and the suit that is chosen with them, or `draw`. */
function readTurn(by: Seat, words: readonly string[], at: number): Reading {
  if (words[at]?.toLowerCase() === 'draw') return { type: 'move', action: { type: 'draw', by }, end: at + 1 };
  const { cards, end } = cardsFrom(words, at);
  const [name = '', chosen, ...more] = (words[end] ?? '').split('>');
  if (chosen !== undefined) {
    const card = cardIn(name);
    const suit = suitIn(chosen);
    if (card === null || suit === null || more.length > 0) return unknown(words, end, 'card');
    return { type: 'move', action: { type: 'play', by, cards: [...cards, card], suit }, end: end + 1 };
  }
  if (cards.length === 0 || !canEndCards(words[end]))
    return unknown(words, end, cards.length === 0 ? 'move' : 'card');
  return { type: 'move', action: { type: 'play', by, cards }, end };
}

/** The hands, each once and in any order, then the deck. */
function readDeal(words: readonly string[], from: number): Reading {
  const found = new Map<Seat, readonly Card[]>();
  for (let at = from; ;) {
    const seat = seatIn(words[at]);
    const isDeck = words[at]?.toLowerCase() === 'deck:' && found.size > 0;
    if (!isDeck && (seat === null || found.has(seat)))
      return unknown(words, at, canEndCards(words[at]) || found.size === 0 ? 'hand' : 'card');
    const { cards, end } = cardsFrom(words, at + 1);
    if (isDeck && !canEndCards(words[end])) return unknown(words, end, 'card');
    if (isDeck) return { type: 'move', action: dealOf(found, cards), end };
    if (seat !== null) found.set(seat, cards);
    at = end;
  }
}

function dealOf(found: ReadonlyMap<Seat, readonly Card[]>, deck: readonly Card[]): Deal {
  const hands: BySeat<readonly Card[]> = Object.fromEntries(
    SEATS.flatMap((seat) => {
      const hand = found.get(seat);
      return hand === undefined ? [] : [[seat, hand]];
    }),
  );
  return { type: 'deal', hands, deck };
}

function unknown(words: readonly string[], at: number, expected: Expected): Reading {
  const word = words[at];
  const found = word === undefined ? null : describe(word);
  return { type: 'slip', at, slip: { type: 'unknown-word', found, expected } };
}

/** The cards that stand together from a word on. */
function cardsFrom(
  words: readonly string[],
  at: number,
): { readonly cards: readonly Card[]; readonly end: number } {
  const cards: Card[] = [];
  for (let card = cardIn(words[at]); card !== null; card = cardIn(words[at + cards.length])) cards.push(card);
  return { cards, end: at + cards.length };
}

/** Whether a list of cards can be over before this word; anything else is a card that is misspelt. */
function canEndCards(word: string | undefined): boolean {
  return (
    word === undefined || seatIn(word) !== null || ['deal', 'deck:', 'shuffle'].includes(word.toLowerCase())
  );
}

const NAMES: ReadonlyMap<string, Card> = new Map(CARDS.map((card) => [card, card]));

/** The card that a word names, if any. */
export function cardIn(word: string | undefined): Card | null {
  return (word === undefined ? undefined : NAMES.get(word.toUpperCase())) ?? null;
}

/** A suit by its name or its first letter. */
export function suitIn(word: string): Suit | null {
  const name = word.toLowerCase();
  return SUITS.find((suit) => suit === name || (name.length === 1 && suit.startsWith(name))) ?? null;
}

/** A seat with its colon. */
export function seatIn(word: string | undefined): Seat | null {
  const name = word?.toLowerCase();
  return SEATS.find((seat) => name === `${seat}:`) ?? null;
}
