import { useEffect, useState } from 'preact/hooks';
import { words } from '#said/puzzles';
import type { DuePuzzleProps } from '../quiz/drill-puzzle-props.ts';
import { useLazyComponent } from '../use-lazy-component.ts';
import type { AnyPuzzle, PuzzleAdapter } from './puzzle-adapter.ts';
import { useLazyTaskRunner } from './use-lazy-task-runner.ts';

interface Props<Puzzle extends AnyPuzzle, Told> extends DuePuzzleProps {
  readonly adapter: PuzzleAdapter<Puzzle, Told>;
}

/** How long a fresh puzzle is looked for, in milliseconds: with open hands there are rare themes. */
const PATIENCE = 15_000;

/** A puzzle that comes back, worked out anew from its position; or in its place, a fresh one with the same theme. */
export function DuePuzzle<Puzzle extends AnyPuzzle, Told>({
  adapter,
  position,
  fresh,
  onTried,
  onNone,
  children,
}: Props<Puzzle, Told>) {
  const { ask, stop } = useLazyTaskRunner(adapter);
  const [puzzle, show] = useState<Puzzle | null>(null);
  const Played = useLazyComponent(true, adapter.load);
  useEffect(() => {
    show(null);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const lookForFresh = (own: Puzzle) => {
      const theme = fresh ? adapter.theme?.(own) : undefined;
      if (theme === undefined) {
        show(own);
        return;
      }
      const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
      timer = setTimeout(() => {
        stop();
        show(own);
      }, PATIENCE);
      ask({ type: 'find-puzzle', grade: null, theme, seed }, (told) => {
        if (told.type !== 'puzzle' || told.puzzle === null) return;
        clearTimeout(timer);
        show(told.puzzle);
      });
    };
    ask({ type: 'work-out', position }, (told) => {
      if (told.type !== 'puzzle') return;
      if (told.puzzle === null) onNone();
      else lookForFresh(told.puzzle);
    });
    return () => {
      clearTimeout(timer);
    };
  }, [position]);
  if (puzzle === null || Played === null) return <p role="status">{words.endless.working}</p>;
  return (
    <Played key={puzzle.position} puzzle={puzzle} onTried={onTried}>
      {children}
    </Played>
  );
}
