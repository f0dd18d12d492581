import { bad, good, type Result } from '#kit/parse-result';
import type { Seat } from '#games/jekyll-vs-hyde/rules/cards';
import { jekyllVsHyde, type JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import { isRecord, readRecord, writeRecord } from './read-record.ts';
import { tableOf, type Note, type Recording } from './next-record-entry.ts';
import { gameOf, isKnown } from './record.ts';
import { repeatedKey } from '#kit/validate-object';
import type { Problem } from '#replays/replay-problem';
import { parseFile } from '#replays/read-replay';
import { GLYPHS, type Line, type Replay } from '#replays/replay';

/** Records as files, and the replays that they come to. */

/** What could be read of the file of a record, and the first thing that is wrong with it. */
export interface RecordFile {
  readonly recording: Recording;
  readonly problem: Problem<JekyllVsHyde> | null;
}

/** The record in a file; null where the file does not mean to be one. Never throws. */
export function readRecordFile(
  source: string | Uint8Array,
): Result<RecordFile, Problem<JekyllVsHyde>> | null {
  const parsed = parseFile(source);
  if (!parsed.ok || !isRecord(parsed.value.json)) return null;
  const { json, repeated } = parsed.value;
  const [twice] = repeated;
  if (twice !== undefined) return bad({ move: null, variation: [], fault: repeatedKey(twice) });
  const reading = readRecord(json);
  if (!reading.ok) return bad({ variation: [], ...reading.problem });
  const { recording, problem } = reading.value;
  return good({ recording, problem: problem && { variation: [], ...problem } });
}

/** The record as the text of a file. */
export function recordText(recording: Recording): string {
  return `${JSON.stringify(writeRecord(recording), null, 2)}\n`;
}

/** Whose record it is, where cards of the other hand are not known; null where all is known. */
export function observerOf(recording: Recording): Seat | null {
  const { observer } = recording;
  return observer === 'all' || isKnown(observer, tableOf(recording)) ? null : observer;
}

/** The replay that a record comes to. Where `observerOf` names somebody it is to be shown to nobody else. */
export function replayOf({
  observer,
  title,
  players,
  rulings,
  sighted,
  notes,
}: Recording): Replay<JekyllVsHyde> {
  return {
    game: jekyllVsHyde.id,
    ...(title !== undefined && { title }),
    ...(players !== undefined && { players }),
    ...(rulings !== undefined && { rulings }),
    moves: gameOf(observer, sighted).map((action, index) => ({ action, ...noteAt(notes, index + 1) })),
  };
}

/** The record with what stands beside the moves of its replay now. */
export function withNotes(recording: Recording, line: Line<unknown>): Recording {
  const { sighted } = recording;
  // Moves that were taken back are not in the replay: what stands beside them stays.
  const later = recording.notes.filter(({ move }) => move > sighted.length);
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
  return { ...recording, notes: [...notes, ...later] };
}

/** What stands beside a move. A mark that is none of ours is left out. */
function noteAt(notes: readonly Note[], move: number) {
  const note = notes.find((one) => one.move === move);
  const glyph = GLYPHS.find((one) => one === note?.glyph);
  return {
    ...(note?.comment !== undefined && { comment: note.comment }),
    ...(glyph !== undefined && { glyph }),
  };
}
