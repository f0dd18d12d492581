import type { ComponentChildren } from 'preact';
import { isPotion, suitOf, type Card } from '#games/jekyll-vs-hyde/cards';
import { FlaskEmblem } from './FlaskEmblem.tsx';

interface CardFaceProps {
  readonly card: Card;
  /** The number as a drawing, where the face it is set in is not to be had. */
  readonly numeral?: ComponentChildren;
}

/**
 * The face of a card, drawn from the `Sprite` of the page. It fills the width it is given and is hidden from assistive
 * technology: whoever shows it names it.
 */
export function CardFace({ card, numeral }: CardFaceProps) {
  const number = Number(card[0]) || Number(card[1]);
  const suit = suitOf(card);
  return (
    <svg
      class="card-face"
      data-suit={suit ?? 'potion'}
      viewBox="0 0 96 136"
      aria-hidden="true"
      focusable="false"
    >
      <use href={`#face-${suit ?? 'potion'}`} width="96" height="136" />
      {numeral ?? (
        <text class="card-index" x="10.5" y="43.5">
          {number}
        </text>
      )}
      {isPotion(card) && <path class="plus" d="M42 27h13M48.5 20.5v13" />}
      <Scale number={number} half={isPotion(card)} />
      {suit === null && <FlaskEmblem number={number} />}
    </svg>
  );
}

/** The measuring scale's marks up to the number; a Potion's pointer stands halfway to the next. */
function Scale({ number, half }: { readonly number: number; readonly half: boolean }) {
  const marks = Array.from({ length: number }, (_, index) => `M77 ${57 - 7 * index}h8`).join('');
  return (
    <>
      <path class="scale" d={marks} />
      {half && <path fill="currentColor" d={`M67 ${57.5 - 7 * number}l8 3-8 3Z`} />}
    </>
  );
}

/** The back: the drawers of an apothecary's cabinet around a paper label. */
export function CardBack() {
  return (
    <svg class="card-back" viewBox="0 0 96 136" aria-hidden="true" focusable="false">
      <use href="#card-sheet" width="96" height="136" />
      <rect fill="currentColor" x="5" y="5" width="86" height="126" rx="3" />
      <rect fill="url(#card-drawers)" x="9" y="9" width="78" height="118" />
      <ellipse class="plate" cx="48" cy="68" rx="23" ry="28" />
      <ellipse class="frame" cx="48" cy="68" rx="19.5" ry="24.5" />
      <use href="#mark-potion" x="34" y="51" width="28" height="32" />
    </svg>
  );
}
