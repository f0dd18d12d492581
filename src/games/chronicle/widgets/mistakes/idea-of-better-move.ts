import { reasonsBetween, tellWhy } from '#games/chronicle/opponents/advice';
import type { Chronicle } from '#games/chronicle/rules/game-types';
import { words } from '#said/chronicle/mistake-question-hints';
import type { IdeaOf, ReasonsBetween } from '#widgets/mistakes/mistake-question-adapter.ts';
import { sayReason } from './weigh-move.ts';

/** What to look at to find a move that does better than another, by what its player sees, without naming it; null where no rule of thumb tells. */
export const ideaOf: IdeaOf<Chronicle> = (state, made, better) => {
  const [reason] = reasonsOf(state, made, better);
  return reason === undefined ? null : words[reason.type];
};

/** Why a card does better than another, as it is said where it is advised; nothing where rules of thumb say little. */
export const sayReasonsBetween: ReasonsBetween<Chronicle> = (...moves) => {
  const reasons = reasonsOf(...moves);
  return tellWhy(reasons) ? reasons.map(sayReason) : [];
};

function reasonsOf(
  ...[state, made, better]: Parameters<IdeaOf<Chronicle>>
): ReturnType<typeof reasonsBetween> {
  return state.phase === 'meeting' && made.type === 'play' && better.type === 'play'
    ? reasonsBetween(state, made, better)
    : [];
}
