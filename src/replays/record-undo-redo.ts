import type { Result } from '#kit/parse-result';

/** The way back through the moves of a record, and on again through those that wait since: the same whatever game it is of. */

/** What is made of a record so far, and the moves that were taken back, the next first. */
interface RecordOnItsWay<Seen> {
  readonly sighted: readonly { readonly seen: Seen }[];
  readonly waiting: readonly Seen[];
}

interface RecordUndoRedo<Recording> {
  /** Back to before a move, counted from 0, which waits from there on with all that follow it. */
  readonly backTo: (recording: Recording, move: number) => Recording;
  /** Enters what waits again, `moves` of it at most, as far as it fits what is there now; what was only picked is given up. */
  readonly again: (recording: Recording, moves?: number) => Recording;
  /** Drops what waits. */
  readonly dropWaiting: (recording: Recording) => Recording;
}

/** The way back of a game by how it makes a move, and what of a record says that nothing of the next one is entered. */
export function recordUndoRedo<Seen, Recording extends RecordOnItsWay<Seen>>(
  nothingEntered: Partial<Recording>,
  commit: (recording: Recording, seen: Seen) => Result<Recording, unknown>,
): RecordUndoRedo<Recording> {
  return {
    backTo: (recording, move) => {
      const { sighted, waiting } = recording;
      const later = sighted.slice(move).map(({ seen }) => seen);
      return {
        ...recording,
        ...nothingEntered,
        sighted: sighted.slice(0, move),
        waiting: [...later, ...waiting],
      };
    },
    again: (recording, moves = Infinity) => {
      let now: Recording = { ...recording, ...nothingEntered };
      for (let left = moves; left > 0; left -= 1) {
        const [seen] = now.waiting;
        if (seen === undefined) break;
        const next = commit(now, seen);
        if (!next.ok) break;
        now = next.value;
      }
      return now;
    },
    dropWaiting: (recording) => ({ ...recording, waiting: [] }),
  };
}
