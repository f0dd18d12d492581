import { useEffect, useState } from 'preact/hooks';
import type { GameTypes } from '#kit/game';
import { words } from '#said/mistakes';
import type { TaskRunner } from '../thinking/background-task-runner.ts';
import type { WhyBetter } from './mistake-question-adapter.ts';

interface ReasonsBetterMoveProps<T extends GameTypes, Task, Told> {
  /** What is known at once; undefined in a game that tells no reasons. */
  readonly known: readonly string[] | undefined;
  readonly why: WhyBetter<T, Task, Told> | undefined;
  readonly thinker: TaskRunner<Task, Told> | null;
  readonly state: T['state'];
  readonly worse: T['action'];
  readonly better: T['action'];
  /** By how much of the game, 0 to 1, the better one did better. */
  readonly cost: number;
}

/** Why the better move is better, whether it was found or not, by what is seen: at once, or as soon as it is found out. Nothing in a game that tells no reasons. */
export function ReasonsBetterMove<T extends GameTypes, Task, Told>(
  props: ReasonsBetterMoveProps<T, Task, Told>,
) {
  const { known, cost } = props;
  const { isLooking, found } = useReasonsFound(props);
  if (known === undefined) return null;
  if (isLooking) return <p>{words.whyWait}</p>;
  const told = known.length > 0 ? known : found;
  return (
    <>
      {(told.length > 0 ? told : [words.noReason(cost)]).map((why) => (
        <p key={why}>{why}</p>
      ))}
    </>
  );
}

/** What is found out where nothing is known, and whether that is still being looked for. */
function useReasonsFound<T extends GameTypes, Task, Told>({
  known,
  why,
  thinker,
  state,
  worse,
  better,
}: ReasonsBetterMoveProps<T, Task, Told>) {
  const [task] = useState(() =>
    known?.length === 0 && thinker !== null ? (why?.ask(state, worse, better) ?? null) : null,
  );
  const [found, find] = useState<readonly string[] | null>(null);
  useEffect(() => {
    if (task === null) return;
    const end = () => {
      find((before) => before ?? []);
    };
    return thinker?.ask(
      task,
      (told) => {
        const reasons = why?.told(told);
        if (reasons !== undefined) find(reasons);
      },
      end,
      end,
    );
  }, []);
  return { isLooking: task !== null && found === null, found: found ?? [] };
}
