import { useEffect, useRef } from 'preact/hooks';
import { lineThrough } from '#replays/frames';
import { say } from '#words/sentences';
import { english } from '#words/en/table';
import { english as game } from '#words/en/jekyll-vs-hyde';
import { MoveLabel } from './MoveLabel.tsx';
import { outline, type Heading, type ReplayFrame } from './outline.ts';

interface MoveListProps {
  readonly frames: readonly ReplayFrame[];
  readonly at: number;
  readonly jump: (id: number) => void;
}

/** Every move with its comments and variations, by round and trick. A move is a button that goes there. */
export function MoveList({ frames, at, jump }: MoveListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    keepInView(list.current);
  }, [at]);
  const { replay } = english;
  return (
    <div class="moves" ref={list} tabIndex={0} role="region" aria-label={replay.moves}>
      {outline(frames, lineThrough(frames)).map(({ round, game, parts }) => (
        <section key={`${game}.${round}`}>
          <h2>{replay.round(round)}</h2>
          <ol>
            {parts.map(({ heading, frames: moves }) => (
              <li key={nameOf(heading)} class="part">
                <span class="part-name">
                  {heading.part === 'trick' ? (
                    <>
                      <span class="visually-hidden">{nameOf(heading)}</span>
                      <span aria-hidden="true">{heading.trick}</span>
                    </>
                  ) : (
                    nameOf(heading)
                  )}
                </span>
                {moves.map((frame) => (
                  <MoveWithNotes key={frame.id} frame={frame} frames={frames} at={at} jump={jump} />
                ))}
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

function nameOf(heading: Heading): string {
  const { replay } = english;
  return heading.part === 'trick' ? replay.trick(heading.trick) : replay[heading.part];
}

interface MoveProps extends MoveListProps {
  readonly frame: ReplayFrame;
}

/** A move, what was written beside it, and the variations that replace it. */
function MoveWithNotes({ frame, frames, at, jump }: MoveProps) {
  const [own, ...others] = frame.previous === null ? [] : (frames[frame.previous]?.next ?? []);
  // Variations stand after the move of their own line, not after each other.
  const variations = own === frame.id ? others : [];
  return (
    <>
      <Move frame={frame} frames={frames} at={at} jump={jump} />
      {frame.step?.comment !== undefined && <p class="comment">{frame.step.comment}</p>}
      {variations.map((id) => (
        <Variation key={id} id={id} frames={frames} at={at} jump={jump} />
      ))}
    </>
  );
}

function Variation({ id, frames, at, jump }: MoveListProps & { readonly id: number }) {
  const line = lineThrough(frames, id).slice(frames[id]?.number);
  return (
    <div class="variation" role="group" aria-label={english.replay.variation}>
      {line.map((id) => {
        const frame = frames[id];
        return frame && <MoveWithNotes key={id} frame={frame} frames={frames} at={at} jump={jump} />;
      })}
    </div>
  );
}

function Move({ frame, at, jump }: MoveProps) {
  const { step } = frame;
  if (step === null) return null;
  const { action, glyph } = step;
  const seat = 'by' in action ? action.by : null;
  const sentence = say(english.moves, action);
  return (
    <button
      type="button"
      class="move"
      data-seat={seat ?? undefined}
      aria-current={frame.id === at ? 'step' : undefined}
      onClick={() => {
        jump(frame.id);
      }}
    >
      <span class="move-face" aria-hidden="true">
        {seat !== null && <span class="move-seat">{game.seats[seat].slice(0, 1)}</span>}
        <MoveLabel action={action} />
        {glyph !== undefined && <span class="glyph">{glyph}</span>}
      </span>
      <span class="visually-hidden">
        {glyph === undefined ? sentence : `${sentence}: ${english.replay.glyphs[glyph]}`}
      </span>
    </button>
  );
}

/** Scrolls the list, and never the page, so far that the present move can be seen. */
function keepInView(list: HTMLElement | null): void {
  const current = list?.querySelector<HTMLElement>('[aria-current]');
  if (list == null || current == null) return;
  const box = list.getBoundingClientRect();
  const move = current.getBoundingClientRect();
  const margin = box.height / 4;
  if (move.top < box.top + margin) list.scrollTop -= box.top + margin - move.top;
  else if (move.bottom > box.bottom - margin) list.scrollTop += move.bottom - (box.bottom - margin);
}
