import { CARDS, sorted, without, type BySeat, type Card, type Seat } from './cards.ts';
import type { History } from './condition.ts';
import { newMeeting } from './leading.ts';
import { DEFAULT_RULINGS, type Rulings } from './rulings.ts';
import { alliesOf, bySeat, handOf, seatsAt } from './seats.ts';
import type { State } from './state.ts';

/**
 * A position as somebody lays it out: before the deal where nobody sits at the table, otherwise before a Meeting. Nothing here asks
 * whether it can come up in a game.
 */
export interface Setup {
  readonly rulings: Rulings;
  readonly history: History;
  /** A hand for each who sits there, the first seats without a gap. */
  readonly hands: BySeat<readonly Card[]>;
  readonly allies: BySeat<readonly Card[]>;
  readonly fame: BySeat<number>;
  /** The card laid aside, with five players. */
  readonly aside: Card | null;
  readonly leader: Seat;
  /** Who has won all cards that lie nowhere else; null: they are not there. */
  readonly rest: Seat | null;
}

/** Nobody at the table. */
export const EMPTY: Setup = {
  rulings: DEFAULT_RULINGS,
  history: { lead: 'W1', conditions: [{ fewest: 'wisdom' }] },
  hands: {},
  allies: {},
  fame: {},
  aside: null,
  leader: 'p1',
  rest: null,
};

/** The state that a setup describes. */
export function stateOf({ rulings, history, hands, allies, fame, aside, leader, rest }: Setup): State {
  const seats = seatsAt({ hands });
  if (seats.length === 0) return { phase: 'deal', rulings, last: null };
  const named = [
    ...seats.flatMap((seat) => [...handOf({ hands }, seat), ...alliesOf({ allies }, seat)]),
    ...(aside === null ? [] : [aside]),
  ];
  const others = (seat: Seat) => (seat === rest ? without(CARDS, named) : []);
  return {
    phase: 'meeting',
    rulings,
    round: 1,
    history,
    hands: bySeat(seats, (seat) => sorted(handOf({ hands }, seat))),
    allies: bySeat(seats, (seat) => sorted([...alliesOf({ allies }, seat), ...others(seat)])),
    fame: bySeat(seats, (seat) => fame[seat] ?? 0),
    discard: [],
    aside,
    meeting: newMeeting(leader),
    ended: null,
    shown: {},
    voids: {},
    looking: null,
    turn: leader,
  };
}
