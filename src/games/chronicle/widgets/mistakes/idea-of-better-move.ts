import { reasonsBetween } from '#games/chronicle/opponents/advice';
import type { Chronicle } from '#games/chronicle/rules/game-types';
import { words } from '#said/chronicle/mistake-ideas';
import type { IdeaOf } from '#widgets/mistakes/mistake-question-adapter.ts';

/** What to look at to find a move that does better than another, by what its player sees, without naming it; null where no rule of thumb tells. */
export const ideaOf: IdeaOf<Chronicle> = (state, made, better) => {
  if (state.phase !== 'meeting' || made.type !== 'play' || better.type !== 'play') return null;
  const [reason] = reasonsBetween(state, made, better);
  return reason === undefined || reason.type === 'tried' || reason.type === 'rival-tried'
    ? null
    : words[reason.type];
};
