import { CARDS, sorted, without, type BySeat, type Card, type Rank, type Seat } from './cards.ts';
import { DEFAULT_RULINGS, type Rulings } from './ruling-switches.ts';
import { ownMatch } from './runs.ts';
import type { Direction, Drawing, Match, Over, State } from './state.ts';
import { handOf, seatsAt, topOf } from './turn-order.ts';

/**
 * A position as somebody lays it out: before the deal where nobody sits at the table, otherwise before a player plays or draws. Nothing
 * here asks whether it can come up in a game.
 */
export interface Setup {
  readonly rulings: Rulings;
  /** A hand for each who sits there, the first seats without a gap. */
  readonly hands: BySeat<readonly Card[]>;
  readonly turn: Seat;
  readonly direction: Direction;
  /** The card on top of the stack. */
  readonly top: Card;
  /** The cards under it that somebody has named, from the bottom. */
  readonly under: readonly Card[];
  /**
   * The card to be drawn next comes first; all cards that lie nowhere else are then at the bottom of the stack. Null: nobody has
   * said, and those are the deck, mixed.
   */
  readonly deck: readonly Card[] | null;
  /** What has to be matched where that is not the top card's own: what a 7 mirrors, the suit chosen with an Ace. */
  readonly match: Match | null;
  readonly penalty: number;
  readonly run: Rank | null;
  readonly passes: number;
  /** Left out where it is somebody's turn: a drawing that waits for the dealer, or who has won. */
  readonly instead?: Drawing | Pick<Over, 'winner'>;
}

/** Two at the table who hold nothing. */
export const EMPTY: Setup = {
  rulings: DEFAULT_RULINGS,
  hands: { p1: [], p2: [] },
  turn: 'p1',
  direction: 1,
  top: '4C',
  under: [],
  deck: null,
  match: null,
  penalty: 0,
  run: null,
  passes: 0,
};

/** All cards in an order that nobody can see through at a glance: that of a deck of which nobody has said anything. */
const MIXED = CARDS.flatMap((_, at) => CARDS[(5 + 23 * at) % CARDS.length] ?? []);

/** The state that a setup describes. */
export function stateOf(setup: Setup): State {
  const { rulings, hands, turn, direction, top, under, penalty, run, passes, instead } = setup;
  const seats = seatsAt({ hands });
  if (seats.length === 0) return { phase: 'deal', rulings };
  const table = {
    rulings,
    hands: bySeat(seats, (seat) => sorted(handOf({ hands }, seat))),
    shown: bySeat(seats, () => []),
    deck: deckOf(setup),
    played: [...buriedIn(setup), ...under, top],
    match: setup.match ?? ownMatch(top),
    direction,
    penalty,
    run,
    passes,
  };
  if (instead === undefined) return { phase: 'turn', ...table, turn };
  return 'winner' in instead
    ? { phase: 'over', ...table, winner: instead.winner }
    : { phase: 'shuffle', ...table, drawing: instead };
}

/** The cards in the hands and on the stack of which somebody has said that they lie there. */
export function cardsNamed({ hands, under, top }: Setup): readonly Card[] {
  return [...seatsAt({ hands }).flatMap((seat) => handOf({ hands }, seat)), ...under, top];
}

/** The deck, the next card first. */
export function deckOf(setup: Setup): readonly Card[] {
  return setup.deck ?? without(MIXED, cardsNamed(setup));
}

/** The cards at the bottom of the stack of which nobody has said that they lie there. */
function buriedIn(setup: Setup): readonly Card[] {
  return setup.deck === null ? [] : without(MIXED, [...cardsNamed(setup), ...setup.deck]);
}

/** What a state looks like as a setup, without what the seats have seen of each other's hands. */
export function setupOf(state: State): Setup {
  if (state.phase === 'deal') return { ...EMPTY, rulings: state.rulings, hands: {} };
  const { rulings, hands, direction, played, deck, match, penalty, run, passes } = state;
  const top = topOf(state);
  const own = ownMatch(top);
  const isOwn = match.rank === own.rank && match.suit === own.suit;
  const setup = {
    rulings,
    hands,
    direction,
    top,
    under: played.slice(0, -1),
    deck,
    match: isOwn ? null : match,
    penalty,
    run,
    passes,
  };
  switch (state.phase) {
    case 'turn':
      return { ...setup, turn: state.turn };
    case 'shuffle':
      return { ...setup, turn: state.drawing.by, instead: state.drawing };
    case 'over':
      return { ...setup, turn: 'p1', instead: { winner: state.winner } };
  }
}

function bySeat<Value>(seats: readonly Seat[], give: (seat: Seat) => Value): BySeat<Value> {
  return Object.fromEntries(seats.map((seat) => [seat, give(seat)]));
}
