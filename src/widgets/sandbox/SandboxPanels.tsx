import { useEffect, useState } from 'preact/hooks';
import type { GameTypes } from '#kit/game';
import { useLazyComponent } from '../use-lazy-component.ts';
import type { Choice, PanelProps } from './sandbox-adapter.ts';

interface SandboxPanelsProps<T extends GameTypes, Setup> extends PanelProps<T, Setup> {
  readonly panels: readonly Choice<PanelProps<T, Setup>>[];
}

/** What can be looked up beside the board, one at a time; the address can say which (`?mode=`). */
export function SandboxPanels<T extends GameTypes, Setup>({
  panels,
  ...props
}: SandboxPanelsProps<T, Setup>) {
  const [open, show] = useState<string | null>(null);
  useEffect(() => {
    show(new URLSearchParams(location.search).get('mode'));
  }, []);
  const chosen = panels.find(({ id }) => id === open);
  return (
    <div class="sandbox-panels">
      {panels.map(({ id, label }) => (
        <button
          key={id}
          type="button"
          class="button quiet"
          aria-expanded={id === open}
          onClick={({ currentTarget }) => {
            show(id === open ? null : id);
            // On a phone it mostly lies at the foot of the window: what opens below it is to be seen.
            const isLow = currentTarget.getBoundingClientRect().bottom > innerHeight / 2;
            if (id !== open && isLow) currentTarget.scrollIntoView({ behavior: 'instant' });
          }}
        >
          {label}
        </button>
      ))}
      {chosen !== undefined && <Panel key={chosen.id} load={chosen.load} {...props} />}
    </div>
  );
}

function Panel<T extends GameTypes, Setup>({
  load,
  ...props
}: PanelProps<T, Setup> & Pick<Choice<PanelProps<T, Setup>>, 'load'>) {
  const Shown = useLazyComponent(true, load);
  return Shown === null ? null : <Shown {...props} />;
}
