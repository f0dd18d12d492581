import type { GameTypes } from '#kit/game';
import { words } from '#said/mistakes';
import { useReasonsFound, type ReasonsSought } from './use-reasons-found.ts';

interface ReasonsBetterMoveProps<T extends GameTypes, Task, Told> extends ReasonsSought<T, Task, Told> {
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
