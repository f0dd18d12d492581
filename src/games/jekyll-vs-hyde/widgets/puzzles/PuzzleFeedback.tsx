import type { ComponentChildren } from 'preact';
import { explainCost } from '#games/jekyll-vs-hyde/analysis/cost-explanation';
import type { Continuations } from '#games/jekyll-vs-hyde/analysis/played-and-better-continuations';
import type { Puzzle, Tried } from '#games/jekyll-vs-hyde/puzzles/work-out-puzzle';
import { findTrickWhereGapLost } from '#games/jekyll-vs-hyde/puzzles/find-trick-where-gap-lost';
import type { State } from '#games/jekyll-vs-hyde/rules/state';
import { Refused } from '#games/jekyll-vs-hyde/table/Refusals.tsx';
import { voice } from '#games/jekyll-vs-hyde/move-and-event-texts.tsx';
import { punctuation } from '#said/punctuation';
import { words as cost } from '#said/jekyll-vs-hyde/cost-explanation';
import { words } from '#said/jekyll-vs-hyde/puzzles';
import { AnnouncedMessage } from '#widgets/AnnouncedMessage.tsx';
import { EventSentences } from '#widgets/EventSentences.tsx';
import { Reason } from '../worth/MoveCostReasons.tsx';
import type { usePuzzle } from './use-puzzle.ts';

type Played = ReturnType<typeof usePuzzle>;

interface PuzzleFeedbackProps {
  readonly puzzle: Puzzle;
  /** What is told before a move is made. */
  readonly children: ComponentChildren;
  readonly played: Pick<Played, 'start' | 'frames' | 'made' | 'refusals'>;
}

/** What is said of the last attempt: why it was refused, or whether it is the one, and what came of it. */
export function PuzzleFeedback({ puzzle, played, children }: PuzzleFeedbackProps) {
  const { start, frames, made, refusals } = played;
  return (
    <AnnouncedMessage occasion={refusals.length > 0 ? refusals : (made?.index ?? null)} kind={kindOf(played)}>
      <Refused refusals={refusals} />
      {made === null && children}
      {made !== null && (
        <Verdict puzzle={puzzle} index={made.index} asked={made.asked} from={start.context.state} />
      )}
      {made !== null && made.at > 0 && (
        <EventSentences
          face={voice}
          events={frames.slice(made.from, made.at + 1).flatMap(({ context }) => context.events)}
        />
      )}
    </AnnouncedMessage>
  );
}

/** How what is said is marked: what was shown to who asked is neither right nor wrong. */
function kindOf({ made, refusals }: Pick<Played, 'made' | 'refusals'>): string | undefined {
  if (refusals.length > 0) return 'refused';
  if (made === null) return undefined;
  if (made.asked) return 'shown';
  return made.index === 0 ? 'answer' : 'mistake';
}

interface VerdictProps {
  readonly puzzle: Puzzle;
  /** Which of the puzzle's moves was made. */
  readonly index: number;
  /** Whether the reader asked for it. */
  readonly asked: boolean;
  /** The position of the puzzle. */
  readonly from: State;
}

/** Whether a move is the one, and why: of the right one what it is about, and its proof for who unfolds it. */
function Verdict({ puzzle, index, asked, from }: VerdictProps) {
  const { seat, gap, moves, missedBy, themes } = puzzle;
  const move = moves[index];
  if (move === undefined) return null;
  if (index > 0) {
    const [follows] = explainCost(continuationsOf(puzzle, move, from));
    return (
      <p>
        <strong>{words.wrong}</strong>
        {punctuation.afterSentence}
        {follows !== undefined && <Reason claim={follows} />}
        {punctuation.afterSentence}
        <Breaks {...{ puzzle, move, from }} />
        {words.told.wrong(move.gap, gap)}
      </p>
    );
  }
  const [, obvious, ...others] = moves;
  const gaps = [obvious, ...others].map((other) => other.gap);
  const second = seat === 'hyde' ? Math.max(...gaps) : Math.min(...gaps);
  const [theme] = themes;
  const reason = explainCost(continuationsOf(puzzle, obvious, from)).at(-1);
  const proof = words.told.right(seat, gap, second);
  return (
    <>
      <p>
        <strong>{asked ? words.told.shown(move.action) : words.right}</strong>
        {punctuation.afterSentence}
        {theme === undefined ? proof : <Theme theme={theme} />}
      </p>
      <details>
        <summary>{cost.title}</summary>
        {theme !== undefined && <p>{proof}</p>}
        <p>
          {words.told.obvious(missedBy[0], obvious.action, obvious.gap)}
          {punctuation.afterSentence}
          <Breaks {...{ puzzle, from }} move={obvious} />
          {reason !== undefined && <Reason claim={reason} />}
        </p>
        <p>{words.told.playOut}</p>
      </details>
    </>
  );
}

interface BreaksProps {
  readonly puzzle: Puzzle;
  readonly move: Tried;
  readonly from: State;
}

/** The trick at which a move other than the best one fails, where its line is played out. */
function Breaks({ puzzle: { seat, gap }, move, from }: BreaksProps) {
  const breaking = findTrickWhereGapLost(from, move, seat, gap);
  return (
    breaking !== null && (
      <>
        {words.told.breaks(breaking, gap)}
        {punctuation.afterSentence}
      </>
    )
  );
}

/** The one thing that a puzzle is about. */
function Theme({ theme }: { readonly theme: Puzzle['themes'][number] }) {
  const { name, text } = words.themes[theme];
  return (
    <>
      <em>{punctuation.runIn(name)}</em>
      {text}
    </>
  );
}

/** What follows another move of a puzzle, and what follows the best one. Its gaps hang on no exchange. */
function continuationsOf({ moves: [best] }: Puzzle, played: Tried, from: State): Continuations {
  return { from, played, better: best, first: null };
}
