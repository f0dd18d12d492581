import { MAX_COMMENT } from '#kit/input-limits';
import { comment, glyph } from '#replays/edit-moves-and-variations';
import type { Path } from '#replays/move-path';
import { GLYPHS, type Line, type Step } from '#replays/replay';
import { words } from '#said/variation-and-comment-panel';
import { words as viewer } from '#said/replay-viewer';
import { useTextLimit } from '../use-text-limit.ts';
import type { Changes } from './use-replay-edits.ts';
import '../../styles/side-panel.css';

interface MoveNoteFieldsProps<Action> {
  readonly line: Line<Action>;
  readonly path: Path;
  readonly step: Step<Action>;
  readonly take: Changes<Action>['applyEdit'];
}

/** What stands beside a move: a mark and a comment. */
export function MoveNoteFields<Action>({ line, path, step, take }: MoveNoteFieldsProps<Action>) {
  const bounds = useTextLimit(MAX_COMMENT);
  return (
    <div class="notes">
      <label>
        {words.glyph}{' '}
        <select
          onChange={({ currentTarget }) => {
            take(glyph(line, path, GLYPHS.find((mark) => mark === currentTarget.value) ?? null));
          }}
        >
          <option value="">{words.noGlyph}</option>
          {GLYPHS.map((mark) => (
            <option key={mark} value={mark} selected={mark === step.glyph}>
              {mark} {viewer.glyphs[mark]}
            </option>
          ))}
        </select>
      </label>
      <label>
        {words.comment}
        <textarea
          rows={3}
          dir="auto"
          value={step.comment ?? ''}
          onBeforeInput={bounds.onBeforeInput}
          onInput={({ currentTarget }) => {
            const text = currentTarget.value.toWellFormed();
            if (bounds.allows(text)) take(comment(line, path, text), true);
          }}
        />
      </label>
      <p role="status" class={bounds.sentence === null ? undefined : 'warning'}>
        {bounds.sentence}
      </p>
    </div>
  );
}
