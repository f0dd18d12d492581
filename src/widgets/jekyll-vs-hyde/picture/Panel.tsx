import type { View } from '#games/jekyll-vs-hyde/view';
import type { PictureWords } from '#words/picture';
import { CabinetMark } from '../../CabinetMark.tsx';
import { ink } from './ink.ts';
import { HEIGHT, PANEL } from './size.ts';
import { lines } from './text.ts';

interface PanelProps {
  readonly view: View;
  readonly words: PictureWords;
  readonly title: string;
}

const LEFT = 30;
const ROOM = PANEL - 2 * LEFT;
/** In which sizes a title may be set: the first in which it takes three lines or fewer, none of them cut. */
const SIZES = [46, 40, 34, 28, 24];

/** The label at the left: what this is, where in the game, who is to act, and from whom it comes. */
export function Panel({ view, words, title }: PanelProps) {
  const size = SIZES.find((size) => lines(title, ROOM / size, 9).length <= 3 && fits(title, size)) ?? 24;
  const set = lines(title, ROOM / size, 4);
  const rule = 166 + (set.length - 1) * size * LEADING + 28;
  const about = [
    ...(title === words.game ? [] : [words.game]),
    words.where(view),
    ...(view.viewer === 'all' ? [] : [words.seenBy(view.viewer)]),
  ];
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
          <CabinetMark />
        </svg>
      </g>
      <Lines x={LEFT + 54} y={73} size={31} lines={['Cabinet']} strong />
      <Lines x={LEFT} y={166} size={size} lines={set} strong />
      <path stroke={ink('card-paper')} opacity=".5" d={`M${LEFT} ${rule}h60`} />
      <Lines x={LEFT} y={rule + 36} size={21} lines={about.flatMap((line) => lines(line, ROOM / 21, 2))} />
      <Lines x={LEFT} y={HEIGHT - 158} size={27} lines={lines(words.turn(view), ROOM / 27, 3)} strong />
      <Lines x={LEFT} y={HEIGHT - 62} size={15} lines={lines(words.unofficial, ROOM / 15, 3)} soft />
    </g>
  );
}

/** Whether every word of a title goes on a line of its own. */
function fits(title: string, size: number): boolean {
  return lines(title, ROOM / size, 9).every((line) => !line.endsWith('…'));
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
  readonly soft?: boolean;
}

function Lines({ x, y, size, lines, strong = false, soft = false }: LinesProps) {
  return (
    <>
      {lines.map((line, index) => (
        <text
          key={index}
          x={x}
          y={(y + index * size * LEADING).toFixed(1)}
          font-size={size}
          font-weight={strong ? 600 : undefined}
          fill={ink('card-paper')}
          opacity={soft ? 0.8 : undefined}
        >
          {line}
        </text>
      ))}
    </>
  );
}
