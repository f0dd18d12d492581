import type { Suit } from '#games/switch/rules/cards';

/** A suit's shape, the size of a letter, in the suit's ink. Decorative: the suit's name stands beside it. */
export function SuitMark({ suit }: { readonly suit: Suit }) {
  return (
    <svg class="suit-mark" data-suit={suit} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <use href={`#mark-${suit}`} width="48" height="48" />
    </svg>
  );
}
