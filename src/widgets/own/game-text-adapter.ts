import type { GameTypes } from '#kit/game';
import type { Machine, Standing } from '#kit/game-machine';
import type { Notation } from '#kit/notation-interface';
import type { Result } from '#kit/parse-result';
import type { Problem } from '#replays/replay-problem';
import { readReplay } from '#replays/read-replay';
import type { Replay } from '#replays/replay';
import type { GameFaults } from '#words/replay-problems';
import type { SentencePerType } from '#words/sentence-per-type';

/**
 * How games are written, and read where somebody brings them: as JSON, as text, in a link. With it a game can be pasted, kept,
 * shared and embedded. `Extra` is what only this game reads besides: another kind of file that comes to a game.
 */
export interface Writing<
  T extends GameTypes,
  Slip extends { readonly type: string },
  Extra extends object = never,
> {
  readonly machine: Machine<T, Standing<T>>;
  readonly notation: Notation<T, Slip>;
  readonly words: {
    /** What its seats are called. */
    readonly seats: Readonly<Record<T['seat'], string>>;
    /** What is wrong with words that mean no move. */
    readonly slips: SentencePerType<Slip>;
    /** What is wrong with a move. */
    readonly game: GameFaults<T>;
  };
  /** The game that a file of that other kind comes to; null where it does not mean to be one. Never throws. */
  readonly readExtra?: (source: string | Uint8Array) => Result<ExtraFile<T, Extra>, Problem<T>> | null;
}

/** What could be read of a file of the game's own kind, the first thing that is wrong with it, and what else is with how it is written. */
export interface ExtraFile<T extends GameTypes, Extra extends object> {
  readonly replay: Replay<T>;
  readonly extra: Extra;
  readonly problem: Problem<T> | null;
  readonly further: readonly Problem<T>[];
}

/** Whether the text of a replay that is to be kept can be read again whole. */
export function isWhole<T extends GameTypes>(text: string, machine: Machine<T, Standing<T>>): boolean {
  const read = readReplay(text, machine);
  return read.ok && read.value.problems.length === 0;
}
