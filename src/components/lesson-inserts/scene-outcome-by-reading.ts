import type { GameTypes } from '#kit/game';
import type { Machine, Standing } from '#kit/game-machine';
import type { Positions, Question } from '#replays/board/position-setup-adapter';
import type { Replay } from '#replays/replay';
import { checkStep } from '../check-scene-step-range.ts';

/** A scene up to the move with which the readings of a ruling part, and what each of them leads to. */

type Scene<T extends GameTypes> = Pick<Replay<T>, 'rulings' | 'moves'>;

/** The first moves of a scene. Refuses (throws) more than it has. */
export function firstMoves<T extends GameTypes>(name: string, scene: Scene<T>, moves: number): Scene<T> {
  checkStep(name, scene, moves);
  return { ...scene, moves: scene.moves.slice(0, moves) };
}

/** Where the last move leads, or why it may not be made. */
interface Outcome<T extends GameTypes> {
  readonly state: T['state'];
  readonly events: readonly T['event'][];
  readonly refusals: readonly T['refusal'][];
}

/** What a scene leads to where the table has chosen a reading. */
export function outcomeUnder<T extends GameTypes>(
  machine: Pick<Machine<T, Standing<T>>, 'begin' | 'play'>,
  { rulings, moves }: Scene<T>,
  ruling: string,
  reading: string,
): Outcome<T> {
  let position = machine.begin({ ...rulings, [ruling]: reading });
  for (const { action } of moves) {
    const played = machine.play(position, action);
    if (!played.ok) return { state: position.context.state, events: [], refusals: played.problem };
    position = played.value;
  }
  return { ...position.context, refusals: [] };
}

/** The position before the last move, and that move; undefined where no move is made. */
export function lastMoveOf<T extends GameTypes, Setup extends object>(
  { machine: { game }, questionOf }: Pick<Positions<T, Setup>, 'machine' | 'questionOf'>,
  { rulings, moves }: Scene<T>,
): Question<T, Setup> | undefined {
  const last = moves.at(-1);
  if (last === undefined) return undefined;
  let state = game.start(rulings);
  for (const { action } of moves.slice(0, -1)) ({ state } = game.apply(state, action));
  const { setup, moves: made } = questionOf(state);
  return { setup, moves: [...made, last.action] };
}
