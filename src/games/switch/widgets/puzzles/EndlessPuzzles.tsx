import { EndlessPuzzles as Looking } from '#widgets/puzzle/EndlessPuzzles.tsx';
import { puzzleAdapter } from './puzzle-adapter.ts';

/** Puzzles that are found while one waits. */
export default function EndlessPuzzles() {
  return <Looking adapter={puzzleAdapter} />;
}
