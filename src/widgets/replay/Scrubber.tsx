import { Slider } from '../Slider.tsx';

interface ScrubberProps {
  /** What the slider is called, and what it says of the place it stands at. */
  readonly label: string;
  readonly text: string;
  /** How many moves the line has, and how many of them are made. */
  readonly moves: number;
  readonly made: number;
  /** Where parts of the game begin, in moves made; large parts and small ones. */
  readonly large: readonly number[];
  readonly small: readonly number[];
  readonly jump: (made: number) => void;
}

/** A slider through the whole line, with the beginnings of its parts marked. */
export function Scrubber({ label, text, moves, made, large, small, jump }: ScrubberProps) {
  const marks = (places: readonly number[], height: number) =>
    places.map((at) => `M${at} 0v${height}`).join('');
  return (
    <div class="scrubber" data-pagefind-ignore>
      <svg viewBox={`0 0 ${Math.max(1, moves)} 10`} preserveAspectRatio="none" aria-hidden="true">
        <path d={marks(large, 10) + marks(small, 5)} />
      </svg>
      <Slider aria-label={label} aria-valuetext={text} min={0} max={moves} value={made} slide={jump} />
    </div>
  );
}
