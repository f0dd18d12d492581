import { useEffect, useState } from 'preact/hooks';
import { browserShelf } from '#storage/shelf';
import { aside, dropAside, type Place } from '#storage/slot';
import { useLoaded } from './use-loaded.ts';

interface SetAsideProps {
  readonly slot: Place;
  /** What it is. */
  readonly said: string;
  /** Anything that changes when something may have been set aside. */
  readonly since?: unknown;
}

/** Says that something could not be read and was set aside, until the reader throws it away. */
export function SetAside({ slot, said, since }: SetAsideProps) {
  const [text, show] = useState<string | null>(null);
  const Notice = useLoaded(text !== null, () => import('./SetAsideNotice.tsx'));
  useEffect(() => {
    show(aside(browserShelf(), slot));
  }, [since]);
  if (text === null || Notice === null) return null;
  return (
    <Notice
      said={said}
      text={text}
      drop={() => {
        dropAside(browserShelf(), slot);
        show(null);
      }}
    />
  );
}
