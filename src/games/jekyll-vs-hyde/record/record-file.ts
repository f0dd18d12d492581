import type { Result } from '#kit/parse-result';
import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import { readRecord, writeRecord } from './record-json.ts';
import type { Recording } from './record-in-progress.ts';
import type { Problem } from '#replays/replay-problem';
import { readRecordText } from '#replays/record-file-format';

/** Records as files. */

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
