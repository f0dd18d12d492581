import type { Result } from '#kit/parse-result';
import type { Seat } from '#games/jekyll-vs-hyde/rules/cards';
import { jekyllVsHyde, type JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import { readRecord, writeRecord } from './record-json.ts';
import { tableOf, type Recording } from './record-in-progress.ts';
import { gameOf, isKnown } from './record.ts';
import type { Problem } from '#replays/replay-problem';
import { readRecordText } from '#replays/record-file-format';
import { noteAt, notesOf } from '#replays/record-notes';
import type { Line, Replay } from '#replays/replay';

/** Records as files, and the replays that they come to. */

/** What could be read of the file of a record, and the first thing that is wrong with it. */
export interface RecordFile {
  readonly recording: Recording;
  readonly problem: Problem<JekyllVsHyde> | null;
  /** What else is wrong with how its moves are written. */
  readonly further: readonly Problem<JekyllVsHyde>[];
}

/** The record in a file; null where the file does not mean to be one. Never throws. */
export function readRecordFile(
  source: string | Uint8Array,
): Result<RecordFile, Problem<JekyllVsHyde>> | null {
  return readRecordText<JekyllVsHyde, Recording>(source, readRecord);
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
export function withNotes(recording: Recording, line: Line<object>): Recording {
  const { notes, sighted } = recording;
  return { ...recording, notes: notesOf(line, notes, sighted.length, observerOf(recording) === null) };
}
