import { expect } from 'vitest';
import { apply } from '#games/switch/rules/apply';
import {
  CARDS,
  SEATS,
  sorted,
  without,
  type Card,
  type Rank,
  type Seat,
  type Suit,
} from '#games/switch/rules/cards';
import type { Event } from '#games/switch/rules/event';
import { judge } from '#games/switch/rules/judge';
import type { RuleId } from '#games/switch/rules/rule-index';
import { DEFAULT_RULINGS, type Rulings } from '#games/switch/rules/ruling-switches';
import { ownMatch } from '#games/switch/rules/runs';
import type { Action, Direction, InGame, State, Turn } from '#games/switch/rules/state';
import { seatsAt, topOf } from '#games/switch/rules/turn-order';
import { frozen } from '../../deep-freeze.ts';

/** Positions laid out in a line, and moves made on them. */

export interface Laying {
  /** The hands, from Player 1 on: `['8S 8H', '4C']`. */
  readonly hands: readonly string[];
  /** What lies on the stack, the top one last. */
  readonly on: string;
  /** The deck, the next card first; all other cards where nothing is said. With it, those lie at the bottom of the stack. */
  readonly deck?: string;
  readonly turn?: Seat;
  readonly direction?: Direction;
  readonly penalty?: number;
  readonly run?: Rank;
  readonly suit?: Suit;
  readonly rank?: Rank;
  readonly passes?: number;
  readonly rulings?: Partial<Rulings>;
}

export function cards(text: string): readonly Card[] {
  return text.split(' ').flatMap((word) => {
    if (word === '') return [];
    const card = CARDS.find((one) => one === word);
    if (card === undefined) throw new Error(`There is no card ${word}`);
    return [card];
  });
}

export function lay(laying: Laying): Turn {
  const {
    hands,
    on,
    deck,
    turn = 'p1',
    direction = 1,
    penalty = 0,
    run = null,
    passes = 0,
    rulings,
  } = laying;
  const seats = SEATS.slice(0, hands.length);
  const held = hands.map(cards);
  const stack = cards(on);
  const named = [...held.flat(), ...stack, ...cards(deck ?? '')];
  if (new Set(named).size !== named.length) throw new Error('A card lies in two places');
  const rest = without(CARDS, named);
  const played = deck === undefined ? stack : [...rest, ...stack];
  const match = ownMatch(topOf({ played }));
  return frozen({
    phase: 'turn',
    rulings: { ...DEFAULT_RULINGS, ...rulings },
    hands: Object.fromEntries(seats.map((seat, index) => [seat, sorted(held[index] ?? [])])),
    shown: Object.fromEntries(seats.map((seat) => [seat, []])),
    deck: deck === undefined ? rest : cards(deck),
    played,
    match: { rank: laying.rank ?? match.rank, suit: laying.suit ?? match.suit },
    direction,
    penalty,
    run,
    passes,
    turn,
  });
}

/** `8S 8H`, with `>hearts` a suit, or `draw`: done by whose turn it is. */
export function action(state: State, text: string): Action {
  if (state.phase !== 'turn') throw new Error(`Nobody plays in phase ${state.phase}`);
  const by = state.turn;
  if (text === 'draw') return { type: 'draw', by };
  const [laid = '', suit] = text.split('>');
  const play = { type: 'play', by, cards: cards(laid) } as const;
  switch (suit) {
    case undefined:
      return play;
    case 'clubs':
    case 'diamonds':
    case 'hearts':
    case 'spades':
      return { ...play, suit };
    default:
      throw new Error(`There is no suit ${suit}`);
  }
}

/** Where moves lead, one after the other; the last one's events. */
export function after(
  state: State,
  ...moves: readonly string[]
): { state: InGame; events: readonly Event[] } {
  let events: readonly Event[] = [];
  let at = state;
  for (const move of moves) {
    const done = apply(at, action(at, move));
    at = frozen(done.state);
    events = done.events;
  }
  if (at.phase === 'deal') throw new Error('Nothing is dealt');
  return { state: at, events };
}

/** The rules that forbid a move; none: it is legal. */
export function forbidden(state: State, move: string): readonly RuleId[] {
  return judge(state, action(state, move)).map(({ rule }) => rule);
}

/** How many cards lie where, all of them together always 52. */
export function everyCard(state: InGame): readonly Card[] {
  return [...seatsAt(state).flatMap((seat) => state.hands[seat] ?? []), ...state.deck, ...state.played];
}

/** What a row of a table says of a position; what it leaves out may be as it likes. */
export interface Standing {
  readonly turn?: Seat | null;
  /** The rank and the suit to be matched, as in `2 spades`. */
  readonly match?: string;
  readonly top?: Card;
  readonly penalty?: number;
  readonly run?: Rank | null;
  readonly direction?: Direction;
  /** How many cards the hands have, from Player 1 on. */
  readonly hands?: readonly number[];
  readonly winner?: Seat | 'draw' | null;
}

/** How a position stands, for the rows of a table. */
export function standing(state: InGame): Required<Standing> {
  const { match, penalty, run, direction, hands } = state;
  return {
    turn: state.phase === 'turn' ? state.turn : null,
    match: `${match.rank} ${match.suit}`,
    top: topOf(state),
    penalty,
    run,
    direction,
    hands: seatsAt(state).map((seat) => hands[seat]?.length ?? 0),
    winner: state.phase === 'over' ? state.winner : null,
  };
}

/** A sentence of the rulebook: a position, what is played from it, and how the table stands then, or by which rules it is refused. */
export type Row = readonly [
  sentence: string,
  at: Laying,
  moves: readonly string[],
  then: Standing | { readonly refused: readonly RuleId[] },
];

/** Holds a row. */
export function holds([, at, moves, then]: Row): void {
  const from = lay(at);
  if ('refused' in then) {
    const [last = '', ...before] = moves.toReversed();
    expect(forbidden(after(from, ...before.toReversed()).state, last)).toEqual(then.refused);
  } else {
    expect(standing(after(from, ...moves).state)).toMatchObject(then);
  }
}
