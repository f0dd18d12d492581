import type { Notation, Said } from '#kit/notation-interface';
import { describe } from '#kit/validate-object';
import { CARDS, SEATS, SUITS, other, type Card, type Seat, type Suit } from './cards.ts';
import type { JekyllVsHyde } from './game.ts';
import { gameOfMatch } from './return-match.ts';
import { SWITCHES } from './ruling-switches.ts';
import type { Action, State } from './state.ts';

/** The moves of Jekyll vs Hyde in words. Large and small letters are the same. */

/** What belongs at a place; where the game stands decides which move it can be. */
export type Expected = 'deal' | 'gift' | 'lead' | 'follow' | 'nothing' | 'card' | 'hand' | 'game' | 'round';

/** Words that are no move; a move that is merely not allowed is none of these. */
export type NotationSlip =
  /** `found` is null where words are missing. */
  | { readonly type: 'unknown-word'; readonly found: string | null; readonly expected: Expected }
  /** A number beside the moves that is not that of the game, the round or the trick. */
  | {
      readonly type: 'wrong-number';
      readonly of: 'game' | 'round' | 'trick';
      readonly found: number;
      readonly due: number;
    };

/** The number of a trick, with a full stop, or with three where the leader's card stands elsewhere. */
export const TRICK = /^(\d{1,4})[.…]+$/;
/** The number of a game or a round. */
export const NUMBER = /^(\d{1,4})[.:]?$/;
/** Words that name no card and no seat. */
export const LABELS: readonly string[] = ['game', 'round', 'give', 'deal'];

type Reading = Said<Action, NotationSlip>;

export const jekyllVsHydeNotation: Notation<JekyllVsHyde, NotationSlip> = {
  rulings: Object.keys(SWITCHES),
  read,
  write,
};

// -------------------------------------------------------------------------------------------------------- writing

const LETTER = { jekyll: 'J', hyde: 'H' } as const satisfies Record<Seat, string>;

function write(action: Action, state: State, first: boolean): string {
  switch (action.type) {
    case 'deal':
      return `\n\n${roundOf(state)}\nDeal ${SEATS.map((seat) => cardsOf(seat, action[seat])).join(' ')}`;
    case 'exchange': {
      const cards = cardsOf(action.by, action.cards);
      if (!first && 'chosen' in state && state.chosen[other(action.by)] !== null) return cards;
      return `${state.phase === 'preparation' ? '\n' : ''}Give ${cards}`;
    }
    case 'lead':
      return `\n${trickOf(state)}. ${action.card}${action.names === undefined ? '' : `>${action.names}`}`;
    case 'follow':
      return first ? `${trickOf(state)}... ${action.card}` : action.card;
  }
}

function cardsOf(seat: Seat, cards: readonly Card[]): string {
  return [`${LETTER[seat]}:`, ...cards].join(' ');
}

/** The heading of a round. */
function roundOf(state: State): string {
  const game = gameOfMatch(state);
  return `${game === null ? '' : `Game ${game}, `}Round ${state.round}`;
}

/** The number of the trick that is being played, 1 to 10. */
function trickOf(state: State): number {
  return 'tricks' in state ? state.tricks.length + 1 : 1;
}

// -------------------------------------------------------------------------------------------------------- reading

function read(words: readonly string[], at: number, state: State): Reading {
  const word = words[at]?.toLowerCase() ?? '';
  if (word === 'game') return readNumber('game', words, at + 1, state, state.match.game);
  if (word === 'round') return readNumber('round', words, at + 1, state, state.round);
  if (word === 'give') return { type: 'label', end: at + 1 };
  if (word === 'deal') return readDeal(words, at + 1);
  const trick = numberIn(TRICK, word);
  if (trick !== null) return readTrick(trick, at, state);
  const by = seatIn(word);
  if (by !== null) {
    const { cards, end } = cardsFrom(words, at + 1);
    if (!canEndCards(words[end])) return unknown(words, end, 'card');
    return { type: 'move', action: { type: 'exchange', by, cards }, end };
  }
  return readCard(words, at, state);
}

/**
 * The number of a game or a round. Where a round is still to be dealt its number may stand before the deal, else it is the
 * round being played; when all is over, whatever comes is refused, and that says more.
 */
function readNumber(
  of: 'game' | 'round',
  words: readonly string[],
  at: number,
  { phase }: State,
  due: number,
): Reading {
  const found = numberIn(NUMBER, words[at] ?? '');
  if (found === null) return unknown(words, at, of);
  if (phase !== 'over' && found !== due) {
    return { type: 'slip', at, slip: { type: 'wrong-number', of, found, due } };
  }
  return { type: 'label', end: at + 1 };
}

/** Where no card is played now, the card that follows is refused, and that says more than its number. */
function readTrick(found: number, at: number, state: State): Reading {
  const due = trickOf(state);
  if ((state.phase === 'lead' || state.phase === 'follow') && found !== due) {
    return { type: 'slip', at, slip: { type: 'wrong-number', of: 'trick', found, due } };
  }
  return { type: 'label', end: at + 1 };
}

/** Both hands, in either order. */
function readDeal(words: readonly string[], at: number): Reading {
  const first = seatIn(words[at] ?? '');
  if (first === null) return unknown(words, at, 'hand');
  const one = cardsFrom(words, at + 1);
  const second = seatIn(words[one.end] ?? '');
  if (second === null || second === first) {
    return unknown(words, one.end, canEndCards(words[one.end]) ? 'hand' : 'card');
  }
  const two = cardsFrom(words, one.end + 1);
  if (!canEndCards(words[two.end])) return unknown(words, two.end, 'card');
  const action: Action =
    first === 'jekyll'
      ? { type: 'deal', jekyll: one.cards, hyde: two.cards }
      : { type: 'deal', jekyll: two.cards, hyde: one.cards };
  return { type: 'move', action, end: two.end };
}

/** A card that is led or follows. Who plays it is not written: the rules know. */
function readCard(words: readonly string[], at: number, state: State): Reading {
  const [name = '', suit, ...more] = (words[at] ?? '').split('>');
  const card = cardIn(name);
  const names = suit === undefined ? undefined : suitIn(suit);
  if (card === null || names === null || more.length > 0) return unknown(words, at, EXPECTED[state.phase]);
  const end = at + 1;
  if (state.phase === 'follow') {
    if (names !== undefined) return unknown(words, at, 'follow');
    return { type: 'move', action: { type: 'follow', by: other(state.leader), card }, end };
  }
  // Where nobody leads now the judge refuses it whoever it is.
  const by = state.phase === 'lead' ? state.leader : 'jekyll';
  return { type: 'move', action: { type: 'lead', by, card, ...(names !== undefined && { names }) }, end };
}

const EXPECTED = {
  deal: 'deal',
  preparation: 'gift',
  greed: 'gift',
  lead: 'lead',
  follow: 'follow',
  over: 'nothing',
} as const satisfies Record<State['phase'], Expected>;

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
  for (let card = cardIn(words[at] ?? ''); card !== null; card = cardIn(words[at + cards.length] ?? '')) {
    cards.push(card);
  }
  return { cards, end: at + cards.length };
}

/** Whether a list of cards can be over before this word; anything else is a card that is misspelt. */
function canEndCards(word: string | undefined): boolean {
  if (word === undefined || seatIn(word) !== null || TRICK.test(word)) return true;
  return LABELS.includes(word.toLowerCase());
}

/** The card that a word names, if any. */
export function cardIn(word: string): Card | null {
  const name = word.toUpperCase();
  return CARDS.find((card) => card === name) ?? null;
}

/** A suit by its name or its first letter. */
export function suitIn(word: string): Suit | null {
  const name = word.toLowerCase();
  return SUITS.find((suit) => suit === name || (name.length === 1 && suit.startsWith(name))) ?? null;
}

/** A seat by its name or its first letter, with a colon. */
export function seatIn(word: string): Seat | null {
  const name = word.toLowerCase();
  return SEATS.find((seat) => name === `${seat}:` || name === `${seat.charAt(0)}:`) ?? null;
}

function numberIn(pattern: RegExp, word: string): number | null {
  const [, digits] = pattern.exec(word) ?? [];
  return digits === undefined ? null : Number(digits);
}
