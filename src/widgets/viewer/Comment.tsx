import type { Step } from '#replays/replay';
import { words } from '#said/viewer';

/** What somebody wrote beside a move; nothing where nobody did. */
export function Comment({ step: { comment, glyph } }: { readonly step: Step<unknown> }) {
  if (comment === undefined) return null;
  return (
    <blockquote class="comment-quote" dir="auto">
      {glyph !== undefined && (
        <strong class="glyph" title={words.glyphs[glyph]}>
          {glyph}{' '}
        </strong>
      )}
      {comment}
    </blockquote>
  );
}
