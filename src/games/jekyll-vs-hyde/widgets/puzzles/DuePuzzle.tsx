import { useEffect, useState } from 'preact/hooks';
import type { Puzzle as PuzzleData } from '#games/jekyll-vs-hyde/puzzles/puzzle';
import { words } from '#said/jekyll-vs-hyde/puzzles';
import { thinking } from '#games/jekyll-vs-hyde/widgets/thinking/thinking';
import { useThinker } from '#widgets/thinking/use-thinker.ts';
import type { DuePuzzleProps } from '#widgets/quiz/drill-puzzle-props.ts';
import Puzzle from './Puzzle.tsx';

/** A puzzle that comes back, worked out anew from its position. */
export default function DuePuzzle({ position, onTried, onNone, children }: DuePuzzleProps) {
  const { thinker } = useThinker(thinking);
  const [puzzle, show] = useState<PuzzleData | null>(null);
  useEffect(() => {
    show(null);
    return thinker?.ask({ type: 'work-out', position }, (told) => {
      if (told.type !== 'puzzle') return;
      if (told.puzzle === null) onNone();
      else show(told.puzzle);
    });
  }, [thinker, position]);
  if (puzzle === null) return <p role="status">{words.endless.working}</p>;
  return (
    <Puzzle key={position} puzzle={puzzle} onTried={onTried}>
      {children}
    </Puzzle>
  );
}
