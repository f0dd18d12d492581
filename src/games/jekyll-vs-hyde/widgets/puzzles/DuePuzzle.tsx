import { DuePuzzle as ComingBack } from '#widgets/puzzle/DuePuzzle.tsx';
import type { DuePuzzleProps } from '#widgets/quiz/drill-puzzle-props.ts';
import { puzzleAdapter } from './puzzle-adapter.ts';

/** A puzzle that comes back. */
export default function DuePuzzle(props: DuePuzzleProps) {
  return <ComingBack {...props} adapter={puzzleAdapter} />;
}
