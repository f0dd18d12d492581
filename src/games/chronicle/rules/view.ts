import type { BySeat, Card, Seat, Suit } from './cards.ts';
import type { History } from './condition.ts';
import { dueIn, toAct } from './judge.ts';
import type { Rulings } from './rulings.ts';
import { bySeat, handOf, seatsAt } from './seats.ts';
import type { Due, Phase, State, Table } from './state.ts';

/** Who sees what. A view is made only from what its seat may know, so nothing drawn from it can give a card away. */

/** A card, or one that this viewer does not see. */
export type Shown = Card | '??';
export type Viewer = Seat | 'all';

export interface ShownLaid {
  readonly by: Seat;
  /** Whoever has played a card face down knows it. */
  readonly card: Shown;
  readonly down: boolean;
}

/** The table as one viewer sees it; before the first deal it is empty. */
export interface View {
  readonly viewer: Viewer;
  readonly phase: Phase;
  readonly rulings: Rulings;
  readonly seats: readonly Seat[];
  /** The round that is played, or the last one until the next is dealt; 0 before the first deal. */
  readonly round: number;
  readonly history: History | null;
  /** Sorted; a hand that this viewer does not see has as many `??`. */
  readonly hands: BySeat<readonly Shown[]>;
  /** Won cards lie open. */
  readonly allies: BySeat<readonly Card[]>;
  readonly fame: BySeat<number>;
  /** Only the card on top lies open; it comes last. */
  readonly discard: readonly Shown[];
  readonly aside: Card | null;
  readonly leader: Seat | null;
  /** The lead suit of the present Meeting. */
  readonly lead: Suit | null;
  readonly laid: readonly ShownLaid[];
  /** What somebody has to choose for. */
  readonly due: Due | null;
  readonly toAct: readonly (Seat | 'dealer')[];
  readonly winner: Seat | null;
}

/** What a seat may know of a state, or all of it. */
export function view(state: State, viewer: Viewer): View {
  const { phase, rulings } = state;
  const common = { viewer, phase, rulings, toAct: toAct(state) };
  const table = state.phase === 'deal' ? state.last : state;
  if (table === null) {
    return {
      ...common,
      seats: [],
      round: 0,
      history: null,
      hands: {},
      allies: {},
      fame: {},
      discard: [],
      aside: null,
      leader: null,
      lead: null,
      laid: [],
      due: null,
      winner: null,
    };
  }
  const { round, history, allies, fame, discard, aside, meeting } = table;
  const seats = seatsAt(table);
  const all = viewer === 'all';
  return {
    ...common,
    seats,
    round,
    history,
    hands: bySeat(seats, (seat) => handSeen(table, seat, viewer)),
    allies,
    fame,
    discard: discard.map((card, index) => (all || index === discard.length - 1 ? card : '??')),
    aside,
    leader: meeting.leader,
    lead: meeting.lead,
    laid: meeting.laid.map(({ by, card, down }) => ({
      by,
      card: !down || all || by === viewer ? card : '??',
      down,
    })),
    due: state.phase === 'effect' ? dueIn(state) : null,
    winner: state.phase === 'over' ? state.winner : null,
  };
}

function handSeen(table: Table, seat: Seat, viewer: Viewer): readonly Shown[] {
  const hand = handOf(table, seat);
  const looks = table.looking?.by === viewer && table.looking.at === seat;
  return viewer === 'all' || viewer === seat || looks ? hand : hand.map(() => '??');
}
