import { GLYPHS, type Glyph, type Line } from './replay.ts';

/** What somebody wrote beside the moves of a record, which is kept by their numbers. */

export interface Note {
  /** The number of the move, counted from 1. */
  readonly move: number;
  readonly comment?: string;
  /** A mark for the move. Which there are, replays know. */
  readonly glyph?: string;
}

/** What stands beside the moves of a replay now; moves that were taken back are not in it, and what stands beside them stays. */
export function notesOf(line: Line<unknown>, before: readonly Note[], entered: number): readonly Note[] {
  const later = before.filter(({ move }) => move > entered);
  const notes = line.flatMap(({ comment, glyph }, index): readonly Note[] =>
    comment === undefined && glyph === undefined
      ? []
      : [
          {
            move: index + 1,
            ...(comment !== undefined && { comment }),
            ...(glyph !== undefined && { glyph }),
          },
        ],
  );
  return [...notes, ...later];
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

/** Whether a line is still that of a record: its moves and no others, whatever stands beside them. A record has no variations. */
export function isLineOfRecord<Action>(line: Line<Action>, record: Line<Action>): boolean {
  return (
    line.length === record.length &&
    line.every(
      ({ action, variations = [] }, index) => action === record[index]?.action && variations.length === 0,
    )
  );
}
