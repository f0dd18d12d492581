import type { Puzzle } from '#games/jekyll-vs-hyde/puzzles/puzzle';
import { replyTo } from '#games/jekyll-vs-hyde/puzzles/opponent-reply';
import type { Seat } from '#games/jekyll-vs-hyde/rules/cards';
import { Refused } from '#games/jekyll-vs-hyde/table/Refusals.tsx';
import { voice } from '#games/jekyll-vs-hyde/face-without-pictures.tsx';
import { punctuation } from '#said/punctuation';
import { words } from '#said/jekyll-vs-hyde/puzzles';
import { Announcement } from '#widgets/Announcement.tsx';
import { EventSentences } from '#widgets/viewer/EventSentences.tsx';
import type { usePuzzle } from './use-puzzle.ts';

type Played = ReturnType<typeof usePuzzle>;

interface PuzzleFeedbackProps {
  readonly puzzle: Puzzle;
  readonly played: Pick<Played, 'frames' | 'made' | 'refusals'>;
}

/** What is said of the last attempt: why it was refused, or whether it is the one, and what came of it. */
export function PuzzleFeedback({ puzzle, played: { frames, made, refusals } }: PuzzleFeedbackProps) {
  const kind =
    refusals.length > 0 ? 'refused' : made === null ? undefined : made.index === 0 ? 'answer' : 'mistake';
  return (
    <Announcement occasion={refusals.length > 0 ? refusals : (made?.index ?? null)} kind={kind}>
      <Refused refusals={refusals} />
      {made !== null && <Verdict puzzle={puzzle} index={made.index} asked={made.asked} frames={frames} />}
      {made !== null && made.at > 0 && (
        <EventSentences
          face={voice}
          events={frames.slice(made.from, made.at + 1).flatMap(({ context }) => context.events)}
        />
      )}
    </Announcement>
  );
}

interface VerdictProps {
  readonly puzzle: Puzzle;
  /** Which of the puzzle's moves was made. */
  readonly index: number;
  /** Whether the reader asked for it. */
  readonly asked: boolean;
  /** The positions that it leads through. */
  readonly frames: Played['frames'];
}

/** Whether a move is the one, and why. */
function Verdict({ puzzle, index, asked, frames }: VerdictProps) {
  const { seat, gap, moves, missedBy, themes } = puzzle;
  const move = moves[index];
  if (move === undefined) return null;
  if (index > 0) {
    const reply = replyTo(move);
    return (
      <p>
        <strong>{words.wrong}</strong>
        {punctuation.afterSentence}
        {words.told.wrong(reply, takerIn(frames.slice(1, reply === null ? 2 : 3)), move.gap, gap)}
      </p>
    );
  }
  const [, obvious, ...others] = moves;
  const gaps = [obvious, ...others].map((other) => other.gap);
  const second = seat === 'hyde' ? Math.max(...gaps) : Math.min(...gaps);
  const [theme] = themes;
  return (
    <>
      <p>
        <strong>{asked ? words.told.shown(move.action) : words.right}</strong>
        {punctuation.afterSentence}
        {words.told.right(seat, gap, second)}
      </p>
      <p>
        {theme !== undefined && (
          <>
            <em>{punctuation.runIn(words.themes[theme].name)}</em>
            {words.themes[theme].text}
            {punctuation.afterSentence}
          </>
        )}
        {words.told.obvious(missedBy[0], obvious.action, obvious.gap)}
        {punctuation.afterSentence}
        {words.told.playOut}
      </p>
    </>
  );
}

/** Who takes the trick that ends within some positions, if one does. */
function takerIn(frames: Played['frames']): Seat | null {
  const events = frames.flatMap(({ context }) => context.events);
  return events.find((event) => event.type === 'awarded')?.by ?? null;
}
