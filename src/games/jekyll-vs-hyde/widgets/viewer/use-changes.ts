import { useRef } from 'preact/hooks';
import { recordText, withNotes } from '#games/jekyll-vs-hyde/record/record-file';
import * as past from '#replays/undo-history';
import { pathToString } from '#replays/path-string';
import type { remove } from '#replays/edit';
import { pathOf, type Path } from '#replays/path';
import type { Action } from '#games/jekyll-vs-hyde/rules/state';
import type { Line } from '#replays/replay';
import { writeReplay } from '#replays/write';
import type { SaveStatus } from '#studies/saver';
import { words as edit } from '#said/jekyll-vs-hyde/editing';
import { saveFile } from '#widgets/save-file.ts';
import { notebookOf, type Place } from './edit-session.ts';
import type { PanelProps } from './panel.ts';
import { useAutosave } from './use-autosave.ts';

export type EditedGame = ReturnType<typeof remove<Action>>;

export interface Changes {
  /** The step that is looked at. */
  readonly path: Path;
  /** Puts a changed game in place of the old one. What is typed in one go is undone in one go. */
  readonly applyEdit: (edited: EditedGame, typed?: boolean) => void;
  /** Null where there is nothing to undo, or to do again. */
  readonly undo: (() => void) | null;
  readonly redo: (() => void) | null;
  /** How it stands with keeping them; null: nothing has been kept yet. */
  readonly standing: SaveStatus | null;
  /** Gives the game as a file. */
  readonly save: () => void;
}

/** Changes of a game: each can be undone, and is kept in the browser. They outlast the panel in which they are made. */
export function useChanges(props: PanelProps): Changes {
  const { replay, recording, observed, frames, at, change, entry, notebook, settled } = props;
  const path = pathOf(frames, at);
  const place: Place = { line: replay.moves, path };
  const book = (notebook.current ??= notebookOf(entry, place));
  // Where the game was changed elsewhere in the meantime, what could be undone here no longer fits.
  if (book.history.present.line !== replay.moves) book.history = past.begin(place);
  const typing = useRef<string | null>(null);
  const keeping = useAutosave(book.keeper, settled);

  // A game with a hand that nobody knows is kept as the record that it is.
  const textOf = (moves: Line<Action>) =>
    observed && recording !== undefined
      ? recordText(withNotes(recording, moves))
      : writeReplay({ ...replay, moves });
  const show = (history: past.History<Place>) => {
    book.history = history;
    const { line, path } = history.present;
    change(line, path);
    keeping.keep(() => ({ name: replay.title ?? edit.untitled, text: textOf(line) }));
  };
  const turn = (next: past.History<Place>) => {
    if (next === book.history) return null;
    return () => {
      typing.current = null;
      show(next);
    };
  };
  return {
    path,
    applyEdit: (edited, asTyped = false) => {
      if (!edited.ok || edited.value.line === replay.moves) return;
      const typed = asTyped ? pathToString(path) : null;
      const goesOn = typed !== null && typing.current === typed;
      typing.current = typed;
      show((goesOn ? past.amend : past.record)(book.history, edited.value));
    },
    undo: turn(past.undo(book.history)),
    redo: turn(past.redo(book.history)),
    standing: keeping.standing,
    save: () => {
      saveFile('game.json', textOf(replay.moves));
    },
  };
}
