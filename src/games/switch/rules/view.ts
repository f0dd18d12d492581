import { sorted, without, type BySeat, type Card, type Rank, type Seat, type Suit } from './cards.ts';
import { toAct } from './to-act.ts';
import type { Rulings } from './ruling-switches.ts';
import type { Direction, Drawing, InGame, Phase, State } from './state.ts';
import { handOf, seatsAt, topOf } from './turn-order.ts';

/** Who sees what. A view is made only from what its seat may know, so nothing drawn from it can give a card away. */

/** A card, or one that this viewer does not see. */
export type Shown = Card | '??';
export type Viewer = Seat | 'all';

/** The card on top, and the rank and the suit that have to be matched. */
export interface Top {
  readonly card: Card;
  readonly rank: Rank;
  readonly suit: Suit;
}

/** The table as one viewer sees it; before the deal it is empty. */
export interface View {
  readonly viewer: Viewer;
  readonly phase: Phase;
  readonly rulings: Rulings;
  readonly seats: readonly Seat[];
  /** Cards that are known first, sorted; then as many `??` as there are hidden ones. */
  readonly hands: BySeat<readonly Shown[]>;
  /** The card to be drawn next comes first. */
  readonly deck: readonly Shown[];
  /** The stack; the one on top comes last. */
  readonly played: readonly Card[];
  /** Null before the deal. */
  readonly top: Top | null;
  readonly direction: Direction;
  readonly penalty: number;
  readonly run: Rank | null;
  readonly passes: number;
  /** Whose turn it is; null where no player acts. */
  readonly turn: Seat | null;
  /** The drawing that waits for the dealer, if any. */
  readonly drawing: Drawing | null;
  readonly toAct: readonly (Seat | 'dealer')[];
  readonly winner: Seat | 'draw' | null;
}

/** What a seat may know of a state, or all of it. */
export function view(state: State, viewer: Viewer): View {
  const { phase, rulings } = state;
  const common = { viewer, phase, rulings, toAct: toAct(state) };
  if (state.phase === 'deal') {
    return {
      ...common,
      seats: [],
      hands: {},
      deck: [],
      played: [],
      top: null,
      direction: 1,
      penalty: 0,
      run: null,
      passes: 0,
      turn: null,
      drawing: null,
      winner: null,
    };
  }
  const { deck, played, match, direction, penalty, run, passes } = state;
  const seats = seatsAt(state);
  return {
    ...common,
    seats,
    hands: Object.fromEntries(seats.map((seat) => [seat, handSeen(state, seat, viewer)])),
    deck: viewer === 'all' ? deck : hidden(deck),
    played,
    top: { card: topOf(state), ...match },
    direction,
    penalty,
    run,
    passes,
    turn: state.phase === 'turn' ? state.turn : null,
    drawing: state.phase === 'shuffle' ? state.drawing : null,
    winner: state.phase === 'over' ? state.winner : null,
  };
}

function handSeen(state: InGame, seat: Seat, viewer: Viewer): readonly Shown[] {
  const hand = handOf(state, seat);
  if (viewer === 'all' || viewer === seat) return hand;
  const known = sorted(state.shown[seat] ?? []);
  return [...known, ...hidden(without(hand, known))];
}

function hidden(cards: readonly Card[]): readonly Shown[] {
  return cards.map(() => '??');
}
