import type { Result } from '#kit/parse-result';
import type { Chronicle } from '#games/chronicle/rules/game-types';
import { readRecordText } from '#replays/record-file-format';
import type { Problem } from '#replays/replay-problem';
import type { Recording } from './record-in-progress.ts';
import { readRecord, writeRecord } from './record-json.ts';

/** Records as files. */

/** What could be read of the file of a record, and the first thing that is wrong with it. */
export interface RecordFile {
  readonly recording: Recording;
  readonly problem: Problem<Chronicle> | null;
  /** What else is wrong with how its moves are written. */
  readonly further: readonly Problem<Chronicle>[];
}

/** The record in a file; null where the file does not mean to be one. Never throws. */
export function readRecordFile(source: string | Uint8Array): Result<RecordFile, Problem<Chronicle>> | null {
  return readRecordText<Chronicle, Recording>(source, readRecord);
}

/** The record as the text of a file. */
export function recordText(recording: Recording): string {
  return `${JSON.stringify(writeRecord(recording), null, 2)}\n`;
}
