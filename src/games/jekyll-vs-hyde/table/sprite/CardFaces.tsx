import { POTIONS, SUITS, numberOf } from '#games/jekyll-vs-hyde/rules/cards';
import { EMBLEMS } from './suit-emblems.ts';
import { flask } from './potion-flask.ts';
import { MARKS } from './SuitMarks.tsx';
import { NUMERALS } from './numeral-outlines.ts';
import { transformPath } from '#widgets/transform-svg-path.ts';

/** One face, each ink in as few outlines as will do. */
interface Face {
  readonly id: string;
  readonly drawn: string;
  readonly solid: readonly string[];
  readonly glass?: string;
  readonly facets?: string | undefined;
  readonly engraved: string;
}

/** The frame of a face, and seven marks at its upper right, to be inked up to the number. */
const FRAME =
  'M10 5h76a5 5 0 0 0 5 5v116a5 5 0 0 0-5 5H10a5 5 0 0 0-5-5V10a5 5 0 0 0 5-5Z' +
  'M84.5 13v46M77.5 15h7M77.5 22h7M77.5 29h7M77.5 36h7M77.5 43h7M77.5 50h7M77.5 57h7';

// Made once: a build draws them on hundreds of pages.
const NUMBERS = Object.keys(NUMERALS).map(Number);
const FACES: readonly Face[] = [
  ...SUITS.map((suit): Face => {
    const { solid, drawn = '', engraved, facets } = EMBLEMS[suit];
    const emblem = (outline: string) => transformPath(outline, 21, 60, 0.66);
    const [body = '', ...others] = solid.map(emblem);
    return {
      id: `face-${suit}`,
      drawn: FRAME + emblem(drawn),
      solid: [transformPath(MARKS[suit], 11, 49, 0.375) + body, ...others],
      facets: facets && emblem(facets),
      engraved: emblem(engraved),
    };
  }),
  // A Potion's number says plus, the pointer of the scale stands halfway to the next mark, and the flask is filled accordingly.
  ...POTIONS.map(numberOf).map((number): Face => {
    const { solid, glass, drawn, engraved } = flask(number);
    const emblem = (outline: string) => transformPath(outline, 14, 57, 0.68);
    const plus = 'M42 24.7h4.2v-4.2h4.6v4.2h4.2v4.6h-4.2v4.2h-4.6v-4.2h-4.2Z';
    const pointer = `M67 ${57.5 - 7 * number}l8 3-8 3Z`;
    return {
      id: `potion-${number}`,
      drawn: FRAME + emblem(drawn),
      solid: [numbered(number) + plus + pointer + emblem(solid)],
      glass: emblem(glass),
      engraved: emblem(engraved),
    };
  }),
];
const LABEL = transformPath(MARKS.potion, 34, 53, 0.5833);

/** The number, and the marks of the measuring scale up to it. */
function numbered(number: number): string {
  return `${NUMERALS[number] ?? ''}M77 55.8h8v2.4h-8Z${'m0-7h8v2.4h-8Z'.repeat(number - 1)}`;
}

/**
 * The faces and the back of the cards, each with as few elements as will do: they are styled and laid out again for every card
 * that comes to the table. A card of a suit is its suit's face with a number on it, a Potion is one piece.
 */
export function CardFaces() {
  return (
    <>
      {FACES.map(({ id, drawn, solid, glass, facets, engraved }) => (
        <g key={id} id={id}>
          <Sheet />
          <path class="drawn" d={drawn} />
          {solid.map((outline) => (
            <path key={outline} class="solid" d={outline} />
          ))}
          {glass !== undefined && <path class="glass" d={glass} />}
          {facets !== undefined && <path class="facets" d={facets} />}
          <path class="engraved" d={engraved} />
        </g>
      ))}
      {NUMBERS.map((number) => (
        <path key={number} id={`number-${number}`} fill="currentColor" d={numbered(number)} />
      ))}
      <Back />
    </>
  );
}

function Sheet() {
  return <rect class="sheet" x=".5" y=".5" width="95" height="135" rx="6" />;
}

/** The drawers of an apothecary's cabinet around a paper label. */
function Back() {
  return (
    <>
      <pattern id="card-drawers" width="13" height="11.8" x="9" y="9" patternUnits="userSpaceOnUse">
        <path class="drawer" d="M1 1h11v9.8H1ZM4 3h5v2.5H4Z" />
        <circle class="cut" cx="6.5" cy="8" r="1" />
      </pattern>
      <g id="card-back">
        <Sheet />
        <rect class="solid" x="5" y="5" width="86" height="126" rx="3" />
        <rect fill="url(#card-drawers)" x="9" y="9" width="78" height="118" />
        <ellipse class="plate" cx="48" cy="68" rx="23" ry="28" />
        <ellipse class="drawn" cx="48" cy="68" rx="19.5" ry="24.5" />
        <path class="solid" d={LABEL} />
      </g>
    </>
  );
}
