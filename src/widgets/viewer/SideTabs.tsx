import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { words } from '#said/replay-viewer';
import type { Tab } from './panel-and-tab-types.ts';

interface SideTabsProps {
  readonly tabs: readonly Tab[];
  readonly open: Tab;
  readonly choose: (tab: Tab) => void;
  /** What stands under the open tab. */
  readonly children: ComponentChildren;
}

/**
 * What can be looked up beside a game, a tab each. They are buttons and no tabs of ARIA, for the arrow keys that lead along those
 * step through the game here.
 */
export function SideTabs({ tabs, open, choose, children }: SideTabsProps) {
  const panel = useRef<HTMLDivElement>(null);
  const press = (tab: Tab) => {
    choose(tab);
    // On a phone it stands below the window. What does not fit gives way to the controls.
    requestAnimationFrame(() => {
      const controls = panel.current?.closest('.stage')?.querySelector('.stage-controls');
      for (const part of [panel.current, controls])
        part?.scrollIntoView({ behavior: 'instant', block: 'nearest' });
    });
  };
  return (
    <div class="side-tabs">
      <div class="tabs" role="group" aria-label={words.besides}>
        {tabs.map((tab) => (
          <button
            key={tab}
            type="button"
            data-tab={tab}
            aria-current={tab === open}
            onClick={() => {
              press(tab);
            }}
          >
            {words.tabs[tab]}
          </button>
        ))}
      </div>
      <div class="side-panel" ref={panel}>
        {children}
      </div>
    </div>
  );
}
