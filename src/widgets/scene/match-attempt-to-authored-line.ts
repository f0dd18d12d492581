import type { GameTypes, Rules } from '#kit/game';
import { lineThrough } from '#replays/replay-frames';
import type { GameFrame } from '../face.ts';

/** An exercise is a position whose main line is the answer and whose variations are the expected mistakes. */

export type Attempt<T extends GameTypes> =
  | { readonly kind: 'answer' | 'mistake'; readonly frames: readonly GameFrame<T>[] }
  /** Legal, but nobody wrote about it. */
  | { readonly kind: 'possible' };

/** What the frames say of a legal move made at one of them; `frames` are the move's own and those that follow it. */
export function expected<T extends GameTypes>(
  game: Rules<T>,
  frames: readonly GameFrame<T>[],
  at: number,
  action: T['action'],
): Attempt<T> {
  const next = frames[at]?.next ?? [];
  const id = next.find((id) => {
    const step = frames[id]?.step;
    return step != null && game.same(step.action, action);
  });
  if (id === undefined) return { kind: 'possible' };
  const line = lineThrough(frames, id).slice(frames[id]?.number);
  return {
    kind: id === next[0] ? 'answer' : 'mistake',
    frames: line.flatMap((id) => frames[id] ?? []),
  };
}
