import type { ComponentChildren } from 'preact';

interface OptionButtonProps {
  /** Whether it is on; without it, it is no switch. */
  readonly pressed?: boolean;
  /** Whether it does nothing at present; it keeps its place and the focus. */
  readonly barred?: boolean;
  /** What it does, where its name does not say so. */
  readonly title?: string;
  readonly press: () => void;
  readonly children: ComponentChildren;
}

/** A button below the table. */
export function ButtonBelowTable({ pressed, barred, title, press, children }: OptionButtonProps) {
  return (
    <button
      type="button"
      class="button quiet"
      aria-pressed={pressed}
      aria-disabled={barred}
      title={title}
      onClick={press}
    >
      {children}
    </button>
  );
}
