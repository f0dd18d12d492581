import type { GameTypes } from '#kit/game';
import { useRef } from 'preact/hooks';
import { due, duePuzzles, nextDue } from '#progress/schedule';
import { words as drill } from '#said/drill';
import { words } from '#said/progress';
import { siteUrl } from '../site-url.ts';
import { useFocusFallback } from '../use-focus-fallback.ts';
import { DrillItem } from './DrillItem.tsx';
import type { PuzzlesInDrill } from './due-puzzles.ts';
import type { Questions, Quiz, ExercisesOf } from './quiz.ts';
import { useDrill } from './use-drill.ts';

interface DrillProps<G extends GameTypes, E extends ExercisesOf<G>> {
  readonly quiz: Quiz<G, E>;
  readonly questions: Questions<E>;
  /** Where the game has puzzles. */
  readonly puzzles?: PuzzlesInDrill;
}

/**
 * Asks what is due, one question after another, and between them puzzles that come back, those that wait longest first. A rule
 * that the address names is asked first and again.
 */
export function Drill<G extends GameTypes, E extends ExercisesOf<G>>({
  quiz,
  questions,
  puzzles,
}: DrillProps<G, E>) {
  const game = quiz.face.machine.game.id;
  const { stored, now, asked, next, answered, passed } = useDrill(game, questions, puzzles !== undefined);
  const root = useRef<HTMLDivElement>(null);
  useFocusFallback(root);
  const { progress, trouble } = stored;

  if (now === 0) return null;
  const back = puzzles === undefined ? 0 : duePuzzles(progress, now).length;
  return (
    <div role="group" class="try drill" aria-label={drill.title} ref={root}>
      {trouble !== null && <p class="warning">{words.troubles[trouble]}</p>}
      {asked === null ? (
        <>
          <p>{drill.nothingDue(nextDue(progress), now)}</p>
          <button type="button" class="button" onClick={next}>
            {drill.practise}
          </button>{' '}
          {puzzles && (
            <a class="button" href={siteUrl(`/${game}/puzzles/`)}>
              {drill.newPuzzle}
            </a>
          )}
        </>
      ) : (
        <>
          <p class="label">
            {drill.due(due(progress, questions.rules, now).length)}
            {puzzles && back > 0 && ` · ${drill.duePuzzles(back)}`}
          </p>
          <DrillItem
            quiz={quiz}
            loadPuzzle={puzzles?.load ?? noPuzzle}
            asked={asked}
            answered={answered}
            passed={passed}
          >
            {asked.answered && (
              <button type="button" class="button" data-primary onClick={next}>
                {drill.next}
              </button>
            )}
          </DrillItem>
        </>
      )}
      <p>
        <a href={siteUrl(`/${game}/progress/`)}>{drill.progress}</a>
      </p>
    </div>
  );
}

/** A drill without puzzles asks for none. */
function noPuzzle(): never {
  throw new Error('This game has no puzzles');
}
