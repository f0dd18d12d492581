import type { GameTypes } from '#kit/game';
import type { ComponentType } from 'preact';
import { useRef } from 'preact/hooks';
import type { ExerciseTypes } from '#kit/exercise';
import type { Progress } from '#progress/progress';
import { nextDue } from '#progress/review-schedule';
import { words as drill } from '#said/drill';
import { words } from '#said/progress';
import { siteUrl } from '../site-url.ts';
import { useFocusFallback } from '../use-focus-fallback.ts';
import { useLazyComponent } from '../use-lazy-component.ts';
import { DrillItem } from './DrillItem.tsx';
import type { MistakesInDrill } from '../mistakes/due-mistake-props.ts';
import type { PuzzlesInDrill } from './drill-puzzle-props.ts';
import type { Questions, Quiz, ExercisesOf } from './quiz-adapter.ts';
import { ContinueOrStopSession } from './ContinueOrStopSession.tsx';
import type { SessionResultProps } from './SessionResult.tsx';
import type { Session } from './quiz-session.ts';
import { useDrill, type Asked } from './use-drill.ts';

interface DrillProps<G extends GameTypes, E extends ExercisesOf<G>> {
  readonly quiz: Quiz<G, E>;
  readonly questions: Questions<E>;
  /** Where the game has puzzles. */
  readonly puzzles?: PuzzlesInDrill;
  /** Where moves of the game can be weighed. */
  readonly mistakes?: MistakesInDrill;
}

const loadResult = <Rule extends string>(): Promise<{
  readonly default: ComponentType<SessionResultProps<Rule>>;
}> => import('./SessionResult.tsx');

/** Where a keyboard reader goes on: at the answers, at the way on from one, or at the end of a session. */
const NEXT = [
  '.player-hand [tabindex="0"]',
  '.choices button:not([aria-disabled="true"])',
  '.stage-controls .actions :is(button, a[href])',
  '.drill > .actions > .button',
  '.told',
];

/**
 * Asks what is due, one question after another, and between them puzzles and mistakes that come back, those that wait longest first,
 * and in turns with a reader's own mistakes. A rule that the address names is asked first and again. Ten make a session, which has an end; where the
 * address asks for the reader's own mistakes, as many as there are make the first.
 */
export function SpacedRepetitionDrill<G extends GameTypes, E extends ExercisesOf<G>>({
  quiz,
  questions,
  puzzles,
  mistakes,
}: DrillProps<G, E>) {
  const game = quiz.face.machine.game.id;
  const { stored, now, asked, session, length, toLearn, ended, next, answered, passed } = useDrill(
    game,
    questions,
    {
      puzzles: puzzles !== undefined,
      mistakes: mistakes !== undefined,
    },
  );
  const Result = useLazyComponent(session.asked > 0, loadResult<E['rule']>);
  const root = useRef<HTMLDivElement>(null);
  useFocusFallback(root, NEXT);
  const { progress, trouble } = stored;

  if (now === 0) return null;
  return (
    <div role="group" class="try drill" aria-label={drill.title} ref={root}>
      {trouble !== null && <p class="warning">{words.troubles[trouble]}</p>}
      <div role="status">
        {ended && Result !== null && <Result {...{ session, progress, now, quiz }} rules={questions.rules} />}
        {!ended && asked?.endsLearning === true && <p>{drill.learnt}</p>}
      </div>
      {ended ? (
        <ContinueOrStopSession game={game} more={next} />
      ) : asked === null ? (
        <NothingDue game={game} progress={progress} now={now} next={next} puzzles={puzzles !== undefined} />
      ) : (
        <>
          <p class="label">{place(asked, session, length)}</p>
          <DrillItem
            {...{ quiz, asked, answered, passed }}
            loadPuzzle={puzzles?.load ?? none}
            loadMistake={mistakes?.load ?? none}
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
        {toLearn > 0 && asked?.isLearning !== true && (
          <>
            {' · '}
            <a href={siteUrl(`/${game}/drill/?learn`)}>{drill.dueMistakes(toLearn)}</a>
          </>
        )}
      </p>
    </div>
  );
}

/** Which question of the session is asked; one that is answered has been counted. */
function place({ answered }: Asked<ExerciseTypes>, { asked }: Session, length: number): string {
  return drill.place(asked + (answered ? 0 : 1), length);
}

interface NothingDueProps {
  readonly game: string;
  readonly progress: Progress;
  readonly now: number;
  readonly next: () => void;
  readonly puzzles: boolean;
}

/** When something will be due, and what may be done till then. */
function NothingDue({ game, progress, now, next, puzzles }: NothingDueProps) {
  return (
    <>
      <p>{drill.nothingDue(nextDue(progress), now)}</p>
      <p class="actions">
        <button type="button" class="button" onClick={next}>
          {drill.practise}
        </button>
        {puzzles && (
          <a class="button" href={siteUrl(`/${game}/puzzles/`)}>
            {drill.newPuzzle}
          </a>
        )}
      </p>
    </>
  );
}

/** A drill of a game that has none of a kind asks for none. */
function none(): never {
  throw new Error('This game has none of these');
}
