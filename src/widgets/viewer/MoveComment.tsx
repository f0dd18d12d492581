import type { Step } from '#replays/replay';
import { punctuation } from '#said/punctuation';
import { words } from '#said/replay-viewer';

/** What somebody wrote beside a move; nothing where nobody did. */
export function MoveComment({ step: { comment, glyph } }: { readonly step: Step<unknown> }) {
  if (comment === undefined) return null;
  return (
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
}
