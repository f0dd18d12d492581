import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { commandForKey, type NavCommand } from '../replay/ReplayControls.tsx';
import { useFocusFallback } from '../use-focus-fallback.ts';

/** Where a keyboard reader goes on: at the hand, or when that lies still, at what can be done next. */
const NEXT = [
  '.player-hand [tabindex="0"]',
  '.stage-controls .actions :is(button, a[href]):not([aria-disabled="true"])',
  '.told',
];

interface PuzzleGroupWithStepKeysProps {
  /** What is asked. */
  readonly label: string;
  /** Leads along the line that was played; null as long as there is none to step through. */
  readonly go: ((way: NavCommand) => void) | null;
  readonly children: ComponentChildren;
}

/** What a puzzle stands in: keys step through its line, and a keyboard reader keeps the place. */
export function PuzzleGroupWithStepKeys({ label, go, children }: PuzzleGroupWithStepKeysProps) {
  const root = useRef<HTMLDivElement>(null);
  useFocusFallback(root, NEXT);
  return (
    <div
      role="group"
      class="try puzzle"
      aria-label={label}
      ref={root}
      onKeyDown={(event) => {
        const way = go === null ? undefined : commandForKey(event);
        if (go === null || way === undefined) return;
        event.preventDefault();
        go(way);
      }}
    >
      {children}
    </div>
  );
}
