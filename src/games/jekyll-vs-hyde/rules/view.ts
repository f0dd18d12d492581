import {
  CARDS,
  bySeat,
  other,
  sorted,
  suitOf,
  without,
  type BySeat,
  type Card,
  type Seat,
  type Suit,
} from './cards.ts';
import { askedSuit } from './following.ts';
import { toAct } from './judge.ts';
import type { Rulings } from './ruling-switches.ts';
import type { Exchange, Led, Match, Phase, Round, State, Table, Trick } from './state.ts';
import { tricksOwned } from './trick.ts';

/** Who sees what. A view is made only from what its seat may know, so nothing drawn from it can give a card away. */

/** A card, or one that this viewer does not see. */
export type Shown = Card | '??';
export type Viewer = Seat | 'all';

/** The table as one viewer sees it. Between rounds it shows what the finished round left lying. */
export interface View {
  readonly viewer: Viewer;
  readonly phase: Phase;
  readonly rulings: Rulings;
  readonly match: Match;
  readonly round: Round;
  readonly marker: number;
  /** Open cards first, sorted; then as many `??` as there are hidden ones. */
  readonly hands: BySeat<readonly Shown[]>;
  readonly setAside: readonly Shown[];
  /** What lies face down for an exchange; null: nothing (yet). */
  readonly chosen: BySeat<readonly Shown[] | null>;
  readonly ranking: readonly Suit[];
  readonly tricks: readonly Trick[];
  /** The exchanges of this round: both have seen what each gave. Between rounds none. */
  readonly exchanges: readonly Exchange[];
  readonly owned: BySeat<number>;
  /** Who led, or is to lead, the present trick; null outside tricks. */
  readonly leader: Seat | null;
  readonly led: Led | null;
  readonly followed: Card | null;
  readonly toAct: readonly (Seat | 'dealer')[];
  readonly winner: Seat | 'draw' | null;
}

/** What one seat sees, which is not everything. */
export type SeatView = View & { readonly viewer: Seat };

const NOBODY = { jekyll: [], hyde: [] } as const;
const NOTHING = { jekyll: null, hyde: null } as const;

export function view(state: State, viewer: Seat): SeatView;
export function view(state: State, viewer: Viewer): View;
export function view(state: State, viewer: Viewer): View {
  const { phase, rulings, match } = state;
  const common = { viewer, phase, rulings, match, marker: state.marker, toAct: toAct(state) };
  if (state.phase === 'deal' || state.phase === 'over') {
    const { finished } = state;
    const tricks = finished?.tricks ?? [];
    return {
      ...common,
      round: finished?.round ?? state.round,
      hands: NOBODY,
      setAside: [],
      chosen: NOTHING,
      ranking: finished?.ranking ?? [],
      tricks,
      exchanges: [],
      owned: tricksOwned(tricks),
      leader: null,
      led: null,
      followed: null,
      winner: state.phase === 'over' ? state.winner : null,
    };
  }
  const { round, ranking, tricks, exchanges, setAside } = state;
  return {
    ...common,
    round,
    hands: bySeat((seat) => shownHand(state, seat, viewer)),
    setAside: viewer === 'all' ? setAside : hidden(setAside),
    chosen: 'chosen' in state ? bySeat((seat) => shownGift(state.chosen[seat], seat, viewer)) : NOTHING,
    ranking,
    tricks,
    exchanges,
    owned: tricksOwned(tricks),
    leader: 'leader' in state ? state.leader : null,
    led: 'led' in state ? state.led : null,
    followed: 'followed' in state ? state.followed : null,
    winner: null,
  };
}

function shownHand(table: Table, seat: Seat, viewer: Viewer): readonly Shown[] {
  const hand = table.hands[seat];
  if (viewer === 'all' || viewer === seat) return hand;
  const known = knownCards(table, viewer);
  return [...known, ...hidden(without(hand, known))];
}

function shownGift(gift: readonly Card[] | null, seat: Seat, viewer: Viewer): readonly Shown[] | null {
  return gift === null || viewer === 'all' || viewer === seat ? gift : hidden(gift);
}

function hidden(cards: readonly Card[]): readonly Shown[] {
  return cards.map(() => '??');
}

/** The cards that the other seat surely holds, because this one gave them and has not seen them since; sorted. */
export function knownCards(table: Table, seat: Seat): readonly Card[] {
  const given = table.exchanges.flatMap((exchange) => exchange.given[seat]);
  // A card leaves the other hand only onto the table or back to the giver: both are seen.
  return sorted(table.hands[other(seat)].filter((card) => given.includes(card)));
}

/** What a seat can work out about the cards it does not see. */
export interface Knowledge {
  /** Cards that the other seat surely holds. */
  readonly known: readonly Card[];
  /** Cards that lie in the other hand or among those set aside, sorted. */
  readonly unseen: readonly Card[];
  /** Suits that none of the other seat's unknown cards belongs to: it could not follow them earlier in this round. */
  readonly voids: readonly Suit[];
}

/** Made from the seat's own view alone; refuses (throws) an open view, which knows everything. */
export function knowledge({ viewer, hands, tricks, led, followed, leader }: View): Knowledge {
  if (viewer === 'all') throw new Error('An open view has nothing to infer');
  const them = other(viewer);
  const known = hands[them].filter((card) => card !== '??');
  const own = hands[viewer].filter((card) => card !== '??');
  const played = tricks.flatMap((trick) => [trick.led.card, trick.followed]);
  const onTable = [led?.card, followed].filter((card) => card != null);
  const answers = [
    ...tricks,
    ...(led !== null && followed !== null && leader !== null ? [{ leader, led, followed }] : []),
  ];
  const voids = new Set(
    answers
      .filter((trick) => trick.leader === viewer && showsVoid(trick))
      .map((trick) => askedSuit(trick.led)),
  );
  return { known, unseen: without(CARDS, [...known, ...own, ...played, ...onTable]), voids: [...voids] };
}

/** Whether the answer shows that its player held no card of the suit asked for. */
export function showsVoid({ led, followed, madeUp }: Pick<Trick, 'led' | 'followed' | 'madeUp'>): boolean {
  if (madeUp) return false;
  const suit = suitOf(followed);
  // A Potion may be a free choice against a suit, but against a Potion only the void may play one.
  return suit === null ? led.names !== null : suit !== askedSuit(led);
}
