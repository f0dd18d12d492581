import type { ComponentChildren } from 'preact';
import type { GameTypes } from '#kit/game';
import type { PlayingFace } from '../face.ts';
import { Told } from '../Told.tsx';
import { Events } from '../viewer/Events.tsx';
import { Refused } from './Refused.tsx';

interface SaidProps<T extends GameTypes> {
  readonly face: Pick<PlayingFace<T>, 'RuleLink' | 'isMain' | 'words' | 'Refusals'>;
  readonly refusals: readonly T['refusal'][];
  readonly happened: readonly T['event'][];
  /** Changes with each decision: what happens after it is told anew. */
  readonly turn: unknown;
  /** What it came to in the end. What happened is said before, and drawn elsewhere. */
  readonly children?: ComponentChildren;
}

/** What is said to somebody who plays: why a move may not be made, or what has happened since the last decision. */
export function Said<T extends GameTypes>({ face, refusals, happened, turn, children }: SaidProps<T>) {
  const isRefused = refusals.length > 0;
  return (
    <Told occasion={isRefused ? refusals : turn} kind={isRefused ? 'refused' : undefined}>
      {isRefused ? (
        <Refused face={face} refusals={refusals} />
      ) : (
        <>
          <div hidden={children != null}>
            <Events face={face} events={happened} />
          </div>
          {children}
        </>
      )}
    </Told>
  );
}
