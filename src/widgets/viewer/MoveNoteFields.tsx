import type { ComponentChildren } from 'preact';
import { MAX_COMMENT } from '#kit/input-limits';
import { comment, glyph } from '#replays/edit-moves-and-variations';
import type { Path } from '#replays/move-path';
import { pathToString } from '#replays/move-path-string';
import { GLYPHS, type Line, type Step } from '#replays/replay';
import type { SaveStatus } from '#studies/study-saver';
import { words } from '#said/variation-and-comment-panel';
import { words as viewer } from '#said/replay-viewer';
import { Portal } from '../Portal.tsx';
import { useTextLimit } from '../use-text-limit.ts';
import type { Changes } from './use-replay-edits.ts';
import type { PanelPlaces } from './panel-and-tab-types.ts';
import '../../styles/side-panel.css';

interface MoveNoteFieldsProps<Action> {
  readonly line: Line<Action>;
  readonly path: Path;
  readonly step: Step<Action>;
  readonly take: Changes<Action>['applyEdit'];
  /** Where the game as it stands is kept; null: nowhere yet. */
  readonly standing: SaveStatus | null;
}

interface PlacedNoteFieldsProps<Action> extends Omit<MoveNoteFieldsProps<Action>, 'step'> {
  /** Null before the first move: there is nothing to write beside. */
  readonly step: Step<Action> | null;
  readonly places: PanelPlaces;
  /** What else is told on the stage. */
  readonly children?: ComponentChildren;
}

/** Where the list of moves stands beside the table. */
const BESIDE = '(width >= 64rem) and (height >= 32rem)';

/**
 * What stands beside a move, to be written in the list of moves; where that lies below the table, and mostly below the window, on the
 * stage instead.
 */
export function PlacedNoteFields<Action>({
  places,
  children,
  step,
  ...fields
}: PlacedNoteFieldsProps<Action>) {
  const isBeside = places.told === null || matchMedia(BESIDE).matches;
  const notes = step !== null && <MoveNoteFields key={pathToString(fields.path)} {...fields} step={step} />;
  return (
    <>
      <Portal into={places.told}>
        {children}
        {!isBeside && notes}
      </Portal>
      {isBeside && notes && <Portal into={places.note}>{notes}</Portal>}
    </>
  );
}

/** Lower in the list than the move that they belong to, which is what was brought into sight before. */
function bringIntoSight(fields: HTMLElement | null): void {
  fields?.scrollIntoView({ block: 'nearest' });
}

/** What stands beside a move: a mark and a comment. */
function MoveNoteFields<Action>({ line, path, step, take, standing }: MoveNoteFieldsProps<Action>) {
  const bounds = useTextLimit(MAX_COMMENT);
  return (
    <div class="notes" ref={bringIntoSight}>
      {/* The sentence that says it stands out of sight of who writes, and is told there to who listens. */}
      {standing?.type === 'kept' && (
        <small class="known" aria-hidden="true">
          {words.keptBriefly}
        </small>
      )}
      <label>
        {words.glyph}{' '}
        <select
          data-upright=""
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
          onKeyDown={(event) => {
            // The keys that steer the game are free again.
            if (event.key === 'Escape' && !event.isComposing) event.currentTarget.blur();
          }}
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
