import type { Result } from '#kit/parse-result';
import type { Seat } from '#games/chronicle/rules/cards';
import type { Chronicle } from '#games/chronicle/rules/game-types';
import { GAME_ID } from '#games/chronicle/rules/game-id';
import type { Action } from '#games/chronicle/rules/state';
import { readRecordText } from '#replays/record-file-format';
import { noteAt, notesOf } from '#replays/record-notes';
import type { Problem } from '#replays/replay-problem';
import type { Line, Replay } from '#replays/replay';
import { gameOf } from './next-record-entry.ts';
import type { Recording } from './record-in-progress.ts';
import { isAnythingHidden } from './check-seen-move.ts';
import { readRecord, writeRecord } from './record-json.ts';
import { madeUp } from './supposed-game.ts';

/** Records as files, and the replays that they come to. */

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

/** Whose record it is, where cards are not known; null where all is known. */
export function observerOf(recording: Recording): Seat | null {
  const { observer } = recording;
  if (observer === 'all') return null;
  return isAnythingHidden(gameOf(recording), observer) || recording.sighted.length === 0 ? observer : null;
}

/** The replay that a record comes to. Where `observerOf` names somebody it is to be shown to nobody else. */
export function replayOf(recording: Recording): Replay<Chronicle> {
  const { title, players, rulings, notes } = recording;
  return {
    game: GAME_ID,
    ...(title !== undefined && { title }),
    ...(players !== undefined && { players }),
    ...(rulings !== undefined && { rulings }),
    moves: gameOf(recording).actions.map((action, index) => ({ action, ...noteAt(notes, index + 1) })),
  };
}

/** The moves of its replay whose card the observer has never seen: it is made up in them, and not to be named. */
export function hiddenMoves(recording: Recording): ReadonlySet<Action> {
  const { actions } = gameOf(recording);
  const rounds = recording.sighted.flatMap(({ game: { round } }, index) =>
    round !== null && (recording.sighted[index + 1]?.game.round?.first ?? Infinity) !== round.first
      ? [round]
      : [],
  );
  return new Set(rounds.flatMap((round) => madeUp({ actions, round })));
}

/** The record with what stands beside the moves of its replay now. */
export function withNotes(recording: Recording, line: Line<object>): Recording {
  const { notes, sighted } = recording;
  return { ...recording, notes: notesOf(line, notes, sighted.length, observerOf(recording) === null) };
}
