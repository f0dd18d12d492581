import { MAX_UNDO } from '#kit/input-limits';
/** Undo and redo of values that are never changed in place: what was, what is, and what was undone. */
export interface History<Value extends object> {
  /** The oldest first. */
  readonly past: readonly Value[];
  readonly present: Value;
  /** What redo brings back, the next first. */
  readonly future: readonly Value[];
}

export function begin<Value extends object>(present: Value): History<Value> {
  return { past: [], present, future: [] };
}

/** A change to a new value, after which nothing can be redone. The value that is there already is no change. */
export function record<Value extends object>(history: History<Value>, value: Value): History<Value> {
  if (value === history.present) return history;
  return { past: [...history.past, history.present].slice(-MAX_UNDO), present: value, future: [] };
}

/** A change that goes on with the last one, as the next letter of a word: both are undone together. */
export function amend<Value extends object>(history: History<Value>, value: Value): History<Value> {
  return history.past.length === 0 ? record(history, value) : { ...history, present: value, future: [] };
}

/** One change back; the history itself where there is none. */
export function undo<Value extends object>(history: History<Value>): History<Value> {
  const { past, present, future } = history;
  const value = past.at(-1);
  if (value === undefined) return history;
  return { past: past.slice(0, -1), present: value, future: [present, ...future] };
}

/** One undone change made again; the history itself where there is none. */
export function redo<Value extends object>(history: History<Value>): History<Value> {
  const { past, present, future } = history;
  const [value, ...rest] = future;
  if (value === undefined) return history;
  return { past: [...past, present], present: value, future: rest };
}
