import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { words as viewer } from '#said/viewer';
import type { Seat } from '#games/jekyll-vs-hyde/rules/cards';
import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import type { Action } from '#games/jekyll-vs-hyde/rules/state';
import { view } from '#games/jekyll-vs-hyde/rules/view';
import type { Puzzle as PuzzleData } from '#games/jekyll-vs-hyde/puzzles/puzzle';
import type { Try } from '#progress/schedule';
import { words } from '#said/jekyll-vs-hyde/puzzles';
import { punctuation } from '#said/punctuation';
import { words as table } from '#said/jekyll-vs-hyde/table';
import { siteUrl } from '#widgets/site-url.ts';
import type { Change } from '#widgets/face.ts';
import { Controls, commandForKey } from '#widgets/replay/Controls.tsx';
import { useFocusFallback } from '#widgets/use-focus-fallback.ts';
import { Stage } from '#widgets/stage/Stage.tsx';
import { PlayerHand } from '#games/jekyll-vs-hyde/table/PlayerHand.tsx';
import { Table } from '#games/jekyll-vs-hyde/table/Table.tsx';
import { PuzzleFeedback } from './PuzzleFeedback.tsx';
import { saveTry } from './save-try.ts';
import { usePuzzle } from './use-puzzle.ts';

interface PuzzleProps {
  readonly puzzle: PuzzleData;
  /** The address of the puzzle to go on with. */
  readonly next?: string | undefined;
  /** What to do when somebody has tried; without it that is kept in the browser. */
  readonly onTried?: (tried: Try) => void;
  /** The way on from one that is asked among other things, once somebody has tried. */
  readonly children?: ComponentChildren;
}

/** Where a keyboard reader goes on: at the hand, or when that lies still, at what can be done next. */
const NEXT = [
  '.player-hand [tabindex="0"]',
  '.stage-controls .actions :is(button, a[href]):not([aria-disabled="true"])',
  '.told',
];

/** A puzzle to be played: any legal move is answered as well as can be, and whoever steps on sees the round to its end. */
export default function Puzzle({ puzzle, next, onTried, children }: PuzzleProps) {
  const { seat, gap } = puzzle;
  const keep = (how: Try) => void saveTry(puzzle.position, how);
  const played = usePuzzle(puzzle, onTried ?? keep);
  const { start, frames, made, attempt, can, go } = played;
  const root = useRef<HTMLDivElement>(null);
  useFocusFallback(root, NEXT);
  const at = made?.at ?? 0;
  const shown = frames[at] ?? start;
  return (
    <div
      role="group"
      class="try puzzle"
      aria-label={words.task(seat, gap)}
      ref={root}
      onKeyDown={(event) => {
        const way = made === null ? undefined : commandForKey(event);
        if (way === undefined) return;
        event.preventDefault();
        go(way);
      }}
    >
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
        told={<PuzzleFeedback puzzle={puzzle} played={played} />}
        controls={
          <>
            {made !== null && (
              <Controls
                can={can}
                go={go}
                words={table.replay}
                position={viewer.step(at + 1, frames.length)}
              />
            )}
            <Actions played={played} next={next}>
              {children}
            </Actions>
          </>
        }
      />
      <a class="button quiet" href={`${siteUrl('/jekyll-vs-hyde/sandbox/')}#${puzzle.position}`}>
        {words.sandbox}
      </a>
    </div>
  );
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
  const hand = attempt && <PlayerHand state={state} seat={seat} hints attempt={attempt} />;
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

interface ActionsProps {
  readonly played: ReturnType<typeof usePuzzle>;
  readonly next: string | undefined;
  readonly children: ComponentChildren;
}

/** The ways on from here, the most wanted first. */
function Actions({ played: { made, again, showAnswer }, next, children }: ActionsProps) {
  const isMissed = made !== null && made.index > 0;
  return (
    <div class="actions">
      {made?.index === 0 && next !== undefined && (
        <a class="button" data-primary href={next}>
          {words.goOn}
        </a>
      )}
      {made !== null && !isMissed && children}
      {made !== null && (
        <button type="button" class="button" data-primary={isMissed || undefined} onClick={again}>
          {words.again}
        </button>
      )}
      {isMissed && children}
      {(made === null || isMissed) && (
        <button type="button" class="button quiet" onClick={showAnswer}>
          {words.show}
        </button>
      )}
    </div>
  );
}
