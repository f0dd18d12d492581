import { bad, good, type Result } from '#kit/parse-result';
import { apply } from './apply.ts';
import { CARDS, SEATS, bySeat, other, sorted, without, type BySeat, type Card, type Seat } from './cards.ts';
import { ownedBeforeLast, tokensBefore, tokensBeforeLead } from './tokens-and-tricks-before-trick.ts';
import { judge } from './judge.ts';
import { setupOf, stateOf, type Setup } from './position-setup.ts';
import type { Refusal } from './refusal.ts';
import type { Action, Chosen, Dealing, Finished, Follow, Lead, Led, Over, State } from './state.ts';
import { END, START, gap } from './track.ts';
import { cardsOf, tricksOwned } from './trick.ts';

/** A question to the rules: a position laid out, and the moves played on from there. */
export interface Question {
  readonly setup: Setup;
  readonly moves: readonly Action[];
}

/** The first move of a question that the rules forbid, and why. */
export interface Forbidden {
  /** Its index among the moves, from 0. */
  readonly move: number;
  readonly action: Action;
  readonly refusals: readonly Refusal[];
}

/** The state after all moves of a question, or the first move that is not allowed. Never throws, however odd the position. */
export function positionOf({ setup, moves }: Question): Result<State, Forbidden> {
  let state: State = stateOf(setup);
  for (const [move, action] of moves.entries()) {
    const refusals = judge(state, action);
    if (refusals.length > 0) return bad({ move, action, refusals });
    state = apply(state, action).state;
  }
  return good(state);
}

/**
 * A question that leads to the given state: the setup before the trick or the exchange that is under way, and what has been
 * played of it; where a round has just ended, its last trick. Not kept: which cards lie in which won trick, and what was given
 * in earlier exchanges. Of a state that came up in a game the setup is one that can come up too.
 */
export function questionOf(state: State): Question {
  switch (state.phase) {
    case 'preparation':
      return { setup: setupOf(state), moves: gifts(state.chosen) };
    case 'lead':
      return { setup: setupOf(state), moves: [] };
    case 'follow': {
      const { led, leader } = state;
      const hands = bySeat((seat) =>
        seat === leader ? sorted([...state.hands[seat], led.card]) : state.hands[seat],
      );
      const setup = setupOf({ ...state, phase: 'lead', hands, ranking: tokensBeforeLead(state) });
      return { setup, moves: [leadOf(leader, led)] };
    }
    case 'greed': {
      const { led, followed, tricks, chosen } = state;
      const cards = playedBy(state);
      const hands = bySeat((seat) => sorted([...state.hands[seat], cards[seat]]));
      const ranking = tokensBefore(tricks, led, followed, state.ranking);
      const setup = setupOf({ ...state, phase: 'lead', hands, ranking });
      return { setup, moves: [...trickOf(state), ...gifts(chosen)] };
    }
    case 'deal':
      return state.finished === null
        ? { setup: setupOf(state), moves: [] }
        : lastTrick(state, state.finished);
    case 'over':
      return lastTrick(state, state.finished);
  }
}

/** Two cards on the table, and who led. */
interface Played {
  readonly leader: Seat;
  readonly led: Led;
  readonly followed: Card;
}

function playedBy({ leader, led, followed }: Played): BySeat<Card> {
  return bySeat((seat) => (seat === leader ? led.card : followed));
}

function trickOf({ leader, led, followed }: Played): readonly [Lead, Follow] {
  return [leadOf(leader, led), { type: 'follow', by: other(leader), card: followed }];
}

function leadOf(by: Seat, { card, names }: Led): Lead {
  return { type: 'lead', by, card, ...(names !== null && { names }) };
}

/** What has been laid down for an exchange, as moves. */
function gifts(chosen: Chosen): readonly Action[] {
  return SEATS.flatMap((by): readonly Action[] => {
    const cards = chosen[by];
    return cards === null ? [] : [{ type: 'exchange', by, cards }];
  });
}

/** The table before the last trick of a round, and that trick. */
function lastTrick(state: Dealing | Over, finished: Finished): Question {
  const { round, ranking, tricks } = finished;
  const last = tricks.at(-1);
  if (last === undefined) throw new Error('A round has ended without a trick');
  const { leader, led, followed } = last;
  const cards = playedBy(last);
  const setup: Setup = {
    rulings: state.rulings,
    ...standingBefore(state, finished),
    round,
    leader,
    hands: bySeat((seat) => [cards[seat]]),
    setAside: without(CARDS, tricks.flatMap(cardsOf)),
    ranking: tokensBefore(tricks.slice(0, -1), led, followed, ranking),
    won: ownedBeforeLast(tricks),
  };
  return { setup, moves: trickOf(last) };
}

/** Which game it was and where the marker stood before a round moved it; where it stopped at the end, the nearest it can have stood. */
function standingBefore(state: Dealing | Over, { game, tricks }: Finished): Pick<Setup, 'match' | 'marker'> {
  const moved = gap(tricksOwned(tricks));
  const { match, marker } = state;
  if (match.game === game) return { match, marker: marker - moved };
  // The marker has gone back for the second game: all that is left of the first is whether its Hyde won.
  const hydeWon = match.game === 2 && match.needed !== 'never';
  return { match: { game: 1 }, marker: hydeWon ? END - moved : START };
}
