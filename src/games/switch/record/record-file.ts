import type { Result } from '#kit/parse-result';
import type { Seat } from '#games/switch/rules/cards';
import type { Switch } from '#games/switch/rules/game-types';
import { GAME_ID } from '#games/switch/rules/game-id';
import type { Problem } from '#replays/replay-problem';
import { readRecordText } from '#replays/record-file-format';
import { noteAt, notesOf } from '#replays/record-notes';
import type { Line, Replay } from '#replays/replay';
import { readRecord, writeRecord } from './record-json.ts';
import { gameOf, type Recording } from './record-in-progress.ts';
import { isKnown } from './record.ts';

/** Records as files, and the replays that they come to. */

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

/** Whose record it is, where cards are not known; null where all is known. */
export function observerOf({ observer, sighted }: Recording): Seat | null {
  return observer === 'all' || isKnown(observer, sighted) ? null : observer;
}

/** The replay that a record comes to. Where `observerOf` names somebody it is to be shown to nobody else. */
export function replayOf(recording: Recording): Replay<Switch> {
  const { title, players, rulings, notes } = recording;
  return {
    game: GAME_ID,
    ...(title !== undefined && { title }),
    ...(players !== undefined && { players }),
    ...(rulings !== undefined && { rulings }),
    moves: gameOf(recording).actions.map((action, index) => ({ action, ...noteAt(notes, index + 1) })),
  };
}

/** The record with what stands beside the moves of its replay now. */
export function withNotes(recording: Recording, line: Line<object>): Recording {
  const { notes, sighted } = recording;
  return { ...recording, notes: notesOf(line, notes, sighted.length, observerOf(recording) === null) };
}
