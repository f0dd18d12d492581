import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { narration, onNarration, type Narration } from './narration.ts';

interface LiveRegionProps {
  /** What is said instead to who wants it short. */
  readonly main: ComponentChildren;
  /** Answers what the reader has just done, and is always said. */
  readonly answers?: boolean;
  readonly class?: string;
  readonly kind?: string | undefined;
  readonly children: ComponentChildren;
}

/** A place where the page tells what happens. Whoever listens hears all of it, the main thing or nothing, as they have chosen. */
export function LiveRegion({ main, answers = false, class: name, kind, children }: LiveRegionProps) {
  const [how, hear] = useState<Narration>('all');
  useEffect(() => {
    const read = () => {
      hear(narration());
    };
    read();
    return onNarration(read);
  }, []);
  return (
    <>
      <div
        class={name}
        role="status"
        aria-live={how === 'all' || answers ? undefined : 'off'}
        tabIndex={-1}
        data-kind={kind}
      >
        {children}
      </div>
      {how === 'main' && (
        <div class="visually-hidden" role="status">
          {!answers && main}
        </div>
      )}
    </>
  );
}
