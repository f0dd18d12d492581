import { Endless as Looking } from '#widgets/puzzle/Endless.tsx';
import { puzzleAdapter } from './puzzle-adapter.ts';

/** Puzzles that are found while one waits. */
export default function Endless() {
  return <Looking adapter={puzzleAdapter} />;
}
