import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { GameTypes } from '#kit/game';
import type { Mode, PanelProps, Panels } from './panel-and-tab-types.ts';

interface Loaded<T extends GameTypes> {
  readonly mode: Mode;
  readonly Panel: ComponentType<PanelProps<T>>;
}

/** The panel of a mode, once it is there. */
export function useLazyPanel<T extends GameTypes>(
  panels: Panels<T>,
  mode: Mode,
): ComponentType<PanelProps<T>> | null {
  const [loaded, keep] = useState<Loaded<T> | null>(null);
  useEffect(() => {
    const fetchPanel = mode === 'watch' ? undefined : panels[mode];
    let latest = true;
    // Where it cannot be fetched, it is tried again when it is chosen anew.
    void fetchPanel?.().then(
      (module) => {
        if (latest) keep({ mode, Panel: module.default });
      },
      () => undefined,
    );
    return () => {
      latest = false;
    };
  }, [mode]);
  return loaded?.mode === mode ? loaded.Panel : null;
}
