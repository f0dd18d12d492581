import { useEffect, useState } from 'preact/hooks';
import { browserStorage } from '#storage/web-storage';
import { aside, dropAside, type Place } from '#storage/stored-item';
import { useLazyComponent } from './use-lazy-component.ts';

interface DamagedDataCheckProps {
  readonly slot: Place;
  /** What it is. */
  readonly said: string;
  /** Anything that changes when something may have been set aside. */
  readonly since?: unknown;
}

/** Says that something could not be read and was set aside, until the reader throws it away. */
export function DamagedDataCheck({ slot, said, since }: DamagedDataCheckProps) {
  const [text, show] = useState<string | null>(null);
  const Notice = useLazyComponent(text !== null, () => import('./DamagedDataNotice.tsx'));
  useEffect(() => {
    show(aside(browserStorage(), slot));
  }, [since]);
  if (text === null || Notice === null) return null;
  return (
    <Notice
      said={said}
      text={text}
      drop={() => {
        dropAside(browserStorage(), slot);
        show(null);
      }}
    />
  );
}
