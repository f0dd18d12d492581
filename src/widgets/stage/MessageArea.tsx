import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { words } from '#said/message-area-scroll-buttons';
import { useScrollOverflow } from './use-scroll-overflow.ts';

/** How much of what was last in sight stays there when it is paged, in pixels: a line. */
const KEPT = 24;

interface MessageAreaProps {
  /** The class of the room: where it stands is a matter of its stylesheet. */
  readonly name?: string;
  readonly children: ComponentChildren;
}

/** The room for what is said, in which more may stand than it shows: it says so then, and leads there. */
export function MessageArea({ name = 'stage-told', children }: MessageAreaProps) {
  const room = useRef<HTMLDivElement>(null);
  const hidden = useScrollOverflow(room);
  const turnPage = () => {
    if (room.current === null) return;
    const { scrollTop, clientHeight } = room.current;
    room.current.scrollTop = hidden.below ? scrollTop + clientHeight - KEPT : 0;
  };
  return (
    <>
      <div
        class={name}
        data-above={hidden.above ? '' : undefined}
        data-below={hidden.below ? '' : undefined}
        ref={room}
      >
        {children}
      </div>
      {/* Always there: one put in would have the style of every list on the stage worked out again, within the step that put it in. */}
      <button type="button" class="stage-more" hidden={!hidden.below && !hidden.above} onClick={turnPage}>
        <span class="visually-hidden">{hidden.below ? words.more : words.fromStart}</span>
      </button>
    </>
  );
}
