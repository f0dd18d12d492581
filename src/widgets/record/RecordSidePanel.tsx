import type { ComponentChildren, ComponentProps } from 'preact';
import type { GameTypes } from '#kit/game';
import { words } from '#said/game-recording';
import { gamePageUrl } from '../game-page-url.ts';
import { MoveList } from '../viewer/MoveList.tsx';
import { SaveStatusLine } from '../viewer/SaveStatusLine.tsx';
import { saveRecord } from './ExportRecord.tsx';
import type { RecordFileAdapter } from './record-file-adapter.ts';
import type { RecordKeeping } from './use-record-autosave.ts';
import { RestoreOrDropUndoneMoves } from './RestoreOrDropUndoneMoves.tsx';

interface RecordSidePanelProps<T extends GameTypes, Recording extends object> extends Pick<
  ComponentProps<typeof MoveList<T>>,
  'face' | 'frames'
> {
  readonly adapter: RecordFileAdapter<T, Recording>;
  readonly recording: Recording;
  readonly keeping: RecordKeeping<Recording>;
  /** How many moves wait that were taken back. */
  readonly waiting: number;
  readonly again: (moves?: number) => void;
  readonly drop: () => void;
  readonly finish: () => void;
  readonly backTo: (move: number) => void;
  /** What the marks on the cards mean. */
  readonly legend: string;
  /** Where it can go; false once that stands in place of the cards. Above the moves, which are many after a round. */
  readonly exporting: ComponentChildren;
  /** What follows from what was entered. */
  readonly children?: ComponentChildren;
}

/** Beside a record: what waits, the moves so far, and where it can go. */
export function RecordSidePanel<T extends GameTypes, Recording extends object>(
  props: RecordSidePanelProps<T, Recording>,
) {
  const { face, frames, adapter, recording, keeping, backTo, legend, exporting, children } = props;
  const isEntered = frames.length > 1;
  return (
    <div class="record-beside">
      {props.waiting > 0 && (
        <RestoreOrDropUndoneMoves waiting={props.waiting} again={props.again} drop={props.drop} />
      )}
      <p class="record-legend">{legend}</p>
      {children}
      {isEntered && exporting !== false && (
        <>
          <p class="record-legend">{words.endHere}</p>
          {/* What waits would not be in it. */}
          {props.waiting === 0 && (
            <button type="button" class="button quiet" onClick={props.finish}>
              {words.finished}
            </button>
          )}
          {exporting}
        </>
      )}
      {isEntered && (
        <section>
          <h2>{words.moves}</h2>
          <p class="hint">{words.correct}</p>
          <MoveList
            face={face}
            frames={frames}
            at={frames.length - 1}
            jump={(id) => {
              backTo(id - 1);
            }}
          />
        </section>
      )}
      <SaveStatusLine
        standing={keeping.standing}
        page={gamePageUrl(adapter.game, '/record/')}
        save={() => {
          saveRecord(adapter, recording);
        }}
      />
    </div>
  );
}
