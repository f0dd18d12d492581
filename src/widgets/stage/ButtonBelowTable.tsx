import type { ComponentChildren } from 'preact';

interface OptionButtonProps {
  /** Whether it is on; without it, it is no switch. */
  readonly pressed?: boolean;
  /** Whether it does nothing at present; it keeps its place and the focus. */
  readonly barred?: boolean;
  readonly press: () => void;
  readonly children: ComponentChildren;
}

/** A button below the table. */
export function ButtonBelowTable({ pressed, barred, press, children }: OptionButtonProps) {
  return (
    <button type="button" class="button quiet" aria-pressed={pressed} aria-disabled={barred} onClick={press}>
      {children}
    </button>
  );
}
