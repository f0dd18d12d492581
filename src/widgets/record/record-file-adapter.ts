import type { GameTypes } from '#kit/game';
import type { Result } from '#kit/parse-result';
import type { Problem } from '#replays/replay-problem';
import type { GameFaults } from '#words/replay-problems';

/** What could be read of the file of a record, and the first thing that is wrong with it. */
export interface ReadRecord<T extends GameTypes, Recording extends object> {
  readonly recording: Recording;
  readonly problem: Problem<T> | null;
}

/** How a game reads and writes a record of a game at a real table, and turns a complete one into a replay. */
export interface RecordFileAdapter<T extends GameTypes, Recording extends object> {
  readonly game: string;
  /** What is wrong with a move. */
  readonly faults: GameFaults<T>;
  /** The record in a file; null where the file does not mean to be one. Never throws. */
  readonly read: (source: string | Uint8Array) => Result<ReadRecord<T, Recording>, Problem<T>> | null;
  readonly titleOf: (recording: Recording) => string | undefined;
  /** How many moves are entered. */
  readonly lengthOf: (recording: Recording) => number;
  /** The record as the text of a file. */
  readonly textOf: (recording: Recording) => string;
  /** The game where all of it is known, as a file and as text for a link; null where it is to be shown to nobody but who saw it. */
  readonly gameOf: (
    recording: Recording,
  ) => { readonly file: () => string; readonly text: () => string } | null;
  /** Whether the text of a game or a record can be read again whole. */
  readonly isGameTextReadable: (text: string) => boolean;
}
