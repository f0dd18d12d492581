import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { useAnnouncement, type Telling } from './use-announcement.ts';

interface AnnouncedMessageProps extends Omit<Telling, 'weight'> {
  /** What happened by itself, and is no answer to the reader: who listens may not want to hear it. */
  readonly happens?: boolean;
  /** Whether it is right or wrong, or only tells. */
  readonly kind?: string | undefined;
  /** The name of a place that may be longer than its room, and is scrolled by keys. */
  readonly scrolls?: string;
  readonly children?: ComponentChildren;
}

/** A place where the page tells what happens or answers what was done. What is drawn here is read aloud as well. */
export function AnnouncedMessage({
  happens = false,
  kind,
  scrolls,
  children,
  ...telling
}: AnnouncedMessageProps) {
  const root = useRef<HTMLDivElement>(null);
  useAnnouncement(root, { ...telling, weight: happens ? 'main' : 'answer' });
  return (
    <div
      class="told"
      tabIndex={scrolls === undefined ? -1 : 0}
      role={scrolls === undefined ? undefined : 'group'}
      aria-label={scrolls}
      data-kind={kind}
      ref={root}
    >
      {children}
    </div>
  );
}
