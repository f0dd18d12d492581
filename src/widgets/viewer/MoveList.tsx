import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { DRAWN_COMMENT } from '#kit/bounds';
import { bounded } from '#kit/free-text';
import type { GameTypes } from '#kit/game';
import { lineThrough } from '#replays/frames';
import { firstUnfolded, foldedAt, nextUnfolded, onTheWayTo, variationsAt } from './variation-folding.ts';
import { words } from '#said/viewer';
import { punctuation } from '#said/punctuation';
import type { Face, GameFrame } from '../face.ts';
import { outline } from './outline.ts';

interface MoveListProps<T extends GameTypes> {
  readonly face: Face<T>;
  readonly frames: readonly GameFrame<T>[];
  readonly at: number;
  readonly jump: (id: number) => void;
  /** `Sections` of these frames as the page has them from the build, which the browser then need not draw. */
  readonly drawn?: ComponentChildren;
}

/** Every move with its comments and variations, by its part of the game. A move is a button that goes there. */
export function MoveList<T extends GameTypes>({ face, frames, at, jump, drawn }: MoveListProps<T>) {
  const list = useRef<HTMLDivElement>(null);
  const [asked, ask] = useState<readonly number[]>([]);
  const unfolded = useMemo(() => new Set([...firstUnfolded(frames), ...asked]), [frames, asked]);
  // Where the reader is, it is never folded.
  const way = onTheWayTo(frames, at).filter((id) => !unfolded.has(id));
  // Hundreds of moves are drawn once; a step only moves the mark.
  const moves = useMemo(
    () => drawn ?? <Sections face={face} frames={frames} unfolded={new Set([...unfolded, ...way])} />,
    [frames, drawn, unfolded, way.join()],
  );
  const current = () => list.current?.querySelector<HTMLElement>(`[data-frame="${at}"]`);
  useLayoutEffect(() => {
    const move = current();
    move?.setAttribute('aria-current', 'step');
    return () => {
      move?.removeAttribute('aria-current');
    };
  }, [at, moves]);
  // After the table has been painted: that is what the reader looks at, and the moves scrolled to have to be drawn first.
  useEffect(() => {
    keepInView(list.current, current());
  }, [at, moves]);
  return (
    <div
      class="moves"
      ref={list}
      tabIndex={0}
      role="region"
      aria-label={words.moves}
      onClick={({ target }) => {
        if (!(target instanceof Element)) return;
        const move = target.closest<HTMLElement>('[data-frame]');
        if (move) jump(Number(move.dataset.frame));
        const more = target.closest<HTMLElement>('[data-folded]');
        if (more) ask([...asked, ...nextUnfolded(frames, Number(more.dataset.folded), unfolded)]);
      }}
    >
      {moves}
    </div>
  );
}

interface SectionsProps<T extends GameTypes> {
  readonly face: Face<T>;
  readonly frames: readonly GameFrame<T>[];
  /** The variations that are drawn, by their first frames; of each move that has others, a button says how many. */
  readonly unfolded?: ReadonlySet<number>;
}

/** The moves themselves, each a button that carries the id of its frame. */
export function Sections<T extends GameTypes>({
  face,
  frames,
  unfolded = new Set(firstUnfolded(frames)),
}: SectionsProps<T>) {
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
}: MoveProps<T> & Required<SectionsProps<T>>) {
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
}: Required<SectionsProps<T>> & { readonly id: number }) {
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

/** Scrolls the list, and never the page, so far that the present move can be seen. */
function keepInView(list: HTMLElement | null, current: HTMLElement | null | undefined): void {
  if (list == null || current == null) return;
  const box = list.getBoundingClientRect();
  const move = current.getBoundingClientRect();
  const margin = box.height / 4;
  if (move.top < box.top + margin) list.scrollTop -= box.top + margin - move.top;
  else if (move.bottom > box.bottom - margin) list.scrollTop += move.bottom - (box.bottom - margin);
}
