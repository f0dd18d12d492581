import type { Seat } from '#games/chronicle/rules/cards';
import type { Chronicle } from '#games/chronicle/rules/game-types';
import { GAME_ID } from '#games/chronicle/rules/game-id';
import type { Action } from '#games/chronicle/rules/state';
import { noteAt, notesOf } from '#replays/record-notes';
import type { Line, Replay } from '#replays/replay';
import { gameOf } from './next-record-entry.ts';
import type { Recording } from './record-in-progress.ts';
import { isAnythingHidden } from './check-seen-move.ts';
import { madeUp } from './supposed-game.ts';

/** The replays that records come to, and for whose eyes those are. */

/** Whose record it is, where cards are not known; null where all is known. */
export function observerOf(recording: Recording): Seat | null {
  const { observer } = recording;
  if (observer === 'all') return null;
  return isAnythingHidden(gameOf(recording), observer) || recording.sighted.length === 0 ? observer : null;
}

/** The replay that a record comes to. Where `observerOf` names somebody it is to be shown to nobody else. */
export function replayOf(recording: Recording): Replay<Chronicle> {
  const { title, players, rulings, notes } = recording;
  return {
    game: GAME_ID,
    ...(title !== undefined && { title }),
    ...(players !== undefined && { players }),
    ...(rulings !== undefined && { rulings }),
    moves: gameOf(recording).actions.map((action, index) => ({ action, ...noteAt(notes, index + 1) })),
  };
}

/** The moves of its replay whose card the observer has never seen: it is made up in them, and not to be named. */
export function hiddenMoves(recording: Recording): ReadonlySet<Action> {
  const { actions } = gameOf(recording);
  const rounds = recording.sighted.flatMap(({ game: { round } }, index) =>
    round !== null && (recording.sighted[index + 1]?.game.round?.first ?? Infinity) !== round.first
      ? [round]
      : [],
  );
  return new Set(rounds.flatMap((round) => madeUp({ actions, round })));
}

/** The record with what stands beside the moves of its replay now. */
export function withNotes(recording: Recording, line: Line<object>): Recording {
  const { notes, sighted } = recording;
  return { ...recording, notes: notesOf(line, notes, sighted.length, observerOf(recording) === null) };
}
