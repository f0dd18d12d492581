import type { ComponentChildren, KeyboardEventHandler, RefObject } from 'preact';

interface CardChoicePromptProps {
  /** What is to be named. */
  readonly label: string;
  readonly root?: RefObject<HTMLDivElement>;
  readonly onKeyDown?: KeyboardEventHandler<HTMLDivElement>;
  /** A button for each answer. */
  readonly children: ComponentChildren;
}

/** What a card asks of whoever plays it: beside a hand it lies over the table. */
export function CardChoicePrompt({ label, root, onKeyDown, children }: CardChoicePromptProps) {
  return (
    <div class="naming" role="group" aria-label={label} ref={root ?? null} onKeyDown={onKeyDown}>
      {children}
    </div>
  );
}
