import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_UNDO } from '#kit/input-limits';
import { amend, begin, record, redo, undo, type History } from '#replays/undo-history';

interface Line {
  readonly moves: number;
}

const LINES: readonly Line[] = Array.from({ length: 2 * MAX_UNDO }, (_, moves) => ({ moves }));

function recorded(lines: readonly Line[], from: Line = { moves: -1 }): History<Line> {
  return lines.reduce(record, begin(from));
}

function times(count: number, change: (history: History<Line>) => History<Line>, from: History<Line>) {
  return Array.from({ length: count }).reduce<History<Line>>(change, from);
}

describe('What was changed', () => {
  test('can be undone to the beginning and redone to the end, step by step', () => {
    const lines = LINES.slice(0, 20);
    const history = recorded(lines.slice(1), lines[0]);
    for (let back = 0; back < 20; back += 1) {
      const undone = times(back, undo, history);
      expect(undone.present).toBe(lines[19 - back]);
      expect(times(back, redo, undone)).toEqual(history);
    }
  });

  test('cannot be undone before the beginning, nor redone after the end', () => {
    const fresh = begin({ moves: 0 });
    expect(undo(fresh)).toBe(fresh);
    expect(redo(fresh)).toBe(fresh);
    const history = recorded(LINES.slice(0, 3));
    expect(redo(history)).toBe(history);
    const first = times(3, undo, history);
    expect(undo(first)).toBe(first);
  });

  test('to what is there already is no change, so redo still works', () => {
    const undone = undo(recorded(LINES.slice(0, 3)));
    expect(record(undone, undone.present)).toBe(undone);
  });

  test('after undoing makes redo forget', () => {
    const changed = record(undo(recorded(LINES.slice(0, 3))), { moves: 99 });
    expect(redo(changed)).toBe(changed);
    expect(undo(changed).present).toBe(LINES[1]);
  });

  test('in one go is undone in one go, and never what was there before anything was changed', () => {
    const typed = amend(amend(recorded(LINES.slice(1, 3), LINES[0]), { moves: 77 }), { moves: 78 });
    expect(typed.present).toEqual({ moves: 78 });
    expect(undo(typed).present).toBe(LINES[1]);
    expect(redo(undo(typed))).toEqual(typed);
    const first = amend(begin({ moves: 0 }), { moves: 1 });
    expect(undo(first).present).toEqual({ moves: 0 });
    const changed = amend(undo(recorded(LINES.slice(0, 3))), { moves: 99 });
    expect(redo(changed)).toBe(changed);
  });

  test('is kept up to a bound, the latest changes', () => {
    const history = recorded(LINES);
    expect(history.past).toHaveLength(MAX_UNDO);
    const oldest = times(MAX_UNDO, undo, history);
    expect(oldest.present).toBe(LINES.at(-1 - MAX_UNDO));
    expect(undo(oldest)).toBe(oldest);
  });

  test('comes back however one goes to and fro', () => {
    const ways = fc.array(fc.constantFrom('undo', 'redo', 'change'));
    fc.assert(
      fc.property(ways, (given) => {
        // What a reader would write down: a list of values and a finger on one of them.
        let notes: Line[] = [{ moves: 0 }];
        let finger = 0;
        let history = begin<Line>({ moves: 0 });
        for (const [index, way] of given.entries()) {
          if (way === 'change') {
            notes = [...notes.slice(0, finger + 1), { moves: index }];
            finger += 1;
            history = record(history, { moves: index });
          } else {
            finger = way === 'undo' ? Math.max(0, finger - 1) : Math.min(notes.length - 1, finger + 1);
            history = way === 'undo' ? undo(history) : redo(history);
          }
          expect(history.present).toEqual(notes[finger]);
        }
      }),
    );
  });
});
