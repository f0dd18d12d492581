import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** A part of a page that is fetched when it is first wanted; null until it is there. */
export function useLazyComponent<Props>(
  wanted: boolean,
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): ComponentType<Props> | null {
  const [loaded, keep] = useState<{ readonly Part: ComponentType<Props> } | null>(null);
  useEffect(() => {
    if (!wanted || loaded !== null) return;
    // Where it cannot be fetched, it is tried again the next time.
    void load().then(
      (module) => {
        keep({ Part: module.default });
      },
      () => undefined,
    );
  }, [wanted]);
  return loaded?.Part ?? null;
}
