import { sameMove } from '#games/jekyll-vs-hyde/rules/same-move';
import type { Action } from '#games/jekyll-vs-hyde/rules/state';
import { lineThrough } from '#replays/frames';
import type { ReplayFrame } from '#games/jekyll-vs-hyde/widgets/viewer/round-outline';

/** An exercise is a position whose main line is the answer and whose variations are the expected mistakes. */

export type Attempt =
  | { readonly kind: 'answer' | 'mistake'; readonly frames: readonly ReplayFrame[] }
  /** Legal, but nobody wrote about it. */
  | { readonly kind: 'possible' };

/** What the frames say of a legal move made at one of them; `frames` are the move's own and those that follow it. */
export function expected(frames: readonly ReplayFrame[], at: number, action: Action): Attempt {
  const next = frames[at]?.next ?? [];
  const id = next.find((id) => {
    const step = frames[id]?.step;
    return step != null && sameMove(step.action, action);
  });
  if (id === undefined) return { kind: 'possible' };
  const line = lineThrough(frames, id).slice(frames[id]?.number);
  return {
    kind: id === next[0] ? 'answer' : 'mistake',
    frames: line.flatMap((id) => frames[id] ?? []),
  };
}
