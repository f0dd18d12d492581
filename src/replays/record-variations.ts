import type { GameTypes } from '#kit/game';
import type { Machine, Standing } from '#kit/game-machine';
import { readOpened, type OpenedFile } from './read-replay.ts';
import type { Note } from './record-notes.ts';
import type { Problem } from './replay-problem.ts';
import { VERSION, type Replay } from './replay.ts';
import { lineToJson, toJson } from './write-replay.ts';

/** A replay of a record, and what is wrong with the variations that stand beside its moves. */
export interface ReplayWithVariations<T extends GameTypes> {
  readonly replay: Replay<T>;
  readonly problems: readonly Problem<T>[];
}

/**
 * The replay of a record with the variations that stand beside its moves, as far as they can be played there; and what is wrong with the
 * others, as where the moves before them were corrected.
 */
export function withVariations<T extends GameTypes>(
  replay: Replay<T>,
  notes: readonly Note[],
  machine: Machine<T, Standing<T>>,
): ReplayWithVariations<T> {
  if (!notes.some(({ variations }) => variations !== undefined)) return { replay, problems: [] };
  const moves = lineToJson(replay.moves).map((move, index) => {
    const variations = notes.find((note) => note.move === index + 1)?.variations;
    return variations === undefined ? move : { ...move, variations };
  });
  const { game } = replay;
  const file: OpenedFile['file'] = { ...toJson(replay), game, version: VERSION, moves };
  const read = readOpened({ game, file, repeated: new Map() }, machine);
  return read.ok ? read.value : { replay, problems: [read.problem] };
}
