import { useEffect, type MutableRef } from 'preact/hooks';

/**
 * Lights the present node of a statechart drawn inside `root`, and dims those already passed. The chart itself is made at
 * build time, and may come later; its nodes carry their path as `data-node`.
 */
export function useStatechartHighlight(
  root: MutableRef<HTMLElement | null>,
  present: string,
  past: readonly string[],
) {
  const passed = past.join();
  useEffect(() => {
    const around = root.current;
    let stale = false;
    const light = () => {
      // Most never open the place for it.
      if (around?.querySelector('[data-node]') == null) return;
      void import('./highlight-statechart.ts').then(({ highlightStatechart }) => {
        if (!stale) highlightStatechart(around, present, passed.split(','));
      });
    };
    light();
    // It may be brought when somebody opens it.
    around?.addEventListener('drawn', light);
    return () => {
      stale = true;
      around?.removeEventListener('drawn', light);
    };
  }, [present, passed]);
}
