import { SiteLogo } from '../SiteLogo.tsx';
import { HEIGHT, PANEL } from './position-picture-dimensions.ts';
import { inksOf } from './picture-style.ts';
import { lines } from './text-layout.ts';

export interface PictureCaptionProps {
  readonly title: string;
  /** What this is and where in the game, each a line; said once. */
  readonly about: readonly string[];
  /** Who is to act. */
  readonly turn: string;
  /** From whom it comes. */
  readonly unofficial: string;
}

const ink = inksOf();

const LEFT = 30;
const ROOM = PANEL - 2 * LEFT;
/** In which sizes a title may be set: the first in which it fits, with no word cut. */
const SIZES = [46, 40, 34, 28, 24];
/** So high it may become. */
const TITLE = 165;

/** The label at the left: what this is, where in the game, who is to act, and from whom it comes. */
export function PictureCaption({ title, about, turn, unofficial }: PictureCaptionProps) {
  const size = SIZES.find((size) => fits(title, size)) ?? 24;
  const set = lines(title, ROOM / size, mostLines(size));
  const rule = 166 + (set.length - 1) * size * LEADING + 28;
  const told = about.filter((line, index) => ![title, '', ...about.slice(0, index)].includes(line));
  const due = lines(turn, ROOM / 27, 3);
  return (
    <g>
      <rect width={PANEL} height={HEIGHT} fill={ink('night')} />
      <path
        fill="none"
        stroke={ink('card-paper')}
        opacity=".35"
        d={`M11 11H${PANEL - 11}V${HEIGHT - 11}H11Z`}
      />
      <g class="on-night">
        <svg x={LEFT} y="36" width="40" height="48">
          <SiteLogo />
        </svg>
      </g>
      <Lines x={LEFT + 54} y={73} size={31} lines={['Cabinet']} display />
      <Lines x={LEFT} y={166} size={size} lines={set} display />
      <path stroke={ink('card-paper')} opacity=".5" d={`M${LEFT} ${rule}h60`} />
      <Lines
        x={LEFT}
        y={rule + 36}
        size={21}
        lines={told.flatMap((line) => lines(line, ROOM / 21, 2)).slice(0, 4)}
      />
      <Lines x={LEFT} y={HEIGHT - 104 - (due.length - 1) * 27 * LEADING} size={27} lines={due} strong />
      <Lines x={LEFT} y={HEIGHT - 62} size={15} lines={lines(unofficial, ROOM / 15, 3)} soft />
    </g>
  );
}

function fits(title: string, size: number): boolean {
  const set = lines(title, ROOM / size, 99);
  return set.length <= mostLines(size) && set.every((line) => !line.endsWith('…'));
}

function mostLines(size: number): number {
  return Math.floor(TITLE / (size * LEADING));
}

/** From one baseline to the next, in ems. */
const LEADING = 1.1;

interface LinesProps {
  readonly x: number;
  /** The first baseline. */
  readonly y: number;
  readonly size: number;
  readonly lines: readonly string[];
  readonly strong?: boolean;
  readonly display?: boolean;
  readonly soft?: boolean;
}

function Lines({ x, y, size, lines, strong = false, display = false, soft = false }: LinesProps) {
  return (
    <>
      {lines.map((line, index) => (
        <text
          key={index}
          x={x}
          y={(y + index * size * LEADING).toFixed(1)}
          font-size={size}
          class={display ? 'display' : undefined}
          font-weight={strong || display ? 600 : undefined}
          fill={ink('card-paper')}
          opacity={soft ? 0.8 : undefined}
        >
          {line}
        </text>
      ))}
    </>
  );
}
