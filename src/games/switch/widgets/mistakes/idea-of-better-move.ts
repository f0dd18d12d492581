import { reasonsBetween } from '#games/switch/opponents/advice';
import type { Switch } from '#games/switch/rules/game-types';
import { words } from '#said/switch/mistake-question-hints';
import type { IdeaOf, ReasonsBetween } from '#widgets/mistakes/mistake-question-adapter.ts';
import { isTurn, sayReason } from './weigh-move.ts';

/** What to look at to find a move that does better than another, by what its player sees, without naming it; null where no rule of thumb tells. */
export const ideaOf: IdeaOf<Switch> = (state, made, better) => {
  const [reason] = reasonsOf(state, made, better);
  return reason === undefined ? null : words[reason.type];
};

/** Why a move does better than another, as it is said where it is advised. */
export const sayReasonsBetween: ReasonsBetween<Switch> = (...moves) => reasonsOf(...moves).map(sayReason);

function reasonsOf(...[state, made, better]: Parameters<IdeaOf<Switch>>): ReturnType<typeof reasonsBetween> {
  return state.phase === 'turn' && isTurn(made) && isTurn(better) ? reasonsBetween(state, made, better) : [];
}
