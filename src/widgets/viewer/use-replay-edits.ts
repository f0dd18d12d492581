import { useEffect, useRef } from 'preact/hooks';
import type { GameTypes } from '#kit/game';
import type { Edit } from '#replays/edit-moves-and-variations';
import { pathOf, type Path } from '#replays/move-path';
import { pathToString } from '#replays/move-path-string';
import * as past from '#replays/undo-history';
import type { Line } from '#replays/replay';
import type { Entry } from '#studies/study-database-queries';
import { createSaver, type Draft, type SaveStatus } from '#studies/study-saver';
import { words as edit } from '#said/variation-and-comment-panel';
import { saveFile } from '../save-file.ts';
import { createEditSession, type EditSession, type Place } from './edit-session.ts';
import { replayFileText } from './replay-file-text.ts';
import type { PanelProps } from './panel-and-tab-types.ts';
import { useStudyAutosave } from '../use-study-autosave.ts';

export interface Changes<Action> {
  /** The step that is looked at. */
  readonly path: Path;
  /** Puts a changed game in place of the old one. What is typed in one go is undone in one go. */
  readonly applyEdit: (edited: Edit<Action>, typed?: boolean) => void;
  /** The same for what is played and rearranged, which is free to try: until something is written it is not kept as a game of one's own. */
  readonly tryEdit: (edited: Edit<Action>) => void;
  /** Keeps what was tried; null where there is nothing that is not kept. */
  readonly keep: (() => void) | null;
  /** Whether the game has left the record that it was made from: what is kept of it becomes a game of its own. */
  readonly isLeaving: boolean;
  /** Whether what is written goes into a record. */
  readonly isRecord: boolean;
  /** Null where there is nothing to undo, or to do again. */
  readonly undo: (() => void) | null;
  readonly redo: (() => void) | null;
  /** How it stands with keeping them; null: nothing has been kept yet. */
  readonly standing: SaveStatus | null;
  /** Gives the game as a file. */
  readonly save: () => void;
}

/**
 * Changes of a game: each can be undone, and is kept in the browser where `isGameTextReadable` says that it could be read again. They
 * outlast the panel in which they are made.
 */
export function useReplayEdits<T extends GameTypes>(
  props: PanelProps<T>,
  isGameTextReadable: (text: string) => boolean,
): Changes<T['action']> {
  const { replay, frames, at, change, settled } = props;
  const path = pathOf(frames, at);
  const place: Place<T['action']> = { line: replay.moves, path };
  const { book, isTakenIn } = sessionOf(props, place, isGameTextReadable);
  const typing = useRef<string | null>(null);
  const keeping = useStudyAutosave(book.keeper, settled);

  const isLeaving = (line: typeof replay.moves) => leavesRecord(props, book, line);
  const keep = () => {
    book.isKept = true;
    const { line } = book.history.present;
    book.isBeside ||= isLeaving(line);
    const { isBeside } = book;
    keeping.keep(() => draftOf(props, line, isBeside));
  };
  useEffect(() => {
    if (isTakenIn) keep();
  }, [isTakenIn]);
  const show = (history: past.History<Place<T['action']>>, isWritten = false) => {
    book.history = history;
    const { line, path } = history.present;
    change(line, path);
    if (isWritten || (book.isKept && !isLeaving(line))) keep();
  };
  const turn = (next: past.History<Place<T['action']>>) => {
    if (next === book.history) return null;
    return () => {
      typing.current = null;
      show(next);
    };
  };
  const make = (edited: Edit<T['action']>, isWorthKeeping: boolean, asTyped = false) => {
    if (!edited.ok || edited.value.line === replay.moves) return;
    const typed = asTyped ? pathToString(path) : null;
    const goesOn = typed !== null && typing.current === typed;
    typing.current = typed;
    show(changed(book.history, path, edited.value, goesOn), isWorthKeeping);
  };
  return {
    path,
    applyEdit: (edited, asTyped) => {
      make(edited, true, asTyped);
    },
    tryEdit: (edited) => {
      make(edited, false);
    },
    keep: (book.isKept && !isLeaving(replay.moves)) || book.history.past.length === 0 ? null : keep,
    ...asRecord(props, book),
    undo: turn(past.undo(book.history)),
    redo: turn(past.redo(book.history)),
    standing: underPresentName(keeping.standing, props.entry),
    save: () => {
      saveFile('game.json', replayFileText(props));
    },
  };
}

/** The history after a change at a path. Undone it is seen there again, and not where the change before it was made. */
function changed<Action>(
  history: past.History<Place<Action>>,
  path: Path,
  next: Place<Action>,
  goesOn: boolean,
): past.History<Place<Action>> {
  if (goesOn) return past.amend(history, next);
  return past.record({ ...history, present: { ...history.present, path } }, next);
}

/** How it stands with keeping a game, which may have been given another name since. */
function underPresentName(standing: SaveStatus | null, entry: Entry | null): SaveStatus | null {
  if (standing?.type !== 'kept' || entry?.id !== standing.entry.id) return standing;
  return entry.changed < standing.entry.changed ? standing : { ...standing, entry };
}

/** Whether a line has left the record that goes on, and nobody has said yet that it is to be kept beside that. */
function leavesRecord<T extends GameTypes>(
  { recordText }: PanelProps<T>,
  { isBeside }: EditSession<T['action']>,
  line: Line<T['action']>,
): boolean {
  return !isBeside && recordText?.(line) === null;
}

/** Whether a game is a record still, and whether it is just about to be none. */
function asRecord<T extends GameTypes>(
  props: PanelProps<T>,
  book: EditSession<T['action']>,
): Pick<Changes<T['action']>, 'isLeaving' | 'isRecord'> {
  const isLeaving = leavesRecord(props, book, props.replay.moves);
  return { isLeaving, isRecord: !book.isBeside && props.recordText !== undefined && !isLeaving };
}

/** The changes that were made so far. */
function sessionOf<T extends GameTypes>(
  { replay, entry, notebook }: PanelProps<T>,
  place: Place<T['action']>,
  isGameTextReadable: (text: string) => boolean,
): { readonly book: EditSession<T['action']>; readonly isTakenIn: boolean } {
  const book = (notebook.current ??= createEditSession(replay.game, entry, place, isGameTextReadable));
  // Where the game was changed elsewhere in the meantime, what could be undone here no longer fits.
  if (book.history.present.line !== replay.moves) book.history = past.begin(place);
  // It was kept meanwhile as it was brought: what has been tried since goes along.
  const isTakenIn = entry !== null && !book.isKept;
  if (isTakenIn) {
    book.keeper = createSaver(replay.game, entry, isGameTextReadable);
    // One that is at work under another tab does not take it in as well.
    book.isKept = true;
  }
  return { book, isTakenIn };
}

/** What is to be kept of a game with these moves: a record that goes on as such, and what was made beside it under a name of its own. */
function draftOf<T extends GameTypes>(
  props: PanelProps<T>,
  line: Line<T['action']>,
  isBeside: boolean,
): Omit<Draft, 'changed'> {
  const name = props.replay.title ?? edit.untitled;
  if (isBeside) return { name: edit.annotated(name), text: replayFileText(props, line), isBeside };
  return { name, text: props.recordText?.(line) ?? replayFileText(props, line) };
}
