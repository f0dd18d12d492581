import type { Action } from '#games/jekyll-vs-hyde/rules/state';
import { begin, type History } from '#replays/undo-history';
import type { Path } from '#replays/path';
import type { Line } from '#replays/replay';
import { createSaver, type Saver } from '#studies/saver';
import type { Entry } from '#studies/entries';
import { isReadable } from '#games/jekyll-vs-hyde/widgets/study/is-readable';

/** A line and the step that is looked at. */
export interface Place {
  readonly line: Line<Action>;
  readonly path: Path;
}

/** What there is to know about the changes of a game while its panel is closed: where they are kept, and what can be undone. */
export interface EditSession {
  readonly keeper: Saver;
  history: History<Place>;
}

/** Without an entry the game is kept with its first change. */
export function notebookOf(entry: Entry | null, place: Place): EditSession {
  return { keeper: createSaver(entry, isReadable), history: begin(place) };
}
