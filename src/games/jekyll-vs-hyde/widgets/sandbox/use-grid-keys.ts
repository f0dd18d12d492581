import type { RefObject } from 'preact';
import { useRef } from 'preact/hooks';

const STEPS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/**
 * A table of buttons is one stop for the Tab key; arrows walk in it, Home and End to the ends of a row. The table has one
 * button in each cell, row by row; `at` is the one that is chosen.
 */
export function useGridKeys(
  at: number,
  columns: number,
  cells: number,
  choose: (cell: number) => void,
): readonly [RefObject<HTMLTableElement>, (event: KeyboardEvent) => void] {
  const grid = useRef<HTMLTableElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = destination(event.key, at, columns, cells);
    if (next === null || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    choose(next);
    grid.current?.querySelectorAll<HTMLElement>('td button')[next]?.focus();
  };
  return [grid, onKeyDown];
}

function destination(key: string, at: number, columns: number, cells: number): number | null {
  const column = at % columns;
  if (key === 'Home') return at - column;
  if (key === 'End') return at - column + columns - 1;
  const step = STEPS[key];
  if (step === undefined) return null;
  const [rows, across] = step;
  const next = at + rows * columns + across;
  const leavesRow = across !== 0 && Math.floor(next / columns) !== Math.floor(at / columns);
  return next < 0 || next >= cells || leavesRow ? at : next;
}
