import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import type { GameTypes } from '#kit/game';
import type { PlayingFace } from '../face.ts';
import { AnnouncedMessage } from '../AnnouncedMessage.tsx';
import { EventSentences } from '../EventSentences.tsx';
import { RefusalMessage } from './RefusalMessage.tsx';
import { useScrollToNewestMessage } from './use-scroll-to-newest-message.ts';

interface RefusalOrWhatHappenedProps<T extends GameTypes> {
  readonly face: Pick<PlayingFace<T>, 'RuleLink' | 'isMain' | 'isToldOnce' | 'words' | 'Refusals'>;
  readonly refusals: readonly T['refusal'][];
  /** Which cards have come to the hand since the last decision: what happened does not name them. */
  readonly received?: string | null | undefined;
  readonly happened: readonly T['event'][];
  /** Changes with each decision: what happens after it is told anew. */
  readonly turn: unknown;
  /** Whether the reader is to decide, and has the end of what led to that in sight. */
  readonly decides?: boolean;
  /** What it came to in the end. What happened is said before, and drawn elsewhere. */
  readonly children?: ComponentChildren;
}

/** What is said to somebody who plays: why a move may not be made, or what has happened since the last decision. */
export function RefusalOrWhatHappened<T extends GameTypes>({
  face,
  refusals,
  received,
  happened,
  turn,
  decides,
  children,
}: RefusalOrWhatHappenedProps<T>) {
  const isRefused = refusals.length > 0;
  const root = useRef<HTMLDivElement>(null);
  useScrollToNewestMessage(root, happened.length, isRefused ? refusals : turn, decides);
  return (
    <AnnouncedMessage occasion={isRefused ? refusals : turn} kind={isRefused ? 'refused' : undefined}>
      {isRefused ? (
        <RefusalMessage face={face} refusals={refusals} />
      ) : (
        <>
          <div hidden={children != null} ref={root}>
            {received != null && <p>{received}</p>}
            <EventSentences face={face} events={happened} />
          </div>
          {children}
        </>
      )}
    </AnnouncedMessage>
  );
}
