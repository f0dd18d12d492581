import {
  CARDS,
  SEATS,
  isPotion,
  other,
  suitOf,
  without,
  type BySeat,
  type Card,
  type Seat,
  type Suit,
} from './cards.ts';
import { DEFAULT_RULINGS, type Rulings } from './ruling-switches.ts';
import type { Dealing, Leading, Match, Preparation, Round, Trick } from './state.ts';
import { END, START, TRICKS } from './track.ts';
import { tricksOwned } from './trick.ts';

/**
 * A position as somebody lays it out: before the deal, before the preparation, or before a card is led. Whatever lies on the
 * table after that is played by moves, so that tokens and effects are the rules' doing. Nothing here asks whether it can come
 * up in a game.
 */
export interface Setup {
  readonly rulings: Rulings;
  readonly match: Match;
  readonly round: Round;
  readonly marker: number;
  /** Who leads to the next trick; null: the preparation, and both are still to choose, or the deal where nobody holds a card. */
  readonly leader: Seat | null;
  readonly hands: BySeat<readonly Card[]>;
  /** The five cards that nobody sees; null: nobody has said which. */
  readonly setAside: readonly Card[] | null;
  /** Lowest first: none, one, or all three suits. */
  readonly ranking: readonly Suit[];
  /** How many tricks each seat owns, 0 to 10. */
  readonly won: BySeat<number>;
}

/** Nothing but the table: a card may be led as soon as one is laid. */
export const EMPTY: Setup = {
  rulings: DEFAULT_RULINGS,
  match: { game: 1 },
  round: 1,
  marker: START,
  leader: 'jekyll',
  hands: { jekyll: [], hyde: [] },
  setAside: null,
  ranking: [],
  won: { jekyll: 0, hyde: 0 },
};

/** Whether there is such a place on the track. */
export function isMarker(marker: number): boolean {
  return Number.isInteger(marker) && marker >= START && marker <= END;
}

/** Whether a seat can own so many tricks. */
export function isTrickCount(tricks: number): boolean {
  return Number.isInteger(tricks) && tricks >= 0 && tricks <= TRICKS;
}

/** Whether tokens can lie so: the third suit is placed together with the second, so there are never just two. */
export function isRanking(suits: readonly Suit[]): boolean {
  return suits.length !== 2 && new Set(suits).size === suits.length;
}

/**
 * The state that a setup describes. Which cards lie in which won trick is not part of it: they are taken in order from those
 * that lie nowhere else, the leader's tricks last, for the leader has won the newest.
 */
export function stateOf(setup: Setup): Dealing | Preparation | Leading {
  const { rulings, match, round, marker, leader, hands, ranking, won } = setup;
  if (leader === null && SEATS.every((seat) => hands[seat].length === 0)) {
    return { phase: 'deal', rulings, match, round, marker, finished: null };
  }
  const elsewhere = without(CARDS, [...hands.jekyll, ...hands.hyde]);
  const setAside = setup.setAside ?? elsewhere.slice(-5);
  const played = without(elsewhere, setAside);
  const table = { rulings, match, round, marker, hands, setAside, ranking, exchanges: [] };
  if (leader === null) {
    return { phase: 'preparation', ...table, tricks: [], chosen: { jekyll: null, hyde: null } };
  }
  const owners = [other(leader), leader].flatMap((seat) => Array<Seat>(won[seat]).fill(seat));
  const tricks = owners.map((owner, index): Trick => {
    // In a position that cannot be there may be too few cards for so many tricks: then a Potion may meet an Evil card here.
    const [first = 'W1', second = 'W2'] = played.slice(2 * index);
    const names = isPotion(first) ? suitOf(second) : null;
    return {
      leader: owner,
      led: { card: first, names },
      followed: second,
      winner: owner,
      owner,
      madeUp: true,
    };
  });
  return { phase: 'lead', ...table, tricks, leader };
}

/**
 * What a state looks like as a setup, without what its seats remember of the cards that were played and exchanged, or of the
 * round before.
 */
export function setupOf(state: Dealing | Preparation | Leading): Setup {
  const { rulings, match, round, marker } = state;
  const standing = { rulings, match, round, marker };
  if (state.phase === 'deal') {
    const nothing = {
      hands: { jekyll: [], hyde: [] },
      setAside: null,
      ranking: [],
      won: { jekyll: 0, hyde: 0 },
    };
    return { ...standing, leader: null, ...nothing };
  }
  const { hands, setAside, ranking, tricks } = state;
  const leader = state.phase === 'lead' ? state.leader : null;
  return { ...standing, leader, hands, setAside, ranking, won: tricksOwned(tricks) };
}
