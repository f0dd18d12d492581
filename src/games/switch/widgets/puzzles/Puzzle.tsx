import type { Puzzle as PuzzleData } from '#games/switch/puzzles/work-out-puzzle';
import { GAME_ID } from '#games/switch/rules/game-id';
import type { Switch } from '#games/switch/rules/game-types';
import { view } from '#games/switch/rules/view';
import { voice } from '#games/switch/move-and-event-texts.tsx';
import { statechartMachine } from '#games/switch/machine-with-statechart';
import { HandToPlayFrom } from '#games/switch/table/HandToPlayFrom.tsx';
import { Table } from '#games/switch/table/Table.tsx';
import type { Try } from '#progress/review-schedule';
import { punctuation } from '#said/punctuation';
import { words } from '#said/switch/puzzles';
import { words as table } from '#said/switch/table-and-replay-steps';
import { words as viewer } from '#said/replay-viewer';
import { moveHints } from '#widgets/hints/hints-towards-known-move.tsx';
import { GivenHints, HintButton, useProgressiveHints } from '#widgets/hints/ProgressiveHints.tsx';
import { PuzzleActions } from '#widgets/puzzle/PuzzleActions.tsx';
import { PuzzleGroupWithStepKeys } from '#widgets/puzzle/PuzzleGroupWithStepKeys.tsx';
import type { PlayedPuzzleProps } from '#widgets/puzzle/puzzle-adapter.ts';
import { savePuzzleAttempt } from '#widgets/puzzle/save-puzzle-attempt.ts';
import { ReplayControls } from '#widgets/replay/ReplayControls.tsx';
import { siteUrl } from '#widgets/site-url.ts';
import { Stage } from '#widgets/stage/Stage.tsx';
import { hintFacet } from '../hints/move-hint-adapter.ts';
import { PuzzleFeedback } from './PuzzleFeedback.tsx';
import { usePuzzle } from './use-puzzle.ts';

/** A puzzle to be played to its end: a play from which nobody goes out any more stops it, and says why. */
export default function Puzzle({ puzzle, next, onTried, children }: PlayedPuzzleProps<PuzzleData>) {
  const { position, seat, cards } = puzzle;
  const keep = (how: Try) => void savePuzzleAttempt(GAME_ID, position, how);
  const played = usePuzzle(puzzle, onTried ?? keep);
  const { start, frames, line, attempt, can, go } = played;
  const { ended, at } = line;
  const shown = frames[at] ?? start;
  const hinted = useProgressiveHints(line.actions, played.helped);
  const { state } = shown.context;
  return (
    <PuzzleGroupWithStepKeys label={words.task(cards)} go={ended === null ? null : go}>
      <Stage
        turn={ended ?? (played.refusals.length > 0 ? played.refusals : line)}
        table={
          <Table
            view={view(state, seat)}
            change={{ from: frames[at - 1], to: shown }}
            below={seat}
            hands={
              ended === null
                ? { [seat]: <HandToPlayFrom state={state} seat={seat} hints attempt={attempt} /> }
                : { [seat]: undefined }
            }
          />
        }
        prompt={<Task puzzle={puzzle} />}
        told={
          <PuzzleFeedback puzzle={puzzle} played={played}>
            {ended === null && <NextPlay given={hinted.given} played={played} />}
          </PuzzleFeedback>
        }
        controls={
          <>
            {ended !== null && (
              <ReplayControls
                can={can}
                go={go}
                words={table.replay}
                position={viewer.step(at + 1, frames.length)}
              />
            )}
            <PuzzleActions
              ended={ended?.type ?? null}
              next={next}
              again={played.again}
              showAnswer={played.showAnswer}
              hint={ended === null && <HintButton {...hinted} />}
            >
              {children}
            </PuzzleActions>
          </>
        }
      />
      <a class="button quiet" href={`${siteUrl('/switch/sandbox/')}#${position}`}>
        {words.sandbox}
      </a>
    </PuzzleGroupWithStepKeys>
  );
}

interface NextPlayProps {
  readonly given: number;
  readonly played: ReturnType<typeof usePuzzle>;
}

/** What is told of the play that goes on along the way out. */
function NextPlay({ given, played: { frames, start, onWay } }: NextPlayProps) {
  const play = given === 0 ? null : onWay();
  if (play === null) return null;
  const { state } = (frames.at(-1) ?? start).context;
  const face = { ...voice, machine: statechartMachine };
  return <GivenHints given={given} hints={() => moveHints<Switch>(face, hintFacet, state, [play])} />;
}

/** What there is to do, and who does it. */
function Task({ puzzle: { seat, cards, players } }: { readonly puzzle: PuzzleData }) {
  return (
    <p class="task">
      <strong>{punctuation.ended(words.task(cards))}</strong>
      {punctuation.afterSentence}
      {words.standing(seat, players)}
    </p>
  );
}
