import type { ComponentChildren } from 'preact';

interface PaletteCardProps {
  readonly card: string;
  /** As small as it goes, where the card lies; empty where it is only to be had. */
  readonly badge: string;
  /** What a press does. */
  readonly name: string;
  readonly tabIndex: 0 | -1;
  readonly onFocus: () => void;
  readonly press: () => void;
  readonly children: ComponentChildren;
}

/** A card among all, with the place where it lies. */
export function PaletteCard({ card, badge, name, press, children, ...focus }: PaletteCardProps) {
  return (
    <button
      type="button"
      data-card={card}
      data-laid={badge === '' ? undefined : ''}
      {...focus}
      onClick={press}
    >
      <span aria-hidden="true">
        {children}
        <span class="badge">{badge}</span>
      </span>
      <span class="visually-hidden">{name}</span>
    </button>
  );
}
