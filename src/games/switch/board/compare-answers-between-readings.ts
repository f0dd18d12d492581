import type { Switch } from '#games/switch/rules/game-types';
import type { Question } from '#games/switch/rules/position-link';
import { SWITCHES, type SwitchId } from '#games/switch/rules/ruling-switches';
import type { Action, State } from '#games/switch/rules/state';
import { positions } from '#games/switch/position-setup-adapter';
import * as any from '#replays/board/compare-answers-between-readings';
import { groupPlaysPerSentence } from './group-plays-per-sentence.ts';

/** Where the readings of a ruling part; empty where nothing hangs on that ruling. */
export function rulingReadingDifferences(
  question: Question,
  id: SwitchId,
): readonly any.ReadingDifference<Switch>[] {
  return any.readingDifferences({ positions, movesIn, unruled }, question, id, SWITCHES[id]);
}

/** How they part in the moves that were played or tried; empty where they do not. */
export function differencesInMoves(
  question: Question,
  id: SwitchId,
): readonly any.ReadingDifference<Switch>[] {
  return any.differencesInMoves({ positions, movesIn, unruled }, question, id, SWITCHES[id]);
}

/** Of each group of plays one, and drawing. */
function movesIn(state: State): readonly Action[] {
  return state.phase === 'turn'
    ? [...groupPlaysPerSentence(state).map(({ plays: [play] }) => play), { type: 'draw', by: state.turn }]
    : [];
}

function unruled(state: State): object {
  return { ...state, rulings: null };
}
