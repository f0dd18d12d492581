import { reasonsBetween } from '#games/switch/opponents/advice';
import type { Switch } from '#games/switch/rules/game-types';
import { words } from '#said/switch/mistake-ideas';
import type { IdeaOf } from '#widgets/mistakes/mistake-question-adapter.ts';

/** What to look at to find a move that does better than another, by what its player sees, without naming it; null where no rule of thumb tells. */
export const ideaOf: IdeaOf<Switch> = (state, made, better) => {
  if (state.phase !== 'turn' || !isTurn(made) || !isTurn(better)) return null;
  const [reason] = reasonsBetween(state, made, better);
  return reason === undefined || reason.type === 'rival-tried' ? null : words[reason.type];
};

function isTurn(
  move: Switch['action'],
): move is Extract<Switch['action'], { readonly type: 'play' | 'draw' }> {
  return move.type === 'play' || move.type === 'draw';
}
