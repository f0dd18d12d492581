import type { Random } from '#kit/random';
import { apply } from '#games/chronicle/rules/apply';
import type { Seat } from '#games/chronicle/rules/cards';
import type { Event } from '#games/chronicle/rules/event';
import { carriedOut, intents, type Intent } from '#games/chronicle/rules/move-with-unseen-card-unnamed';
import { handOf, seatsAt } from '#games/chronicle/rules/seats';
import type { Choosing, Playing, State } from '#games/chronicle/rules/state';
import { bestChoice, bestPlay } from './rule-of-thumb-opponent.ts';
import { outcomeOf, type Outcome, type Thought } from './round-outcomes.ts';
import { sampleHiddenCards, type SeatView } from './sample-hidden-cards.ts';
import { shareOf } from './winning-share-by-fame.ts';

/**
 * Thinking ahead: hands that fit what is known are imagined again and again, the round is played out after each move in every one of
 * them by rules of thumb, and the move after which the Fame is best shared out is chosen.
 */

/** Where there are more choices than this, some are left out; and in a play-out. */
const CHOICES = 16;
const CHOICES_LATER = 6;

/** In how many deals the moves of a position can be played out with so many cards played in all; some at least, and not without end. */
export function dealsFor(seen: SeatView, cards: number): number {
  const moves = begun(seen, () => 0.5);
  const left = seen.seats.reduce((sum, seat) => sum + (seen.hands[seat]?.length ?? 0), 0);
  return Math.min(80, Math.max(5, Math.round(cards / (moves.length * Math.max(4, left)))));
}

/**
 * Thinks ahead for the seat whose view it is, of all its moves or of some, one deal at a time, so that whoever asks can do something
 * else in between, and stop. Where there is only one move it is over at once.
 */
export function* thinkAhead(
  seen: SeatView,
  deals: number,
  chance: Random,
  moves: readonly Intent[] = begun(seen, chance),
): Generator<Thought> {
  const trials: (readonly number[])[] = [];
  const outcomes: (readonly Outcome[])[] = [];
  yield { moves, trials, outcomes };
  if (moves.length < 2) return;
  while (trials.length < deals) {
    // All moves are tried in the same deal, so that luck is not taken for skill.
    const state = sampleHiddenCards(seen, chance);
    const played = moves.map((move) => playOut(state, move, seen.viewer, chance));
    trials.push(played.map(({ share }) => share));
    outcomes.push(played.map(({ outcome }) => outcome));
    yield { moves, trials, outcomes };
  }
}

/** What can be done in any position behind the view, as far as it is thought of. */
function begun(seen: SeatView, chance: Random): readonly Intent[] {
  const state = sampleHiddenCards(seen, chance);
  const all = intents(state);
  if (state.phase === 'meeting' || all.length <= CHOICES) return all;
  const best = Array.from({ length: CHOICES }, () => bestChoice(state, chance, CHOICES));
  return [...new Map(best.map((move) => [JSON.stringify(move), move])).values()];
}

interface PlayedOut {
  /** The share of the game that the seat has by the Fame after the round. */
  readonly share: number;
  readonly outcome: Outcome;
}

/** What a seat has come to once the round is over, everybody playing by rules of thumb. */
function playOut(from: Playing | Choosing, move: Intent, seat: Seat, chance: Random): PlayedOut {
  const cards = seatsAt(from).reduce((sum, one) => sum + handOf(from, one).length, 0);
  const events: Event[] = [];
  const step = (state: Playing | Choosing, action: Parameters<typeof apply>[1]): State => {
    const after = apply(state, action);
    events.push(...after.events);
    return after.state;
  };
  let state = step(from, carriedOut(from, move, chance));
  // A play takes a card out of a hand, and a choice comes after it.
  for (let steps = 0; steps < 4 * cards + 40; steps++) {
    if (state.phase === 'meeting') state = step(state, bestPlay(state, chance));
    else if (state.phase === 'effect') {
      const choice = bestChoice(state, chance, CHOICES_LATER);
      state = step(state, carriedOut(state, choice, chance));
    } else break;
  }
  return { share: shareIn(state, seat), outcome: outcomeOf(events, seat) };
}

function shareIn(state: State, seat: Seat): number {
  if (state.phase === 'over') return Number(state.winner === seat);
  const table = state.phase === 'deal' ? state.last : state;
  return shareOf(table?.fame ?? {}, seat);
}
