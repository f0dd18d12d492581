import { words as viewer } from '#said/viewer';
import { voice } from '#games/jekyll-vs-hyde/voice.tsx';
import { useMemo, useRef, useState } from 'preact/hooks';
import { sameMove } from '#games/jekyll-vs-hyde/rules/same-move';
import type { Refusal } from '#games/jekyll-vs-hyde/rules/refusal';
import type { Action, State } from '#games/jekyll-vs-hyde/rules/state';
import { view, type View } from '#games/jekyll-vs-hyde/rules/view';
import { enter, play, type ChartPosition } from '#games/jekyll-vs-hyde/statechart';
import { positionFor } from '#games/jekyll-vs-hyde/puzzles/puzzle-position';
import type { Puzzle as PuzzleData } from '#games/jekyll-vs-hyde/puzzles/puzzle';
import type { Try } from '#progress/schedule';
import { words } from '#said/jekyll-vs-hyde/puzzles';
import { words as table } from '#said/jekyll-vs-hyde/table';
import { siteUrl } from '#widgets/site-url.ts';
import { Controls, commandForKey, type NavCommand } from '#widgets/replay/Controls.tsx';
import { useFocusFallback } from '#widgets/use-focus-fallback.ts';
import { Events } from '#widgets/viewer/Events.tsx';
import { PlayerHand } from '#games/jekyll-vs-hyde/table/PlayerHand.tsx';
import { Refused } from '#games/jekyll-vs-hyde/table/Refusals.tsx';
import { Table } from '#games/jekyll-vs-hyde/table/Table.tsx';
import { PuzzleFeedback } from './PuzzleFeedback.tsx';
import { saveTry } from './save-try.ts';

interface PuzzleProps {
  readonly puzzle: PuzzleData;
  /** The address of the puzzle to go on with. */
  readonly next?: string | undefined;
  /** What to do when somebody has tried; without it that is kept in the browser. */
  readonly onTried?: (tried: Try) => void;
}

/** A move that was made, by its place among those of the puzzle, and how far its line is shown. */
interface Made {
  readonly index: number;
  /** The first and the last position of its line of which is told how they came about; the last is shown. */
  readonly from: number;
  readonly at: number;
  /** Whether the reader found it, or asked for it. */
  readonly asked: boolean;
}

/** A puzzle to be played: any legal move is answered as well as can be, and shown to the end of the round. */
export default function Puzzle({ puzzle, next, onTried }: PuzzleProps) {
  const { position, seat, gap, moves } = puzzle;
  const start = useMemo(() => {
    const state = positionFor(position);
    if (state === null) throw new Error(`No puzzle is called ${position}`);
    return enter(state);
  }, [position]);
  const [refusals, refuse] = useState<readonly Refusal[]>([]);
  const [made, make] = useState<Made | null>(null);
  const [tries, count] = useState(0);
  const root = useRef<HTMLDivElement>(null);
  useFocusFallback(root);

  const tried = made === null ? null : (moves[made.index] ?? null);
  const frames = useMemo(
    () => (tried === null ? [start] : linePast(start, [tried.action, ...tried.line])),
    [start, tried],
  );
  const at = made?.at ?? 0;
  const { state } = (frames[at] ?? start).context;
  const events =
    made === null ? [] : frames.slice(made.from, at + 1).flatMap(({ context }) => context.events);

  const tell = (how: Try) => {
    if (onTried === undefined) void saveTry(position, how);
    else onTried(how);
  };
  const show = (index: number, asked: boolean) => {
    const move = moves[index];
    if (move === undefined) return;
    const isRight = index === 0 && !asked;
    if (tries === 0) tell(isRight ? 'right' : 'wrong');
    else if (isRight) tell('found');
    count(tries + 1);
    refuse([]);
    make({ index, from: 1, at: isRight || asked ? 1 : untilAnswered(move.line, seat), asked });
  };
  const attempt = (action: Action) => {
    const played = play(start, action);
    if (!played.ok) refuse(played.problem);
    else
      show(
        moves.findIndex((move) => sameMove(move.action, action)),
        false,
      );
  };
  const ends: Readonly<Partial<Record<NavCommand, number>>> = {
    first: 0,
    back: at - 1,
    forward: at + 1,
    last: frames.length - 1,
  };
  const can = (way: NavCommand) => {
    const end = ends[way] ?? at;
    return end !== at && end >= 0 && end < frames.length;
  };
  const go = (way: NavCommand) => {
    const to = ends[way] ?? at;
    if (made !== null && can(way)) make({ ...made, from: to, at: to });
  };
  const kind =
    refusals.length > 0 ? 'refused' : made === null ? undefined : made.index === 0 ? 'answer' : 'mistake';
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
      <p class="task">{words.standing(puzzle.left, view(start.context.state, 'all').owned)}</p>
      <Table
        view={seen(state, start.context.state)}
        hands={
          made === null ? { [seat]: <PlayerHand state={state} seat={seat} hints attempt={attempt} /> } : {}
        }
      />
      <div class="told" role="status" tabIndex={-1} data-kind={kind}>
        <Refused refusals={refusals} />
        {made !== null && <PuzzleFeedback puzzle={puzzle} index={made.index} asked={made.asked} />}
        {at > 0 && <Events face={voice} events={events} />}
      </div>
      {made !== null && (
        <Controls can={can} go={go} words={table.replay} position={viewer.step(at + 1, frames.length)} />
      )}
      <div class="actions">
        {made?.index === 0 && next !== undefined && (
          <a class="button" data-primary href={next}>
            {words.goOn}
          </a>
        )}
        {made !== null && (
          <button
            type="button"
            class="button"
            onClick={() => {
              make(null);
            }}
          >
            {words.again}
          </button>
        )}
        {(made === null || made.index > 0) && (
          <button
            type="button"
            class="button quiet"
            onClick={() => {
              show(0, true);
            }}
          >
            {words.show}
          </button>
        )}
        <a class="button quiet" href={`${siteUrl('/jekyll-vs-hyde/sandbox/')}#${position}`}>
          {words.sandbox}
        </a>
      </div>
    </div>
  );
}

/** How many moves are made once the other side has answered. */
function untilAnswered(line: readonly Action[], seat: PuzzleData['seat']): number {
  const answer = line.findIndex((action) => 'by' in action && action.by !== seat);
  return answer < 0 ? 1 : answer + 2;
}

/** The positions that moves lead through, the first included. The engine made them, so none is refused. */
function linePast(from: ChartPosition, actions: readonly Action[]): readonly ChartPosition[] {
  const positions = [from];
  for (const action of actions) {
    const played = play(positions.at(-1) ?? from, action);
    if (!played.ok) throw new Error(`A puzzle makes an illegal move: ${JSON.stringify(played.problem)}`);
    positions.push(played.value);
  }
  return positions;
}

/** What lies in the tricks that a puzzle begins with nobody has said, so none of them is shown as the one just taken. */
function seen(state: State, start: State): View {
  const shown = view(state, 'all');
  const before = 'tricks' in start ? start.tricks.length : 0;
  return { ...shown, tricks: shown.tricks.slice(before) };
}
