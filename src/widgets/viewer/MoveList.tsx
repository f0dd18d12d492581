import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { GameTypes } from '#kit/game';
import { firstUnfolded, nextUnfolded, onTheWayTo } from './variation-folding.ts';
import { words } from '#said/viewer';
import type { Face, GameFrame } from '../face.ts';
import { useLazyComponent } from '../use-lazy-component.ts';
import type { MovesProps } from './Moves.tsx';

interface MoveListProps<T extends GameTypes> {
  readonly face: Face<T>;
  readonly frames: readonly GameFrame<T>[];
  readonly at: number;
  readonly jump: (id: number) => void;
  /** `Moves` of these frames as the page has them from the build, which the browser then need not draw. */
  readonly drawn?: ComponentChildren;
}

/** What draws them is fetched where they are not as the page had them; until it is there they stay as they were. */
const loadMoves = <T extends GameTypes>(): Promise<{ readonly default: ComponentType<MovesProps<T>> }> =>
  import('./Moves.tsx');

/** Every move with its comments and variations, by its part of the game. A move is a button that goes there. */
export function MoveList<T extends GameTypes>({ face, frames, at, jump, drawn }: MoveListProps<T>) {
  const list = useRef<HTMLDivElement>(null);
  const [asked, ask] = useState<readonly number[]>([]);
  const unfolded = useMemo(() => new Set([...firstUnfolded(frames), ...asked]), [frames, asked]);
  // Where the reader is, it is never folded.
  const way = onTheWayTo(frames, at).filter((id) => !unfolded.has(id));
  const before = useRef(drawn);
  const Moves = useLazyComponent(drawn === undefined, loadMoves<T>);
  // Hundreds of moves are drawn once; a step only moves the mark.
  const moves = useMemo(
    () =>
      drawn ??
      (Moves === null ? (
        before.current
      ) : (
        <Moves face={face} frames={frames} unfolded={new Set([...unfolded, ...way])} />
      )),
    [frames, drawn, unfolded, way.join(), Moves],
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
    keepInView(list.current?.closest('.side-panel'), current());
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

/** Scrolls what the list lies in, and never the page, so far that the present move can be seen. */
function keepInView(list: Element | null | undefined, current: HTMLElement | null | undefined): void {
  if (list == null || current == null) return;
  const box = list.getBoundingClientRect();
  const move = current.getBoundingClientRect();
  const margin = box.height / 4;
  if (move.top < box.top + margin) list.scrollTop -= box.top + margin - move.top;
  else if (move.bottom > box.bottom - margin) list.scrollTop += move.bottom - (box.bottom - margin);
}
