import type { GameTypes } from '#kit/game';
import type { Standing } from '#kit/game-machine';
import type { MadeMove, MomentCondition } from '#kit/moment-condition';
import { pathOf } from '../move-path.ts';
import { pathToString } from '../move-path-string.ts';
import type { Frame } from '../replay-frames.ts';
import { fact, MOVER, type Moment, type MomentSource } from './moment-types.ts';

/** What a game gives to make moments of its moves: the conditions to find them by, and a sentence for each event. */
export interface MomentTeller<T extends GameTypes> {
  readonly conditions: readonly MomentCondition<T>[];
  /** The sentence for an event. */
  readonly event: (event: T['event']) => string;
  readonly isMain: (event: T['event']) => boolean;
}

/** A move at its place. */
export interface PlacedMove<T extends GameTypes> extends MadeMove<T> {
  /** As it is written in addresses. */
  readonly at: string;
}

/** The moves of a line with its variations, those of which `isShown` says so. */
export function movesIn<T extends GameTypes>(
  frames: readonly Frame<T['action'], Standing<T>>[],
  isShown: (frame: Frame<T['action'], Standing<T>>) => boolean = () => true,
): readonly PlacedMove<T>[] {
  return frames.filter(isShown).flatMap((frame) => {
    const before = frames[frame.previous ?? -1];
    if (frame.step === null || before === undefined) return [];
    const { state: after, events } = frame.position.context;
    return {
      at: pathToString(pathOf(frames, frame.id)),
      before: before.position.context.state,
      action: frame.step.action,
      after,
      events,
    };
  });
}

/** The moment that a move makes; null where nothing happens that a rule tells of. `without`: what is not to be told of it. */
export function momentOf<T extends GameTypes>(
  { conditions, event, isMain }: MomentTeller<T>,
  source: MomentSource,
  move: PlacedMove<T>,
  without?: MomentCondition<T>['of'],
): Moment | null {
  if (move.events.length === 0) return null;
  const facts = conditions
    .filter((condition) => condition.of !== without)
    .flatMap(({ id, valuesOf }) => [...new Set(valuesOf(move))].map((value) => fact(id, value)));
  const { by } = move.action;
  return {
    source,
    at: move.at,
    events: move.events.map((one) => ({ rule: one.rule, says: event(one), isMain: isMain(one) })),
    facts: by === undefined ? facts : [fact(MOVER, by), ...facts],
  };
}

/** The same of several moves. */
export function momentsOfMoves<T extends GameTypes>(
  teller: MomentTeller<T>,
  source: MomentSource,
  moves: readonly PlacedMove<T>[],
  without?: MomentCondition<T>['of'],
): readonly Moment[] {
  return moves.flatMap((move) => momentOf(teller, source, move, without) ?? []);
}
