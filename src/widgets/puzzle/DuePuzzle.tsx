import { useEffect, useState } from 'preact/hooks';
import { words } from '#said/puzzles';
import type { DuePuzzleProps } from '../quiz/drill-puzzle-props.ts';
import { useLazyComponent } from '../use-lazy-component.ts';
import type { AnyPuzzle, PuzzleAdapter } from './puzzle-adapter.ts';
import { useLazyThinker } from './use-lazy-thinker.ts';

interface Props<Puzzle extends AnyPuzzle, Told> extends DuePuzzleProps {
  readonly adapter: PuzzleAdapter<Puzzle, Told>;
}

/** A puzzle that comes back, worked out anew from its position. */
export function DuePuzzle<Puzzle extends AnyPuzzle, Told>({
  adapter,
  position,
  onTried,
  onNone,
  children,
}: Props<Puzzle, Told>) {
  const { ask } = useLazyThinker(adapter);
  const [puzzle, show] = useState<Puzzle | null>(null);
  const Played = useLazyComponent(true, adapter.load);
  useEffect(() => {
    show(null);
    ask({ type: 'work-out', position }, (told) => {
      if (told.type !== 'puzzle') return;
      if (told.puzzle === null) onNone();
      else show(told.puzzle);
    });
  }, [position]);
  if (puzzle === null || Played === null) return <p role="status">{words.endless.working}</p>;
  return (
    <Played key={position} puzzle={puzzle} onTried={onTried}>
      {children}
    </Played>
  );
}
