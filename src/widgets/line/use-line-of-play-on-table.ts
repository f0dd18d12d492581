import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import type { GameTypes } from '#kit/game';
import type { Standing } from '#kit/game-machine';
import type { Change, Face } from '../face.ts';
import { isCoveredByDialog } from '../is-covered-by-dialog.ts';
import { commandForKey } from '../replay/ReplayControls.tsx';
import {
  unbranchedLineNavigation,
  type UnbranchedLineNavigation,
} from '../replay/unbranched-line-navigation.ts';

/** Moves from one position on, under a name. */
export interface NamedLine<T extends GameTypes> {
  readonly name: string;
  readonly moves: readonly T['action'][];
}

export interface LineOfPlayOnTable<T extends GameTypes> extends UnbranchedLineNavigation {
  /** Which of the lines it is, and after how many of its moves. */
  readonly line: number;
  readonly at: number;
  readonly positions: readonly Standing<T>[];
  readonly change: Change<T>;
  /** Goes over to another line, after its first move. */
  readonly choose: (line: number) => void;
}

/**
 * Lines from one position on, stepped through by buttons, and by keys for as long as this is there: these no longer step what
 * stood on the table before. Opens the first line after `at` of its moves.
 */
export function useLineOfPlayOnTable<T extends GameTypes>(
  { machine }: Pick<Face<T>, 'machine'>,
  start: Standing<T>,
  lines: readonly NamedLine<T>[],
  opened: number,
  leave: () => void,
): LineOfPlayOnTable<T> {
  const [{ line, at }, set] = useState({ line: 0, at: opened });
  const moves = lines[line]?.moves;
  const positions = useMemo(() => {
    const reached = [start];
    for (const move of moves ?? []) {
      const played = machine.play(reached.at(-1) ?? start, move);
      if (!played.ok) throw new Error('A line makes an illegal move');
      reached.push(played.value);
    }
    return reached;
  }, [start, moves]);
  const steps = unbranchedLineNavigation(at, 0, positions.length - 1, (to) => {
    set({ line, at: to });
  });
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const way = commandForKey(event);
      if (way === undefined && (event.key !== 'Escape' || isCoveredByDialog())) return;
      event.preventDefault();
      event.stopPropagation();
      if (way === undefined) leave();
      else steps.go(way);
    };
    document.addEventListener('keydown', onKey, true);
    return () => {
      document.removeEventListener('keydown', onKey, true);
    };
  });
  return {
    ...steps,
    line,
    at,
    positions,
    change: { from: positions[at - 1], to: positions[at] ?? start },
    choose: (other) => {
      set({ line: other, at: 1 });
    },
  };
}

/** Tells a table what of a line to show, whenever that changes, and that nothing of it is shown once this is gone. */
export function useShowing<T extends GameTypes>(
  change: Change<T>,
  show: (change: Change<T> | null) => void,
): void {
  useEffect(() => {
    show(change);
  }, [change.to]);
  useEffect(
    () => () => {
      show(null);
    },
    [],
  );
}
