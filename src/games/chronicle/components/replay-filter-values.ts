import type { Seat } from '#games/chronicle/rules/cards';
import type { Event } from '#games/chronicle/rules/event';
import type { Chronicle } from '#games/chronicle/rules/game';
import { seatsAt } from '#games/chronicle/rules/seats';
import { begin, play } from '#games/chronicle/statechart/enter-and-step-statechart';
import { lineThrough } from '#replays/replay-frames';
import { playOutVariations } from '#replays/play-out-variations';
import type { Replay } from '#replays/replay';

/** What a game can be found by: computed from its moves, never written down. */
export interface ReplayFilterValues {
  /** Who sits there, in the order of play. */
  readonly seats: readonly Seat[];
  readonly winner: Seat | null;
  readonly rounds: number;
  readonly comments: number;
  /** What comes up in it. */
  readonly has: readonly Shows[];
  readonly length: 'short' | 'long';
}

type Shows = 'wild-led' | 'face-down' | 'taken' | 'angel' | 'all-four' | 'shut-out' | 'tie';

/** A game of so many rounds at most is short. */
const SHORT = 3;

/** What events show of a game. */
const SHOWS: Readonly<Partial<Record<Event['type'], Shows>>> = {
  'no-suit-yet': 'wild-led',
  'played-down': 'face-down',
  'took-unseen': 'taken',
  absolved: 'angel',
  'evil-victory': 'all-four',
  'shut-out': 'shut-out',
  tied: 'tie',
};

export function filterValuesOf(replay: Replay<Chronicle>): ReplayFilterValues {
  const { frames } = playOutVariations(begin(replay.rulings), replay.moves, play);
  const line = lineThrough(frames).flatMap((id) => frames[id] ?? []);
  const state = line.at(-1)?.position.context.state;
  const events = line.flatMap(({ position }) => position.context.events);
  const rounds = events.filter(({ type }) => type === 'history').length;
  return {
    seats: state === undefined || state.phase === 'deal' ? [] : seatsAt(state),
    winner: state?.phase === 'over' ? state.winner : null,
    rounds,
    comments: frames.filter(({ step }) => step?.comment !== undefined).length,
    has: [...new Set(events.flatMap(({ type }) => SHOWS[type] ?? []))],
    length: rounds <= SHORT ? 'short' : 'long',
  };
}
