import { useMemo } from 'preact/hooks';
import { DRAWN_COMMENT } from '#kit/input-limits';
import { cutOversized } from '#kit/cut-oversized-input';
import type { GameTypes } from '#kit/game';
import { lineThrough } from '#replays/replay-frames';
import { punctuation } from '#said/punctuation';
import { words } from '#said/move-tree';
import { words as viewer } from '#said/replay-viewer';
import type { Face, GameFrame } from '../face.ts';
import { outline } from './move-outline.ts';
import { foldedAt, onTheWayTo, unfoldedFor, variationsAt } from './variation-folding.ts';

export interface MoveTreeProps<T extends GameTypes> {
  readonly face: Face<T>;
  readonly frames: readonly GameFrame<T>[];
  /** Where the reader is: what leads there is never folded. */
  readonly at?: number;
  /** The moves of which more variations are to be drawn, each as often as that was asked for. */
  readonly asked?: readonly number[];
  /** The move behind which something is to be written in place of its comment, and who is told where. */
  readonly noted?: { readonly id: number; readonly place: (element: HTMLElement | null) => void } | undefined;
}

const NONE: readonly number[] = [];

/**
 * The moves themselves, each a button that carries the id of its frame; of each that has variations which are not drawn, a button says how
 * many. Hundreds of moves are drawn once: a step changes nothing here.
 */
export default function MoveTree<T extends GameTypes>({
  face,
  frames,
  at = 0,
  asked = NONE,
  noted,
}: MoveTreeProps<T>) {
  const unfolded = useMemo(() => unfoldedFor(frames, asked), [frames, asked]);
  const way = onTheWayTo(frames, at).filter((id) => !unfolded.has(id));
  return useMemo(
    () => <Sections {...{ face, frames, noted }} unfolded={new Set([...unfolded, ...way])} />,
    [frames, unfolded, way.join(), noted?.id],
  );
}

/** What all of the list is drawn by. */
interface Drawing<T extends GameTypes> extends Pick<MoveTreeProps<T>, 'face' | 'frames' | 'noted'> {
  /** The variations that are drawn, by their first frames. */
  readonly unfolded: ReadonlySet<number>;
}

function Sections<T extends GameTypes>(all: Drawing<T>) {
  const { face, frames } = all;
  return (
    <>
      {outline(face, frames, lineThrough(frames)).map(({ key, title, parts }) => (
        <section key={key}>
          <h2>{title}</h2>
          <ol>
            {parts.map(({ part, frames: moves }) => (
              <li key={part.key} class="part">
                <h3 class="part-name">
                  {part.short === undefined ? (
                    part.name
                  ) : (
                    <>
                      <span class="visually-hidden">{part.name}</span>
                      <span aria-hidden="true">{part.short}</span>
                    </>
                  )}
                </h3>
                {moves.map((frame) => (
                  <MoveWithNotes key={frame.id} {...all} frame={frame} />
                ))}
              </li>
            ))}
          </ol>
        </section>
      ))}
    </>
  );
}

interface MoveProps<T extends GameTypes> {
  readonly face: Face<T>;
  readonly frame: GameFrame<T>;
}

/** A move, what was written beside it, and the variations that replace it. */
function MoveWithNotes<T extends GameTypes>({ frame, ...all }: MoveProps<T> & Drawing<T>) {
  const { face, frames, unfolded, noted } = all;
  const folded = foldedAt(frames, frame.id, unfolded).length;
  return (
    <>
      <Move face={face} frame={frame} />
      {noted?.id === frame.id && <div class="note-place" ref={noted.place} />}
      {noted?.id !== frame.id && frame.step?.comment !== undefined && (
        <p class="comment" dir="auto">
          {beginningOf(frame.step.comment)}
        </p>
      )}
      {variationsAt(frames, frame.id)
        .filter((id) => unfolded.has(id))
        .map((id) => (
          <Variation key={id} {...all} id={id} />
        ))}
      {folded > 0 && (
        <button type="button" class="button quiet" tabIndex={-1} data-folded={frame.id}>
          {words.unfold(folded)}
        </button>
      )}
    </>
  );
}

/** A comment as far as a list shows it. */
function beginningOf(comment: string): string {
  const { text, excess } = cutOversized(comment, DRAWN_COMMENT);
  return excess === null ? text : `${text}…`;
}

function Variation<T extends GameTypes>({ id, ...all }: Drawing<T> & { readonly id: number }) {
  const { face, frames } = all;
  const line = lineThrough(frames, id).slice(frames[id]?.number);
  return (
    <div class="variation" role="group" aria-label={named(face, frames[line[0] ?? -1])}>
      {line.map((id) => {
        const frame = frames[id];
        return frame && <MoveWithNotes key={id} {...all} frame={frame} />;
      })}
    </div>
  );
}

/** A variation is called by its first move. */
function named<T extends GameTypes>(face: Face<T>, first: GameFrame<T> | undefined): string {
  const { variation } = words;
  return first?.step == null ? variation : punctuation.headed(variation, face.words.move(first.step.action));
}

function Move<T extends GameTypes>({ face: { MoveLabel, words: game }, frame }: MoveProps<T>) {
  const { step } = frame;
  if (step === null) return null;
  const { action, glyph } = step;
  const seat: T['seat'] | undefined = action.by;
  const sentence = game.move(action);
  return (
    <button type="button" class="move" tabIndex={-1} data-seat={seat} data-frame={frame.id}>
      <span class="move-face" aria-hidden="true">
        {seat !== undefined && <span class="move-seat">{game.initials[seat]}</span>}
        <MoveLabel action={action} />
        {glyph !== undefined && <span class="glyph">{glyph}</span>}
      </span>
      <span class="visually-hidden">
        {glyph === undefined ? sentence : punctuation.headed(sentence, viewer.glyphs[glyph])}
      </span>
    </button>
  );
}
