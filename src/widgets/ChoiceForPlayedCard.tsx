import type { ComponentChildren, KeyboardEventHandler } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

interface PlayedCardQuestionProps {
  /** What is to be named. */
  readonly label: string;
  /** Gives up what was begun, where that can be: the focus comes to the answers then, and Escape is the way back. */
  readonly leave?: () => void;
  readonly onKeyDown?: KeyboardEventHandler<HTMLDivElement>;
  /** A button for each answer. */
  readonly children: ComponentChildren;
}

/** What a card asks of whoever plays it: beside a hand it lies over the table. */
export function ChoiceForPlayedCard({ label, leave, onKeyDown, children }: PlayedCardQuestionProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (leave !== undefined) root.current?.querySelector('button')?.focus({ preventScroll: true });
  }, []);
  return (
    <div
      class="naming"
      role="group"
      aria-label={label}
      ref={root}
      onKeyDown={(event) => {
        if (event.key === 'Escape') leave?.();
        onKeyDown?.(event);
      }}
    >
      {children}
    </div>
  );
}
