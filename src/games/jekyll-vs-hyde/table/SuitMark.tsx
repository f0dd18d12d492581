import { type Suit } from '#games/jekyll-vs-hyde/rules/cards';

interface SuitProps {
  readonly suit: Suit;
}

/** A suit's shape, the size of a letter, in the suit's ink. Decorative: the suit's name stands beside it. */
export function SuitMark({ suit }: SuitProps) {
  return <Mark shape={suit} />;
}

/** A Potion's flask, the size of a letter. */
export function Flask() {
  return <Mark shape="potion" />;
}

function Mark({ shape }: { readonly shape: Suit | 'potion' }) {
  return (
    <svg class="suit-mark" data-suit={shape} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <use href={`#mark-${shape}`} width="48" height="48" />
    </svg>
  );
}

/** A suit's round token for the ranking board: its shape, struck in paper on a milled disc. */
export function Token({ suit }: SuitProps) {
  return (
    <svg class="token" data-suit={suit} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <circle class="sheet" cx="32" cy="32" r="31.5" />
      <circle class="milling" cx="32" cy="32" r="28.5" />
      <circle fill="currentColor" cx="32" cy="32" r="25" />
      <circle class="ring" cx="32" cy="32" r="22.5" />
      <use class="struck" href={`#mark-${suit}`} x="17.5" y="17" width="29" height="29" />
    </svg>
  );
}
