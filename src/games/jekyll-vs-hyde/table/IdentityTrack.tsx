import { END, sideOf, START } from '#games/jekyll-vs-hyde/rules/track';
import { words as game } from '#said/jekyll-vs-hyde/names';

interface IdentityTrackProps {
  /** Where the marker stands, 0 to 10. */
  readonly marker: number;
  /** The whole picture in words, for those who do not see it. */
  readonly label: string;
}

const POSITIONS = Array.from({ length: END - START + 1 }, (_, index) => START + index);
const SIDES = Object.values(Object.groupBy(POSITIONS, sideOf));
/** The ragged border between the two sides, from top to bottom. */
const TEAR = 'M139 40.5l5 6-6 5 8 8-9 7 8 8-9 7 8 8-6 6 5 6 1 4';
/** The height of the spaces' centres, on which the marker walks. */
export const MARKER_LINE = 66;

/** Where a space lies on its line. */
export function across(position: number): number {
  // A wider step before Hyde's side leaves room for the border.
  return position === END ? 300 : 17 + position * 25.5 + (sideOf(position) === 'jekyll' ? 0 : 18);
}

/** The track from Jekyll's day to Hyde's night, with the one marker that walks along it. As wide as its place allows. */
export function IdentityTrack({ marker, label }: IdentityTrackProps) {
  return (
    <svg class="identity-track" viewBox="0 0 320 106" role="img" aria-label={label}>
      <rect class="day" x=".5" y="40.5" width="319" height="65" rx="5" />
      <path class="night" d={`${TEAR}H314.5a5 5 0 0 0 5-5v-55a5 5 0 0 0-5-5Z`} />
      <path class="echo" d={TEAR} transform="translate(-3)" />
      <path class="echo" d={TEAR} transform="translate(-5.5)" />
      <path class="echo" data-side="hyde" d={TEAR} transform="translate(3)" />
      <path
        class="track-line"
        d={SIDES.map(
          (side) => `M${across(side[0] ?? START)} ${MARKER_LINE}H${across(side.at(-1) ?? END)}`,
        ).join('')}
      />
      <circle class="rays" cx={across(END)} cy={MARKER_LINE} r="15" />
      {POSITIONS.map((position) => (
        <Space key={position} position={position} here={position === marker} />
      ))}
      <text class="side" x="9" y="98">
        {game.seats.jekyll}
      </text>
      <text class="side" data-side="hyde" x="311" y="98" text-anchor="end">
        {game.seats.hyde}
      </text>
      <g class="marker" transform={`translate(${across(marker)} ${MARKER_LINE})`}>
        <TwoFaces />
      </g>
    </svg>
  );
}

function Space({ position, here }: { readonly position: number; readonly here: boolean }) {
  const x = across(position);
  return (
    <g class="space" data-side={sideOf(position)} data-here={here ? '' : undefined}>
      <circle cx={x} cy={MARKER_LINE} r="10.5" />
      <text x={x} y={MARKER_LINE + 4.3} text-anchor="middle">
        {position}
      </text>
    </g>
  );
}

const GENTLEMAN =
  'M0-51h-9.5l.8 11.5h-4.3v2.5h4.5c-.8 2-.4 3.5-1 4.5l-2.5 4 2 .8-.5 1.7.8.7-.6 1.5c-.4 2 .6 3 2.3 3l3-.2v1.5c-2 2-7.5 2.5-8.5 6H0Z';
const OTHER =
  'M0-47l3.5 3 1-6.5 4 5 4.5-4.5.5 5.5 5.5-1.5-3 4.5 4 1.5-5 2.5c1.5 1.5 0 2.5.5 3.5l2.5 4.5-2.5.8.8 1.5-3 .8 2.6 1.5c1 3-1.5 4-4 3.5l-3-.5v2c3 1.5 8 1.5 9.5 6.4H0Z';

/** The marker: a gentleman in a top hat looks back to Jekyll, and on the same shoulders the other, hair on end, to Hyde. */
function TwoFaces() {
  return (
    <>
      <path class="halo" d={GENTLEMAN + OTHER} />
      <path class="faces" d={GENTLEMAN + OTHER} />
      <path class="parting" d="M0-51v37.5M-8.5-41.5H0M-6.8-33.5h2M7-34.5l4 1.3M9-26.5l2.5-.7" />
    </>
  );
}
