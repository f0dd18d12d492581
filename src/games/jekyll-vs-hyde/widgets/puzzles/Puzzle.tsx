import { words as viewer } from '#said/replay-viewer';
import type { Seat } from '#games/jekyll-vs-hyde/rules/cards';
import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import { GAME_ID } from '#games/jekyll-vs-hyde/rules/game-id';
import type { Action } from '#games/jekyll-vs-hyde/rules/state';
import { view } from '#games/jekyll-vs-hyde/rules/view';
import { voice } from '#games/jekyll-vs-hyde/move-and-event-texts.tsx';
import { statechartMachine } from '#games/jekyll-vs-hyde/machine-with-statechart';
import { replyTo } from '#games/jekyll-vs-hyde/puzzles/opponent-reply';
import type { Puzzle as PuzzleData } from '#games/jekyll-vs-hyde/puzzles/work-out-puzzle';
import type { Try } from '#progress/review-schedule';
import { words } from '#said/jekyll-vs-hyde/puzzles';
import { punctuation } from '#said/punctuation';
import { words as table } from '#said/jekyll-vs-hyde/table-and-replay-steps';
import { siteUrl } from '#widgets/site-url.ts';
import type { Change } from '#widgets/face.ts';
import { moveHints } from '#widgets/hints/hints-towards-known-move.tsx';
import { GivenHints, HintButton, useProgressiveHints } from '#widgets/hints/ProgressiveHints.tsx';
import { ReplayControls } from '#widgets/replay/ReplayControls.tsx';
import { Stage } from '#widgets/stage/Stage.tsx';
import { HandToPlayFrom } from '#games/jekyll-vs-hyde/table/HandToPlayFrom.tsx';
import { Table } from '#games/jekyll-vs-hyde/table/Table.tsx';
import { PuzzleActions } from '#widgets/puzzle/PuzzleActions.tsx';
import { PuzzleGroupWithStepKeys } from '#widgets/puzzle/PuzzleGroupWithStepKeys.tsx';
import type { PlayedPuzzleProps } from '#widgets/puzzle/puzzle-adapter.ts';
import { savePuzzleAttempt } from '#widgets/puzzle/save-puzzle-attempt.ts';
import { hintFacet } from '../hints/move-hint-adapter.ts';
import { PuzzleFeedback } from './PuzzleFeedback.tsx';
import { usePuzzle } from './use-puzzle.ts';

/** A puzzle to be played: any legal move is answered as well as can be, and whoever steps on sees the round to its end. */
export default function Puzzle({ puzzle, next, onTried, children }: PlayedPuzzleProps<PuzzleData>) {
  const { seat, gap } = puzzle;
  const keep = (how: Try) => void savePuzzleAttempt(GAME_ID, puzzle.position, how);
  const played = usePuzzle(puzzle, onTried ?? keep);
  const { start, frames, made, attempt, can, go } = played;
  const hinted = useProgressiveHints(puzzle.position, played.helped);
  const at = made?.at ?? 0;
  const shown = frames[at] ?? start;
  return (
    <PuzzleGroupWithStepKeys label={words.task(seat, gap)} go={made === null ? null : go}>
      <Stage
        turn={made ?? played.refusals}
        table={
          <PuzzleTable
            change={{ from: frames[at - 1], to: shown }}
            seat={seat}
            attempt={made === null ? attempt : null}
          />
        }
        prompt={<Task puzzle={puzzle} start={start} />}
        told={
          <PuzzleFeedback puzzle={puzzle} played={played}>
            <GivenHints given={hinted.given} hints={() => hintsAt(puzzle, start)} />
          </PuzzleFeedback>
        }
        controls={
          <>
            {made !== null && (
              <ReplayControls
                can={can}
                go={go}
                words={table.replay}
                position={viewer.step(at + 1, frames.length)}
              />
            )}
            <PuzzleActions
              ended={howEnded(made)}
              next={next}
              again={played.again}
              showAnswer={played.showAnswer}
              hint={made === null && <HintButton {...hinted} />}
            >
              {children}
            </PuzzleActions>
          </>
        }
      />
      <a class="button quiet" href={`${siteUrl('/jekyll-vs-hyde/sandbox/')}#${puzzle.position}`}>
        {words.sandbox}
      </a>
    </PuzzleGroupWithStepKeys>
  );
}

/** What is told of the best move, with the answer to it where it leads. */
function hintsAt({ moves: [best] }: PuzzleData, start: ReturnType<typeof usePuzzle>['start']) {
  const reply = best.action.type === 'lead' ? replyTo(best) : null;
  const face = { ...voice, machine: statechartMachine };
  return moveHints<JekyllVsHyde>(face, hintFacet, start.context.state, [
    best.action,
    ...(reply === null ? [] : [reply]),
  ]);
}

interface PuzzleTableProps {
  readonly change: Change<JekyllVsHyde>;
  readonly seat: Seat;
  /** Null where nothing can be played any more. */
  readonly attempt: ((action: Action) => void) | null;
}

/** The table with both hands open, and the one that is to be played from. */
function PuzzleTable({ change, seat, attempt }: PuzzleTableProps) {
  const { state } = change.to.context;
  const hand = attempt && <HandToPlayFrom state={state} seat={seat} hints attempt={attempt} />;
  return (
    <Table
      view={view(state, 'all')}
      change={change}
      below={seat}
      hands={hand === null ? {} : { [seat]: hand }}
    />
  );
}

interface TaskProps {
  readonly puzzle: PuzzleData;
  readonly start: ReturnType<typeof usePuzzle>['start'];
}

/** What there is to do, and how the round stands. */
function Task({ puzzle: { seat, gap, left }, start }: TaskProps) {
  return (
    <p class="task">
      <strong>{punctuation.ended(words.task(seat, gap))}</strong>
      {punctuation.afterSentence}
      {words.standing(left, view(start.context.state, 'all').owned)}
    </p>
  );
}

/** How the last try came out; null as long as nothing was tried. */
function howEnded(made: ReturnType<typeof usePuzzle>['made']) {
  if (made === null) return null;
  if (made.index > 0) return 'wrong';
  return made.asked ? 'shown' : 'right';
}
