import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Mode, PanelProps } from './panel.ts';

const PANELS: Readonly<
  Record<Exclude<Mode, 'watch'>, () => Promise<{ default: ComponentType<PanelProps> }>>
> = {
  why: () => import('./WhyPanel.tsx'),
  infer: () => import('./InferencePanel.tsx'),
  worth: () => import('#games/jekyll-vs-hyde/widgets/worth/WorthPanel.tsx'),
  guess: () => import('./GuessPanel.tsx'),
  edit: () => import('./EditPanel.tsx'),
  notes: () => import('./NotesPanel.tsx'),
  share: () => import('#games/jekyll-vs-hyde/widgets/share/SharePanel.tsx'),
};

/** The panel of a mode, once it is there. */
export function usePanel(mode: Mode): ComponentType<PanelProps> | null {
  const [loaded, keep] = useState<{ readonly mode: Mode; readonly Panel: ComponentType<PanelProps> } | null>(
    null,
  );
  useEffect(() => {
    if (mode === 'watch') return;
    let latest = true;
    // Where it cannot be fetched, it is tried again when it is chosen anew.
    void PANELS[mode]().then(
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
