import { useEffect, useMemo, useState } from 'preact/hooks';
import type { GameTypes } from '#kit/game';
import { questionOn, type Board } from '#replays/board/sandbox-board';
import type { RulingSwitch } from './ruling-on-table.ts';
import type { Answers, SandboxAdapter } from './sandbox-adapter.ts';

const NONE: readonly RulingSwitch[] = [];

/** The rulings on which it depends what has just come of a move; none before one was made, and until what tells them is there. */
export function useRulingsOfLastMove<T extends GameTypes, Setup extends object>(
  { answers }: Pick<SandboxAdapter<T, Setup>, 'answers'>,
  board: Board<T, Setup>,
) {
  const [loaded, keep] = useState<Answers<T, Setup> | null>(null);
  const question = useMemo(() => questionOn(board), [board]);
  const wanted = question.moves.length > 0;
  useEffect(() => {
    // Where it cannot be fetched, it is tried again the next time.
    if (wanted && loaded === null) void answers?.().then(keep, () => undefined);
  }, [wanted]);
  const rulings = useMemo(
    () => (wanted ? loaded?.rulingsOfLastMove(question) : null) ?? NONE,
    [question, loaded],
  );
  return { rulings, Readings: loaded?.ReadingsOfLastMove };
}
