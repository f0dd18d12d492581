import { useEffect, useState } from 'preact/hooks';
import type { Grade } from '#kit/puzzle-difficulty-levels';
import type { AnyPuzzle, PuzzleAdapter } from './puzzle-adapter.ts';
import { useLazyTaskRunner } from './use-lazy-task-runner.ts';

/** What is going on: nothing, a search, a position being worked out; or how that ended without a puzzle. */
type Stage = 'idle' | 'looking' | 'working' | 'stopped' | 'not-one';

export interface Endless<Puzzle> {
  readonly stage: Stage;
  /** How many positions were looked at in this search. */
  readonly looked: number;
  readonly puzzle: Puzzle | null;
  /** Looks for a puzzle of a grade, or of any. */
  readonly find: (grade: Grade | null) => void;
  readonly stop: () => void;
}

/** Puzzles that are found while one waits. The address names the one that is shown; `onFound` is told of each that was looked for. */
export function useEndlessPuzzles<Puzzle extends AnyPuzzle, Told>(
  adapter: PuzzleAdapter<Puzzle, Told>,
  onFound: () => void,
): Endless<Puzzle> {
  const [stage, set] = useState<Stage>('idle');
  const [looked, count] = useState(0);
  const [puzzle, show] = useState<Puzzle | null>(null);
  const { ask, stop } = useLazyTaskRunner(adapter);

  const open = (position: string) => {
    if (position === '') return;
    set('working');
    ask({ type: 'work-out', position }, (told) => {
      if (told.type !== 'puzzle') return;
      set(told.puzzle === null ? 'not-one' : 'idle');
      show(told.puzzle);
    });
  };
  useEffect(() => {
    const look = () => {
      open(location.hash.slice(1));
    };
    look();
    addEventListener('hashchange', look);
    return () => {
      removeEventListener('hashchange', look);
    };
  }, []);
  return {
    stage,
    looked,
    puzzle,
    find: (grade) => {
      set('looking');
      count(0);
      const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
      ask({ type: 'find-puzzle', grade, seed }, (told) => {
        if (told.type === 'looked') count(told.positions);
        if (told.type !== 'puzzle' || told.puzzle === null) return;
        set('idle');
        show(told.puzzle);
        history.replaceState(history.state, '', `#${told.puzzle.position}`);
        onFound();
      });
    },
    stop: () => {
      stop();
      set('stopped');
    },
  };
}
