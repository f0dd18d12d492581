import type { Step } from '#replays/replay';
import { punctuation } from '#said/punctuation';
import { words } from '#said/replay-viewer';

interface MoveCommentProps {
  readonly step: Step<unknown>;
  /** What was played, by which a folded comment is told from that of another move. */
  readonly of?: string;
  /** Whether it is read only by who asks for it: it may tell how the game goes on. */
  readonly folded?: boolean;
}

/** What somebody wrote beside a move; nothing where nobody did. */
export function MoveComment({ step: { comment, glyph }, of = '', folded = false }: MoveCommentProps) {
  if (comment === undefined) return null;
  const quote = (
    <blockquote class="comment-quote" dir="auto">
      {glyph !== undefined && (
        <strong class="glyph" title={words.glyphs[glyph]}>
          <span aria-hidden="true">{glyph}</span>
          <span class="visually-hidden"> {punctuation.ended(words.glyphs[glyph])}</span>{' '}
        </strong>
      )}
      {comment}
    </blockquote>
  );
  if (!folded) return quote;
  return (
    // Another comment begins closed again.
    <details key={comment} class="folded-comment">
      <summary>{words.showComment(of)}</summary>
      {quote}
    </details>
  );
}
