import { DRAWN_COMMENT } from '#kit/bounds';
import { bounded } from '#kit/free-text';
import type { GameTypes } from '#kit/game';
import { lineThrough } from '#replays/frames';
import { punctuation } from '#said/punctuation';
import { words } from '#said/viewer';
import type { Face, GameFrame } from '../face.ts';
import { outline } from './outline.ts';
import { firstUnfolded, foldedAt, variationsAt } from './variation-folding.ts';

export interface MovesProps<T extends GameTypes> {
  readonly face: Face<T>;
  readonly frames: readonly GameFrame<T>[];
  /** The variations that are drawn, by their first frames; of each move that has others, a button says how many. */
  readonly unfolded?: ReadonlySet<number>;
}

/** The moves themselves, each a button that carries the id of its frame. */
export default function Moves<T extends GameTypes>({
  face,
  frames,
  unfolded = new Set(firstUnfolded(frames)),
}: MovesProps<T>) {
  return (
    <>
      {outline(face, frames, lineThrough(frames)).map(({ key, title, parts }) => (
        <section key={key}>
          <h2>{title}</h2>
          <ol>
            {parts.map(({ part, frames: moves }) => (
              <li key={part.key} class="part">
                <span class="part-name">
                  {part.short === undefined ? (
                    part.name
                  ) : (
                    <>
                      <span class="visually-hidden">{part.name}</span>
                      <span aria-hidden="true">{part.short}</span>
                    </>
                  )}
                </span>
                {moves.map((frame) => (
                  <MoveWithNotes
                    key={frame.id}
                    face={face}
                    frame={frame}
                    frames={frames}
                    unfolded={unfolded}
                  />
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
function MoveWithNotes<T extends GameTypes>({
  face,
  frame,
  frames,
  unfolded,
}: MoveProps<T> & Required<MovesProps<T>>) {
  const folded = foldedAt(frames, frame.id, unfolded).length;
  return (
    <>
      <Move face={face} frame={frame} />
      {frame.step?.comment !== undefined && (
        <p class="comment" dir="auto">
          {beginningOf(frame.step.comment)}
        </p>
      )}
      {variationsAt(frames, frame.id)
        .filter((id) => unfolded.has(id))
        .map((id) => (
          <Variation key={id} id={id} face={face} frames={frames} unfolded={unfolded} />
        ))}
      {folded > 0 && (
        <button type="button" class="button quiet" data-folded={frame.id}>
          {words.unfold(folded)}
        </button>
      )}
    </>
  );
}

/** A comment as far as a list shows it. */
function beginningOf(comment: string): string {
  const { text, excess } = bounded(comment, DRAWN_COMMENT);
  return excess === null ? text : `${text}…`;
}

function Variation<T extends GameTypes>({
  id,
  face,
  frames,
  unfolded,
}: Required<MovesProps<T>> & { readonly id: number }) {
  const line = lineThrough(frames, id).slice(frames[id]?.number);
  return (
    <div class="variation" role="group" aria-label={words.variation}>
      {line.map((id) => {
        const frame = frames[id];
        return (
          frame && <MoveWithNotes key={id} face={face} frame={frame} frames={frames} unfolded={unfolded} />
        );
      })}
    </div>
  );
}

function Move<T extends GameTypes>({ face: { MoveLabel, words: game }, frame }: MoveProps<T>) {
  const { step } = frame;
  if (step === null) return null;
  const { action, glyph } = step;
  const seat: T['seat'] | undefined = action.by;
  const sentence = game.move(action);
  return (
    <button type="button" class="move" data-seat={seat} data-frame={frame.id}>
      <span class="move-face" aria-hidden="true">
        {seat !== undefined && <span class="move-seat">{game.seats[seat].slice(0, 1)}</span>}
        <MoveLabel action={action} />
        {glyph !== undefined && <span class="glyph">{glyph}</span>}
      </span>
      <span class="visually-hidden">
        {glyph === undefined ? sentence : punctuation.headed(sentence, words.glyphs[glyph])}
      </span>
    </button>
  );
}
