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
    const names = passed.split(',');
    const around = root.current;
    const light = () => {
      for (const node of around?.querySelectorAll('[data-node]') ?? []) {
        const name = node.getAttribute('data-node') ?? '';
        const within = (path: string) => path === name || path.startsWith(`${name}.`);
        node.toggleAttribute('data-now', within(present));
        node.toggleAttribute('data-past', names.some(within));
      }
      bringIntoView(around);
    };
    light();
    // It may be brought when somebody opens it.
    around?.addEventListener('drawn', light);
    return () => {
      around?.removeEventListener('drawn', light);
    };
  }, [present, passed]);
}

/** Moves the chart sideways in its sheet, where that is narrower, so that the innermost lit node is in the middle. */
function bringIntoView(around: HTMLElement | null): void {
  const sheet = around?.querySelector('.statechart-sheet');
  const node = [...(sheet?.querySelectorAll('[data-now]') ?? [])].at(-1);
  // Of a chart that is closed there is nothing to measure.
  if (sheet == null || node === undefined || sheet.scrollWidth <= sheet.clientWidth) return;
  const [outer, inner] = [sheet.getBoundingClientRect(), node.getBoundingClientRect()];
  sheet.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
}
