import type { Result } from '#kit/parse-result';
import type { Switch } from '#games/switch/rules/game-types';
import type { Problem } from '#replays/replay-problem';
import { readRecordText } from '#replays/record-file-format';
import { readRecord, writeRecord } from './record-json.ts';
import type { Recording } from './record-in-progress.ts';

/** Records as files. */

/** What could be read of the file of a record, and the first thing that is wrong with it. */
export interface RecordFile {
  readonly recording: Recording;
  readonly problem: Problem<Switch> | null;
  /** What else is wrong with how its moves are written. */
  readonly further: readonly Problem<Switch>[];
}

/** The record in a file; null where the file does not mean to be one. Never throws. */
export function readRecordFile(source: string | Uint8Array): Result<RecordFile, Problem<Switch>> | null {
  return readRecordText<Switch, Recording>(source, readRecord);
}

/** The record as the text of a file. */
export function recordText(recording: Recording): string {
  return `${JSON.stringify(writeRecord(recording), null, 2)}\n`;
}
