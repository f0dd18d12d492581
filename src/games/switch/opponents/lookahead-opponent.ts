import type { Random } from '#kit/random';
import { apply } from '#games/switch/rules/apply';
import type { Seat } from '#games/switch/rules/cards';
import { shuffledDeck } from '#games/switch/rules/shuffled-deal';
import type { Event } from '#games/switch/rules/event';
import type { Action, InGame, State, Turn } from '#games/switch/rules/state';
import { seatsAt } from '#games/switch/rules/turn-order';
import { bestByHand } from './own-hand-opponent.ts';
import { sampleHiddenCards, type SeatView } from './sample-hidden-cards.ts';
import { movesOf, type Move } from './distinct-legal-moves.ts';
import { outcomeOf, type Outcome, type Thought } from './turns-played-on.ts';
import { shareOf } from './winning-share-by-hands.ts';

/**
 * Thinking ahead: deals that fit what is seen are imagined again and again, each move is played on for some turns in every one of
 * them, and the move after which the hands stand best is chosen.
 */

/** Turns that are played on after a move, and after these as many as it takes until no penalty and no run waits. */
const TURNS = 4;
const AT_MOST = 34;

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
  const outcomes: (readonly Outcome[])[] = [];
  yield { moves, trials, outcomes };
  if (moves.length < 2) return;
  while (trials.length < deals) {
    // All moves are tried in the same deal, so that luck is not taken for skill.
    const state = sampleHiddenCards(seen, chance);
    const played = moves.map((move) => playOn(state, move, seen.viewer, chance));
    trials.push(played.map(({ share }) => share));
    outcomes.push(played.map(({ outcome }) => outcome));
    yield { moves, trials, outcomes };
  }
}

interface PlayedOn {
  /** The share of the game that the seat has then. */
  readonly share: number;
  readonly outcome: Outcome;
}

/** What a seat has come to once the game has gone on for a while after a move, everybody playing by hand. */
function playOn(from: Turn, move: Move, seat: Seat, chance: Random): PlayedOn {
  const events: Event[] = [];
  const step = (before: State, action: Action): State => {
    const after = apply(before, action);
    events.push(...after.events);
    return after.state;
  };
  let state = step(from, move);
  for (let turn = 0; turn < TURNS || (waits(state) && turn < AT_MOST); turn++) {
    if (state.phase === 'shuffle') state = step(state, shuffledDeck(state, chance));
    else if (state.phase === 'turn') state = step(state, bestByHand(state, chance));
    else break;
  }
  if (state.phase === 'deal') throw new Error('No deal follows a turn');
  return { share: shareIn(state, seat), outcome: outcomeOf(state, events, seat) };
}

function shareIn(state: InGame, seat: Seat): number {
  if (state.phase !== 'over') return shareOf(state, seat);
  return state.winner === 'draw' ? 1 / seatsAt(state).length : Number(state.winner === seat);
}

/** Whether the next turn is under a penalty or in a run, or the dealer is to act: hands say little then. */
function waits(state: State): boolean {
  return state.phase === 'shuffle' || (state.phase === 'turn' && (state.penalty > 0 || state.run !== null));
}
