import { SUITS, VALUES, WILDS } from '#games/chronicle/rules/cards';
import { transformPath } from '#widgets/transform-svg-path.ts';
import { INDICES } from './corner-index-outlines.ts';
import { EVIL_MARK, MARKS, WILD_MARK } from './suit-outlines.ts';

/** Where the scale of strengths stands on a card: its lowest mark, and how far apart they are. */
const SCALE = { x: 84.5, foot: 60, step: 5.2 };
const mark = (index: number) => Number((SCALE.foot - SCALE.step * index).toFixed(1));

const FRAME = 'M10 5h76a5 5 0 0 0 5 5v116a5 5 0 0 0-5 5H10a5 5 0 0 0-5-5V10a5 5 0 0 0 5-5Z';
/** At the upper right of a suit's card the scale from 1 to 10. */
const SCALE_LINES = `M${SCALE.x} 9.500V63${VALUES.map((_, index) => `M${SCALE.x - 4} ${mark(index)}h4`).join('')}`;

// Made once: a build draws them on hundreds of pages.
const SUIT_FACES = SUITS.map((suit) => ({
  suit,
  solid: transformPath(MARKS[suit], 11, 49, 0.36) + transformPath(MARKS[suit], 17, 62, 1.28),
}));
const VALUE_FACES = VALUES.map((value, index) => ({
  value,
  // The scale is inked up to the strength.
  solid: INDICES[value] + `M${SCALE.x - 8} ${mark(index) - 1.5}h9.500V62h-3V${mark(index) + 1.5}h-6.500Z`,
}));
const STAR = transformPath(WILD_MARK, 16, 50, 0.4);

/** The faces and the back of the cards in few pieces: a card is the face of its suit and its value, or a Wild; Evil is marked besides. */
export function CardFaces() {
  return (
    <>
      {SUIT_FACES.map(({ suit, solid }) => (
        <g key={suit} id={`face-${suit}`}>
          <Sheet />
          <path class="drawn" d={FRAME + SCALE_LINES} />
          <path class="solid" d={solid} />
        </g>
      ))}
      {VALUE_FACES.map(({ value, solid }) => (
        <path key={value} id={`value-${value}`} class="solid" d={solid} />
      ))}
      {WILDS.map((wild) => (
        <g key={wild} id={`face-${wild}`}>
          <Sheet />
          <path class="drawn" d={FRAME} />
          <circle class="drawn" cx="53" cy="95" r="36" />
          <path class="solid" d={STAR} />
          <use href={`#mark-${wild}`} x="9" y="10" width="34" height="34" />
          <use href={`#mark-${wild}`} x="24" y="66" width="58" height="58" />
        </g>
      ))}
      <path id="evil" class="evil-mark" d={transformPath(EVIL_MARK, 46, 12, 0.5)} />
      <Back />
    </>
  );
}

function Sheet() {
  return <rect class="sheet" x=".5" y=".5" width="95" height="135" rx="6" />;
}

/** A closed book with a clasp, on a lattice. */
function Back() {
  return (
    <>
      <pattern id="book-lattice" width="12" height="12" x="9" y="9" patternUnits="userSpaceOnUse">
        <path class="lattice" d="M0 6 6 0l6 6-6 6Z" />
      </pattern>
      <g id="book-back">
        <Sheet />
        <rect class="solid" x="5" y="5" width="86" height="126" rx="3" />
        <rect fill="url(#book-lattice)" x="9" y="9" width="78" height="118" />
        <circle class="plate" cx="48" cy="68" r="25" />
        <path class="solid" d={transformPath(MARKS.wisdom, 28.3, 49, 0.82)} />
      </g>
    </>
  );
}
