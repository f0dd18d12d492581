import type { ComponentChildren } from 'preact';
import { words } from '#said/puzzles';

interface PuzzleActionsProps {
  /** How the last try came out; null as long as there is more to try. */
  readonly ended: 'right' | 'wrong' | 'shown' | null;
  /** The address of the puzzle to go on with. */
  readonly next: string | undefined;
  readonly again: () => void;
  readonly showAnswer: () => void;
  /** Asks for a hint, as long as there is something to find. */
  readonly hint: ComponentChildren;
  /** The way on from one that is asked among other things. */
  readonly children: ComponentChildren;
}

/** The ways on from a puzzle, the most wanted first. */
export function PuzzleActions({ ended, next, again, showAnswer, hint, children }: PuzzleActionsProps) {
  const isMissed = ended === 'wrong';
  return (
    <div class="actions">
      {ended !== null && !isMissed && next !== undefined && (
        <a class="button" data-primary href={next}>
          {words.goOn}
        </a>
      )}
      {ended !== null && !isMissed && children}
      {ended !== null && (
        <button type="button" class="button" data-primary={isMissed || undefined} onClick={again}>
          {words.again}
        </button>
      )}
      {isMissed && children}
      {hint}
      {(ended === null || isMissed) && (
        <button type="button" class="button quiet" onClick={showAnswer}>
          {words.show}
        </button>
      )}
    </div>
  );
}
