import type { BySeat, Card, Seat, Suit } from './cards.ts';
import type { History } from './history-card-conditions.ts';
import { dueIn, toAct } from './to-act.ts';
import type { Rulings } from './ruling-switches.ts';
import { bySeat, handOf, seatsAt } from './seats.ts';
import type { Due, Laid, Meeting, Phase, Stage, State, Table } from './state.ts';

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

/** The Meeting that was won last, until the next card is played. */
export interface ShownEnded {
  readonly lead: Suit | null;
  readonly laid: readonly ShownLaid[];
  readonly discarded: boolean;
  readonly winner: Seat;
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
  /** Who has played in it, and what abilities have settled about it. */
  readonly settled: Pick<Meeting, 'acted' | 'verdict' | 'discarded'> | null;
  readonly ended: ShownEnded | null;
  /** What all know of hands: cards that are there, and suits that are not. */
  readonly shown: BySeat<readonly Card[]>;
  readonly voids: BySeat<readonly Suit[]>;
  /** What somebody has to choose for. */
  readonly due: Due | null;
  /** At which station that is, and what is due after it. */
  readonly stage: Stage | null;
  readonly next: readonly Due[];
  readonly toAct: readonly (Seat | 'dealer')[];
  readonly winner: Seat | null;
  /** Set while somebody is asked who gets Fame: the table then does not say who would get it now, nor who is shut out. */
  readonly isFameAsked?: true;
}

/** What a seat may know of a state, or all of it. */
export function view(state: State, viewer: Viewer): View {
  const { phase, rulings } = state;
  const common = { viewer, phase, rulings, toAct: toAct(state) };
  const table = state.phase === 'deal' ? state.last : state;
  if (table === null) {
    return {
      ...common,
      ...{ seats: [], round: 0, history: null, hands: {}, allies: {}, fame: {}, discard: [], aside: null },
      ...{ leader: null, lead: null, laid: [], settled: null, ended: null, shown: {}, voids: {} },
      ...{ due: null, stage: null, next: [], winner: null },
    };
  }
  const { round, history, allies, fame, discard, aside, meeting, ended, shown, voids } = table;
  const { acted, verdict, discarded } = meeting;
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
    laid: meeting.laid.map((laid) => laidSeen(laid, viewer)),
    settled: { acted, verdict, discarded },
    // What was collected lies open since.
    ended: ended && {
      ...ended,
      laid: ended.laid.map((laid) => laidSeen(laid, ended.discarded ? viewer : 'all')),
    },
    shown,
    voids,
    due: state.phase === 'effect' ? dueIn(state) : null,
    stage: state.phase === 'effect' ? state.stage : null,
    next: state.phase === 'effect' ? state.due.slice(1) : [],
    winner: state.phase === 'over' ? state.winner : null,
  };
}

function laidSeen({ by, card, down }: Laid, viewer: Viewer): ShownLaid {
  return { by, card: !down || viewer === 'all' || by === viewer ? card : '??', down };
}

function handSeen(table: Table, seat: Seat, viewer: Viewer): readonly Shown[] {
  const hand = handOf(table, seat);
  const looks = table.looking?.by === viewer && table.looking.at === seat;
  return viewer === 'all' || viewer === seat || looks ? hand : hand.map(() => '??');
}
