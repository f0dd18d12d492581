import { useEffect, useMemo, useState } from 'preact/hooks';
import type { GameTypes } from '#kit/game';
import { questionOn, type Board } from '#replays/board/sandbox-board';
import type { RulingSwitch } from './switchable-ruling.ts';
import type { Answers, SandboxAdapter } from './sandbox-adapter.ts';

const NONE: readonly RulingSwitch[] = [];

/** The rulings that change what the moves have come to, as long as their outcome stands; none before the first move, or until the code that finds them has loaded. */
export function useRulingsThatChangeOutcome<T extends GameTypes, Setup extends object>(
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
    () => (wanted ? loaded?.rulingsOfMoves(question) : null) ?? NONE,
    [question, loaded],
  );
  return { rulings, Readings: loaded?.OutcomeRulingSwitches };
}
