import type { Seat } from '#games/switch/rules/cards';
import type { Switch } from '#games/switch/rules/game-types';
import { GAME_ID } from '#games/switch/rules/game-id';
import { noteAt, notesOf } from '#replays/record-notes';
import type { Line, Replay } from '#replays/replay';
import { gameOf, type Recording } from './record-in-progress.ts';
import { isKnown } from './record.ts';

/** The replays that records come to, and for whose eyes those are. */

/** Whose record it is, where cards are not known; null where all is known. */
export function observerOf({ observer, sighted }: Recording): Seat | null {
  return observer === 'all' || isKnown(observer, sighted) ? null : observer;
}

/** The replay that a record comes to. Where `observerOf` names somebody it is to be shown to nobody else. */
export function replayOf(recording: Recording): Replay<Switch> {
  const { title, players, rulings, notes } = recording;
  return {
    game: GAME_ID,
    ...(title !== undefined && { title }),
    ...(players !== undefined && { players }),
    ...(rulings !== undefined && { rulings }),
    moves: gameOf(recording).actions.map((action, index) => ({ action, ...noteAt(notes, index + 1) })),
  };
}

/** The record with what stands beside the moves of its replay now. */
export function withNotes(recording: Recording, line: Line<object>): Recording {
  const { notes, sighted } = recording;
  return { ...recording, notes: notesOf(line, notes, sighted.length, observerOf(recording) === null) };
}
