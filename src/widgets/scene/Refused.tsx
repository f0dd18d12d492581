import type { GameTypes } from '#kit/game';
import { words } from '#said/trying';
import type { PlayingFace } from '../face.ts';

interface RefusedProps<T extends GameTypes> {
  readonly face: Pick<PlayingFace<T>, 'Refusals'>;
  readonly refusals: readonly T['refusal'][];
}

/** Why something may not be done, under a heading that says so, for somebody who tried; nothing where nothing was refused. */
export function Refused<T extends GameTypes>({ face: { Refusals }, refusals }: RefusedProps<T>) {
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
