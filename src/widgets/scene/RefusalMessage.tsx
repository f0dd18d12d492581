import type { GameTypes } from '#kit/game';
import { words } from '#said/playable-position';
import type { PlayingFace } from '../face.ts';

interface RefusalMessageProps<T extends GameTypes> {
  readonly face: Pick<PlayingFace<T>, 'Refusals'>;
  readonly refusals: readonly T['refusal'][];
}

/** Why something may not be done, under a heading that says so, for somebody who tried; nothing where nothing was refused. */
export function RefusalMessage<T extends GameTypes>({
  face: { Refusals },
  refusals,
}: RefusalMessageProps<T>) {
  if (refusals.length === 0) return null;
  return (
    <>
      <p>
        <strong>{words.refused}</strong>
      </p>
      <Refusals refusals={refusals} />
    </>
  );
}
