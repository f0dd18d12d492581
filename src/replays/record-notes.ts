import { GLYPHS, type Glyph, type Line } from './replay.ts';
import { lineToJson } from './write-replay.ts';

/** What somebody wrote beside the moves of a record, which is kept by their numbers. */

export interface Note {
  /** The number of the move, counted from 1. */
  readonly move: number;
  readonly comment?: string;
  /** A mark for the move. Which there are, replays know. */
  readonly glyph?: string;
  /** What else could have been played there, as in the file of a replay: each takes the place of the move. Its game reads it. */
  readonly variations?: readonly unknown[];
}

/**
 * What stands beside the moves of a replay now; moves that were taken back are not in it, and what stands beside them stays. So do the
 * variations where the replay shows none, because it is seen through the eyes of one.
 */
export function notesOf(
  line: Line<object>,
  before: readonly Note[],
  entered: number,
  hasVariations: boolean,
): readonly Note[] {
  const later = before.filter(({ move }) => move > entered);
  const notes = line.map(({ comment, glyph, variations }, index): Note => {
    const old = before.find(({ move }) => move === index + 1)?.variations;
    const now = hasVariations ? variations?.map(lineToJson) : old;
    return {
      move: index + 1,
      ...(comment !== undefined && { comment }),
      ...(glyph !== undefined && { glyph }),
      ...(now !== undefined && { variations: now }),
    };
  });
  return [...notes.filter((note) => Object.keys(note).length > 1), ...later];
}

/** What stands beside a move. A mark that is none of ours is left out. */
export function noteAt(
  notes: readonly Note[],
  move: number,
): { readonly comment?: string; readonly glyph?: Glyph } {
  const note = notes.find((one) => one.move === move);
  const glyph = GLYPHS.find((one) => one === note?.glyph);
  return {
    ...(note?.comment !== undefined && { comment: note.comment }),
    ...(glyph !== undefined && { glyph }),
  };
}

/** Whether a line is still that of a record: its moves and no others, whatever stands beside them. */
export function isLineOfRecord<Action>(line: Line<Action>, record: Line<Action>): boolean {
  return line.length === record.length && line.every(({ action }, index) => action === record[index]?.action);
}
