import { CARDS, sorted, without, type BySeat, type Card, type Seat } from './cards.ts';
import type { History } from './history-card-conditions.ts';
import { newMeeting } from './leading.ts';
import { DEFAULT_RULINGS, type Rulings } from './ruling-switches.ts';
import { alliesOf, bySeat, handOf, seatsAt, seatsFrom } from './seats.ts';
import { nextIn } from './following.ts';
import type { Choosing, Laid, Meeting, Over, State, Table } from './state.ts';

/**
 * A position as somebody lays it out: before the deal where nobody sits at the table, otherwise in a round. Nothing here asks
 * whether it can come up in a game.
 */
export interface Setup {
  readonly rulings: Rulings;
  /** Counted from 1. */
  readonly round: number;
  readonly history: History;
  /** A hand for each who sits there, the first seats without a gap. */
  readonly hands: BySeat<readonly Card[]>;
  readonly allies: BySeat<readonly Card[]>;
  readonly fame: BySeat<number>;
  /** The card laid aside, with five players. */
  readonly aside: Card | null;
  /** The card on top comes last. */
  readonly discard: readonly Card[];
  readonly leader: Seat;
  /** What has been played in the Meeting; null: nothing yet. */
  readonly meeting: Omit<Meeting, 'leader'> | null;
  /** Who has won all cards that lie nowhere else; null: they are not there. */
  readonly rest: Seat | null;
  /** Left out where somebody is to play: what somebody has to choose for, a round that is over, or who has won. */
  readonly instead?:
    Pick<Choosing, 'phase' | 'stage' | 'due'> | { readonly phase: 'deal' } | Pick<Over, 'phase' | 'winner'>;
}

/** Nobody at the table. */
export const EMPTY: Setup = {
  rulings: DEFAULT_RULINGS,
  round: 1,
  history: { lead: 'W1', conditions: [{ fewest: 'wisdom' }] },
  hands: {},
  allies: {},
  fame: {},
  aside: null,
  discard: [],
  leader: 'p1',
  meeting: null,
  rest: null,
};

/** The state that a setup describes. */
export function stateOf(setup: Setup): State {
  const { rulings, instead } = setup;
  if (seatsAt(setup).length === 0) return { phase: 'deal', rulings, last: null };
  const table = tableOf(setup);
  switch (instead?.phase) {
    case undefined:
      return { phase: 'meeting', ...table, turn: nextIn(table).next ?? firstToPlay(table) };
    case 'deal':
      return { phase: 'deal', rulings, last: table };
    case 'effect':
    case 'over':
      return { ...table, ...instead };
  }
}

/** Where nobody who is still to play has a card yet: who would come first. Where all have played, who led. */
function firstToPlay(table: Table): Seat {
  const { leader, acted } = table.meeting;
  return seatsFrom(table, leader).find((seat) => !acted.includes(seat)) ?? leader;
}

function tableOf(setup: Setup): Table {
  const { rulings, round, history, hands, allies, fame, discard, aside, leader, meeting, rest } = setup;
  const seats = seatsAt({ hands });
  const others = (seat: Seat) => (seat === rest ? without(CARDS, cardsNamed(setup)) : []);
  return {
    rulings,
    round,
    history,
    hands: bySeat(seats, (seat) => sorted(handOf({ hands }, seat))),
    allies: bySeat(seats, (seat) => sorted([...alliesOf({ allies }, seat), ...others(seat)])),
    fame: bySeat(seats, (seat) => fame[seat] ?? 0),
    discard,
    aside,
    meeting: meeting === null ? newMeeting(leader) : { leader, ...meeting },
    ended: null,
    shown: {},
    voids: {},
    looking: null,
  };
}

/** The cards of which somebody has said where they lie. */
export function cardsNamed({ hands, allies, discard, aside, meeting }: Setup): readonly Card[] {
  return [
    ...seatsAt({ hands }).flatMap((seat) => [...handOf({ hands }, seat), ...alliesOf({ allies }, seat)]),
    ...(meeting?.laid ?? []).map(({ card }: Laid) => card),
    ...discard,
    ...(aside === null ? [] : [aside]),
  ];
}

/** What a state looks like as a setup: without the Meeting before, and without what the seats know of each other's hands. */
export function setupOf(state: State): Setup {
  const table = state.phase === 'deal' ? state.last : state;
  if (table === null) return { ...EMPTY, rulings: state.rulings };
  const { rulings, round, history, hands, allies, fame, discard, aside, meeting } = table;
  const { leader, ...played } = meeting;
  const isFresh = JSON.stringify(meeting) === JSON.stringify(newMeeting(leader));
  const setup: Setup = {
    ...{ rulings, round, history, hands, allies, fame, discard, aside, leader },
    meeting: isFresh ? null : played,
    rest: null,
  };
  switch (state.phase) {
    case 'meeting':
      return setup;
    case 'deal':
      return { ...setup, instead: { phase: 'deal' } };
    case 'effect':
      return { ...setup, instead: { phase: 'effect', stage: state.stage, due: state.due } };
    case 'over':
      return { ...setup, instead: { phase: 'over', winner: state.winner } };
  }
}
