import type { Path } from '#replays/move-path';
import type { Line } from '#replays/replay';
import { begin, type History } from '#replays/undo-history';
import type { Entry } from '#studies/study-database-queries';
import { createSaver, type Saver } from '#studies/study-saver';

/** A line and the step that is looked at. */
export interface Place<Action> {
  readonly line: Line<Action>;
  readonly path: Path;
}

/** What there is to know about the changes of a game while its panel is closed: where they are kept, and what can be undone. */
export interface EditSession<Action> {
  keeper: Saver;
  /** Whether it is kept, or is to be with the next change: a move that is only tried does not ask for it. */
  isKept: boolean;
  /** Whether it has become another game than the record it was made from, and is kept beside that. */
  isBeside: boolean;
  history: History<Place<Action>>;
}

/** Without an entry the game is kept once something is written in it, or the reader says so. Nothing is kept that `isGameTextReadable` could not read again. */
export function createEditSession<Action>(
  game: string,
  entry: Entry | null,
  place: Place<Action>,
  isGameTextReadable: (text: string) => boolean,
): EditSession<Action> {
  return {
    keeper: createSaver(game, entry, isGameTextReadable),
    isKept: entry !== null,
    isBeside: false,
    history: begin(place),
  };
}
