import type { Puzzle } from '#games/jekyll-vs-hyde/puzzles/puzzle';
import { punctuation } from '#said/punctuation';
import { words } from '#said/jekyll-vs-hyde/puzzles';

interface PuzzleFeedbackProps {
  readonly puzzle: Puzzle;
  /** Which of the puzzle's moves was made. */
  readonly index: number;
  /** Whether the reader asked for it. */
  readonly asked: boolean;
}

/** What is said of a move: whether it is the one, and why. */
export function PuzzleFeedback({ puzzle, index, asked }: PuzzleFeedbackProps) {
  const { seat, gap, moves, missedBy, themes } = puzzle;
  const move = moves[index];
  if (move === undefined) return null;
  if (index > 0) {
    const reply = move.line.find((action) => 'by' in action && action.by !== seat) ?? null;
    return (
      <p>
        <strong>{words.wrong}</strong>
        {punctuation.afterSentence}
        {words.told.wrong(seat, reply, move.gap, gap)}
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
