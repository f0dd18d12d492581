import type { Thought as AnyThought } from '#kit/evaluate-sampled-deals';
import type { Random } from '#kit/random';
import { apply } from '#games/switch/rules/apply';
import type { Seat } from '#games/switch/rules/cards';
import { shuffledDeck } from '#games/switch/rules/shuffled-deal';
import type { State } from '#games/switch/rules/state';
import { seatsAt } from '#games/switch/rules/turn-order';
import { bestByHand } from './own-hand-opponent.ts';
import { sampleHiddenCards, type SeatView } from './sample-hidden-cards.ts';
import { movesOf, type Move } from './distinct-legal-moves.ts';
import { shareOf } from './winning-share-by-hands.ts';

/**
 * Thinking ahead: deals that fit what is seen are imagined again and again, each move is played on for some turns in every one of
 * them, and the move after which the hands stand best is chosen.
 */

/** Turns that are played on after a move, and after these as many as it takes until no penalty and no run waits. */
const TURNS = 4;
const AT_MOST = 34;

/** What is thought of a position so far. */
export type Thought = AnyThought<Move>;

/**
 * Thinks ahead for the seat whose view it is, of all its moves or of some, one deal at a time, so that whoever asks can do something
 * else in between, and stop. Where there is only one move it is over at once.
 */
export function* thinkAhead(
  seen: SeatView,
  deals: number,
  chance: Random,
  moves: readonly Move[] = movesOf(sampleHiddenCards(seen, chance)),
): Generator<Thought> {
  const trials: (readonly number[])[] = [];
  yield { moves, trials };
  if (moves.length < 2) return;
  while (trials.length < deals) {
    // All moves are tried in the same deal, so that luck is not taken for skill.
    const state = sampleHiddenCards(seen, chance);
    trials.push(moves.map((move) => shareAfter(apply(state, move).state, seen.viewer, chance)));
    yield { moves, trials };
  }
}

/** What share of the game a seat has once it has gone on for a while, everybody playing by hand. */
function shareAfter(from: State, seat: Seat, chance: Random): number {
  let state = from;
  for (let turn = 0; turn < TURNS || (waits(state) && turn < AT_MOST); turn++) {
    if (state.phase === 'shuffle') ({ state } = apply(state, shuffledDeck(state, chance)));
    else if (state.phase === 'turn') ({ state } = apply(state, bestByHand(state, chance)));
    else break;
  }
  if (state.phase === 'deal') throw new Error('No deal follows a turn');
  if (state.phase !== 'over') return shareOf(state, seat);
  return state.winner === 'draw' ? 1 / seatsAt(state).length : Number(state.winner === seat);
}

/** Whether the next turn is under a penalty or in a run, or the dealer is to act: hands say little then. */
function waits(state: State): boolean {
  return state.phase === 'shuffle' || (state.phase === 'turn' && (state.penalty > 0 || state.run !== null));
}
