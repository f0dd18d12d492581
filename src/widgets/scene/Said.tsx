import type { GameTypes } from '#kit/game';
import type { PlayingFace } from '../face.ts';
import { LiveRegion } from '../LiveRegion.tsx';
import { Events, MainEvents } from '../viewer/Events.tsx';
import { Refused } from './Refused.tsx';

interface SaidProps<T extends GameTypes> {
  readonly face: Pick<PlayingFace<T>, 'RuleLink' | 'isMain' | 'words' | 'Refusals'>;
  readonly refusals: readonly T['refusal'][];
  readonly happened: readonly T['event'][];
}

/** What is said to somebody who plays: why a move may not be made, or what has happened since the last decision. */
export function Said<T extends GameTypes>({ face, refusals, happened }: SaidProps<T>) {
  return (
    <LiveRegion
      class="told"
      answers={refusals.length > 0}
      main={<MainEvents face={face} events={happened} />}
      kind={refusals.length > 0 ? 'refused' : undefined}
    >
      {refusals.length > 0 ? (
        <Refused face={face} refusals={refusals} />
      ) : (
        <Events face={face} events={happened} />
      )}
    </LiveRegion>
  );
}
