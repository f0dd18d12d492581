import { RANKS, SUITS, type Rank } from '#games/switch/rules/cards';

import { transformPath } from '#widgets/transform-svg-path.ts';
import { INDICES } from './corner-index-outlines.ts';
import { MARKS } from './suit-outlines.ts';
import { SIGN_NAMES } from './effect-sign-positions.ts';
import { SIGNS } from './effect-signs.ts';

/** The ranks of a run, from the 3 to the Ace. */
const RUN = RANKS.slice(1);
/** Where the ladder of a run stands on a card, its lowest rung and how far apart they are. */
const LADDER = { x: 84.5, foot: 58, step: 4.1 };
const rung = (index: number) => Number((LADDER.foot - LADDER.step * index).toFixed(1));

/** The frame of a face, and at its upper right the ladder from 3 to Ace. */
const FRAME =
  'M10 5h76a5 5 0 0 0 5 5v116a5 5 0 0 0-5 5H10a5 5 0 0 0-5-5V10a5 5 0 0 0 5-5Z' +
  `M${LADDER.x} 9.5V61${RUN.map((_, index) => `M${LADDER.x - 4} ${rung(index)}h4`).join('')}`;

// Made once: a build draws them on hundreds of pages.
const SUIT_FACES = SUITS.map((suit) => ({
  suit,
  solid: transformPath(MARKS[suit], 11, 50, 0.36) + transformPath(MARKS[suit], 21, 58, 1.42),
  engraved: transformPath(MARKS[suit], 24.6, 61.6, 1.27),
}));
const RANK_FACES = RANKS.map((rank) => ({ rank, solid: INDICES[rank] + ownRung(rank) }));

/** The rung of the ladder that a rank stands on; a 2 stands on none. */
function ownRung(rank: Rank): string {
  const index = RUN.findIndex((one) => one === rank);
  return index < 0 ? '' : `M${LADDER.x - 8} ${rung(index) - 1.5}h9.5v3h-9.5Z`;
}

/**
 * The faces and the back of the cards in as few pieces as will do: a card is the face of its suit, its rank, and the sign of what it
 * does.
 */
export function CardFaces() {
  return (
    <>
      {SUIT_FACES.map(({ suit, solid, engraved }) => (
        <g key={suit} id={`face-${suit}`}>
          <Sheet />
          <path class="drawn" d={FRAME} />
          <path class="solid" d={solid} />
          <path class="engraved" d={engraved} />
        </g>
      ))}
      {RANK_FACES.map(({ rank, solid }) => (
        <path key={rank} id={`rank-${rank}`} class="solid" d={solid} />
      ))}
      {SIGN_NAMES.map((name) => (
        <g key={name} id={`sign-${name}`}>
          {SIGNS[name].lines !== undefined && <path class="sign" d={SIGNS[name].lines} />}
          {SIGNS[name].shapes !== undefined && <path class="cut" d={SIGNS[name].shapes} />}
        </g>
      ))}
      <Back />
    </>
  );
}

function Sheet() {
  return <rect class="sheet" x=".5" y=".5" width="95" height="135" rx="6" />;
}

/** Two hands of arrows that turn round each other, on a lattice. */
function Back() {
  return (
    <>
      <pattern id="card-lattice" width="9" height="9" x="9" y="9" patternUnits="userSpaceOnUse">
        <path class="lattice" d="M0 4.5 4.5 0 9 4.5 4.5 9Z" />
        <circle class="cut" cx="4.5" cy="4.5" r=".8" />
      </pattern>
      <g id="lattice-back">
        <Sheet />
        <rect class="solid" x="5" y="5" width="86" height="126" rx="3" />
        <rect fill="url(#card-lattice)" x="9" y="9" width="78" height="118" />
        <circle class="plate" cx="48" cy="68" r="25" />
        <circle class="drawn" cx="48" cy="68" r="22" />
        <path
          class="turning"
          d="M34 63a15 15 0 0 1 27-4M62 73a15 15 0 0 1-27 4M61.5 51v8.5H53M34.5 85v-8.500H43"
        />
      </g>
    </>
  );
}
