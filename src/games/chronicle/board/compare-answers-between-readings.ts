import { positions } from '#games/chronicle/position-setup-adapter';
import type { Chronicle } from '#games/chronicle/rules/game-types';
import { legal } from '#games/chronicle/rules/legal';
import type { Question } from '#games/chronicle/rules/position-link';
import { SWITCHES, type SwitchId } from '#games/chronicle/rules/ruling-switches';
import { handOf } from '#games/chronicle/rules/seats';
import type { Action, State } from '#games/chronicle/rules/state';
import * as any from '#replays/board/compare-answers-between-readings';

/** Where the readings of a ruling part; empty where nothing hangs on that ruling. */
export function rulingReadingDifferences(
  question: Question,
  id: SwitchId,
): readonly any.ReadingDifference<Chronicle>[] {
  return any.readingDifferences({ positions, movesIn, unruled }, question, id, SWITCHES[id]);
}

/** How they part in the moves that were played or tried; empty where they do not. */
export function differencesInMoves(
  question: Question,
  id: SwitchId,
): readonly any.ReadingDifference<Chronicle>[] {
  return any.differencesInMoves({ positions, movesIn, unruled }, question, id, SWITCHES[id]);
}

function movesIn(state: State): readonly Action[] {
  return state.phase === 'meeting' && handOf(state, state.turn).length === 0 ? [] : legal(state);
}

function unruled(state: State): object {
  const last = state.phase === 'deal' && state.last !== null ? { ...state.last, rulings: null } : null;
  return { ...state, rulings: null, last };
}
