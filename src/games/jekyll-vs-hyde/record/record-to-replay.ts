import type { Seat } from '#games/jekyll-vs-hyde/rules/cards';
import { jekyllVsHyde, type JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import { tableOf, type Recording } from './record-in-progress.ts';
import { gameOf, isKnown } from './record.ts';
import { noteAt, notesOf } from '#replays/record-notes';
import type { Line, Replay } from '#replays/replay';

/** The replays that records come to, and for whose eyes those are. */

/** Whose record it is, where cards of the other hand are not known; null where all is known. */
export function observerOf(recording: Recording): Seat | null {
  const { observer } = recording;
  return observer === 'all' || isKnown(observer, tableOf(recording)) ? null : observer;
}

/** The replay that a record comes to. Where `observerOf` names somebody it is to be shown to nobody else. */
export function replayOf({
  observer,
  title,
  players,
  rulings,
  sighted,
  notes,
}: Recording): Replay<JekyllVsHyde> {
  return {
    game: jekyllVsHyde.id,
    ...(title !== undefined && { title }),
    ...(players !== undefined && { players }),
    ...(rulings !== undefined && { rulings }),
    moves: gameOf(observer, sighted).map((action, index) => ({ action, ...noteAt(notes, index + 1) })),
  };
}

/** The record with what stands beside the moves of its replay now. */
export function withNotes(recording: Recording, line: Line<object>): Recording {
  const { notes, sighted } = recording;
  return { ...recording, notes: notesOf(line, notes, sighted.length, observerOf(recording) === null) };
}
