import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { GameTypes } from '#kit/game';
import { AnnouncedMessage } from '../AnnouncedMessage.tsx';
import type { EndProps } from '../play/play-adapter.ts';
import type { PauseToSee } from '../play/use-pause-between-moves.ts';
import { useLazyComponent } from '../use-lazy-component.ts';
import type { Guide } from './guided-game-adapter.ts';

interface GuidedTableProps<T extends GameTypes> extends EndProps<T> {
  readonly guide: Guide<T>;
  readonly over: boolean;
  readonly pause: PauseToSee;
  /** The ways on from what it came to. */
  readonly next: ComponentChildren;
  /** The table. */
  readonly children: ComponentChildren;
}

/** The table of a guided game; once its last cards have been seen there, what it came to and the ways on. */
export function GuidedTable<T extends GameTypes>(props: GuidedTableProps<T>) {
  const { guide, over, pause, next, children, ...ended } = props;
  const [isSeen, see] = useState(false);
  useEffect(() => {
    if (!over) {
      see(false);
      return;
    }
    return pause.seen(() => {
      see(true);
    });
  }, [over]);
  const { result } = guide;
  const Result = useLazyComponent<EndProps<T>>(over && result !== undefined, async () => {
    if (result === undefined) throw new Error('No result is shown');
    return result();
  });
  if (Result === null || !over || !isSeen) return <>{children}</>;
  return (
    <div class="round-result">
      <AnnouncedMessage occasion={null} arrives>
        <Result {...ended} />
      </AnnouncedMessage>
      {next}
    </div>
  );
}
