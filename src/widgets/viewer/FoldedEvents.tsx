import type { GameTypes } from '#kit/game';
import { words } from '#said/drill';
import type { Face } from '../face.ts';
import { EventSentences } from '../EventSentences.tsx';

interface FoldedEventsProps<T extends GameTypes> {
  readonly face: Pick<Face<T>, 'RuleLink' | 'isMain' | 'isToldOnce' | 'words'>;
  readonly events: readonly T['event'][];
}

/** All that happened, for who wants to know: the table shows it, and what is to be said of it stands before. Nothing where nothing happened. */
export function FoldedEvents<T extends GameTypes>({ face, events }: FoldedEventsProps<T>) {
  if (events.length === 0) return null;
  return (
    <details onToggle={bringToTop}>
      <summary>{words.inOrder}</summary>
      <EventSentences face={face} events={events} />
    </details>
  );
}

/** Brings what was opened to the upper edge of the room that it is told in: it may lie below that room's foot otherwise. */
function bringToTop({ currentTarget: folded }: { readonly currentTarget: HTMLDetailsElement }): void {
  const room = folded.closest('.stage-told');
  if (room === null || !folded.open) return;
  room.scrollTop += folded.getBoundingClientRect().top - room.getBoundingClientRect().top;
}
