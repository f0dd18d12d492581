import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { useAnnouncement, type Telling } from './use-announcement.ts';

interface ToldProps extends Omit<Telling, 'weight'> {
  /** What happened by itself, and is no answer to the reader: who listens may not want to hear it. */
  readonly happens?: boolean;
  /** Whether it is right or wrong, or only tells. */
  readonly kind?: string | undefined;
  readonly children?: ComponentChildren;
}

/** A place where the page tells what happens or answers what was done. What is drawn here is read aloud as well. */
export function Told({ happens = false, kind, children, ...telling }: ToldProps) {
  const root = useRef<HTMLDivElement>(null);
  useAnnouncement(root, { ...telling, weight: happens ? 'main' : 'answer' });
  return (
    <div class="told" tabIndex={-1} data-kind={kind} ref={root}>
      {children}
    </div>
  );
}
