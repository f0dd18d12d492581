import type { Seat } from '#games/switch/rules/cards';
import type { Event } from '#games/switch/rules/event';
import { begin, play } from '#games/switch/statechart/enter-and-step-statechart';
import { seatsAt } from '#games/switch/rules/turn-order';
import { lineThrough } from '#replays/replay-frames';
import { playOutVariations } from '#replays/play-out-variations';
import type { Replay } from '#replays/replay';
import type { Switch } from '#games/switch/rules/game';

/** What a game can be found by: computed from its moves, never written down. */
export interface ReplayFilterValues {
  /** Who sits there, in the order of play. */
  readonly seats: readonly Seat[];
  readonly winner: Seat | 'draw' | null;
  readonly moves: number;
  readonly comments: number;
  /** What comes up in it, and a ruling other than the default. */
  readonly has: readonly ('penalty' | 'run' | 'mirror' | 'direction' | 'skip' | 'new-deck' | 'ruling')[];
  readonly length: 'short' | 'long';
}

/** A game of so many moves at most is short. */
const SHORT = 20;

/** What an event shows of a game. A penalty is worth finding where somebody answers it. */
function shows(event: Event): ReplayFilterValues['has'][number] | null {
  switch (event.type) {
    case 'penalty-grew':
      return event.added < event.penalty ? 'penalty' : null;
    case 'run-begun':
      return 'run';
    case 'mirrored':
      return 'mirror';
    case 'reversed':
      return 'direction';
    case 'skipped':
      return 'skip';
    case 'reshuffled':
      return 'new-deck';
    default:
      return null;
  }
}

export function filterValuesOf(replay: Replay<Switch>): ReplayFilterValues {
  const { frames } = playOutVariations(begin(replay.rulings), replay.moves, play);
  const line = lineThrough(frames).flatMap((id) => frames[id] ?? []);
  const state = line.at(-1)?.position.context.state;
  const has = new Set(
    line.flatMap(({ position }) => position.context.events.flatMap((event) => shows(event) ?? [])),
  );
  if (Object.keys(replay.rulings ?? {}).length > 0) has.add('ruling');
  const moves = line.length - 1;
  return {
    seats: state === undefined || state.phase === 'deal' ? [] : seatsAt(state),
    winner: state?.phase === 'over' ? state.winner : null,
    moves,
    comments: frames.filter(({ step }) => step?.comment !== undefined).length,
    has: [...has],
    length: moves <= SHORT ? 'short' : 'long',
  };
}
