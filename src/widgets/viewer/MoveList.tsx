import type { ComponentChildren, ComponentType, TargetedKeyboardEvent } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { GameTypes } from '#kit/game';
import { words } from '#said/replay-viewer';
import type { Face, GameFrame } from '../face.ts';
import { useLazyComponent } from '../use-lazy-component.ts';
import type { MoveTreeProps } from './MoveTree.tsx';

interface MoveListProps<T extends GameTypes> {
  readonly face: Face<T>;
  readonly frames: readonly GameFrame<T>[];
  readonly at: number;
  readonly jump: (id: number) => void;
  /** Whether there are more moves, which are not to be shown. */
  readonly hides?: boolean;
  /** `MoveTree` of these frames as the page has them from the build, which the browser then need not draw. */
  readonly drawn?: ComponentChildren;
  /** Is told the place behind the present move, for what is to be written there; without it there is none. */
  readonly note?: ((place: HTMLElement | null) => void) | undefined;
}

/** What draws them is fetched where they are not as the page had them; until it is there they stay as they were. */
const loadMoves = <T extends GameTypes>(): Promise<{ readonly default: ComponentType<MoveTreeProps<T>> }> =>
  import('./MoveTree.tsx');

/** Every move with its comments and variations, by its part of the game. A move is a button that goes there. */
export function MoveList<T extends GameTypes>(props: MoveListProps<T>) {
  const { face, frames, at, jump, hides = false, drawn, note } = props;
  const list = useRef<HTMLDivElement>(null);
  /** The moves of which more variations were asked for, as often as they were. */
  const [asked, ask] = useState<readonly number[]>([]);
  const before = useRef(drawn);
  const isDrawn = drawn !== undefined && note === undefined && !hides && asked.length === 0;
  const MoveTree = useLazyComponent(!isDrawn, loadMoves<T>);
  const noted = note && { id: at, place: note };
  const moves = useMemo(
    () =>
      isDrawn ? (
        drawn
      ) : MoveTree === null ? (
        !hides && before.current
      ) : (
        <MoveTree {...{ face, frames, at, asked, noted }} />
      ),
    [frames, at, asked, isDrawn, drawn, MoveTree, noted?.id],
  );
  const stop = useMark(list, at, moves);
  return (
    <div
      class="moves"
      ref={list}
      role="region"
      aria-label={words.moves}
      onFocusIn={({ target }) => {
        if (target instanceof HTMLButtonElement) stop(target);
      }}
      onKeyDown={walk}
      onClick={({ target }) => {
        if (!(target instanceof Element)) return;
        const move = target.closest<HTMLElement>('[data-frame]');
        if (move) jump(Number(move.dataset.frame));
        const more = target.closest<HTMLElement>('[data-folded]');
        if (more) ask([...asked, Number(more.dataset.folded)]);
      }}
    >
      {moves}
    </div>
  );
}

/** Frames in which what was scrolled to gets its height, and may push the move out again. */
const FRAMES = 4;

/** Marks the present move of a list and keeps it in sight. Gives what makes a button the one that the Tab key stops at. */
function useMark(list: { readonly current: HTMLElement | null }, at: number, moves: unknown) {
  const current = () => list.current?.querySelector<HTMLElement>(`[data-frame="${at}"]`);
  const stop = useOneStop();
  useLayoutEffect(() => {
    const move = current();
    move?.setAttribute('aria-current', 'step');
    stop(move ?? list.current?.querySelector('button'));
    return () => {
      move?.removeAttribute('aria-current');
    };
  }, [at, moves]);
  // After the table has been painted: that is what the reader looks at, and the moves scrolled to have to be drawn first.
  useEffect(() => {
    let frame = 0;
    const look = (left: number) => {
      // On a phone the list lies in a box of its own.
      keepInView(list.current?.closest('.side-panel'), current());
      keepInView(list.current, current());
      if (left > 0)
        frame = requestAnimationFrame(() => {
          look(left - 1);
        });
    };
    look(FRAMES);
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [at, moves]);
  return stop;
}

/** Makes a button the one of the list that the Tab key stops at. */
function useOneStop(): (button: HTMLElement | null | undefined) => void {
  const stopped = useRef<HTMLElement | null>(null);
  return (button) => {
    if (stopped.current !== null) stopped.current.tabIndex = -1;
    if (button != null) button.tabIndex = 0;
    stopped.current = button ?? null;
  };
}

/** The keys that lead along the list from a button of it, and whither. At its ends they lead nowhere. */
function walk(event: TargetedKeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget, altKey, ctrlKey, metaKey, shiftKey } = event;
  const buttons = [...currentTarget.querySelectorAll('button')];
  const at = buttons.findIndex((button) => button === target);
  const ways: Readonly<Record<string, number>> = {
    ArrowUp: at - 1,
    ArrowDown: at + 1,
    Home: 0,
    End: buttons.length - 1,
  };
  const next = ways[key];
  if (altKey || ctrlKey || metaKey || shiftKey || at < 0 || next === undefined) return;
  event.preventDefault();
  // Home and End lead through the game elsewhere.
  event.stopPropagation();
  buttons[next]?.focus();
}

/** Scrolls what the list lies in, and never the page, so far that the present move can be seen. */
function keepInView(list: Element | null | undefined, current: HTMLElement | null | undefined): void {
  if (list == null || current == null) return;
  const box = list.getBoundingClientRect();
  const move = current.getBoundingClientRect();
  // While another tab is shown the move lies nowhere, and what is scrolled there is the reader's.
  if (move.height === 0) return;
  const margin = box.height / 4;
  list.scrollTop +=
    Math.min(0, move.top - box.top - margin) || Math.max(0, move.bottom - box.bottom + margin);
}
