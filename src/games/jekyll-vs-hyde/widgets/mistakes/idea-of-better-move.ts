import { reasonsBetween } from '#games/jekyll-vs-hyde/opponents/reasons-between-moves';
import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import { words } from '#said/jekyll-vs-hyde/mistake-question-hints';
import type { IdeaOf } from '#widgets/mistakes/mistake-question-adapter.ts';

/** What to look at to find a move that does better than another, by what its player sees, without naming it; null where no rule of thumb tells. */
export const ideaOf: IdeaOf<JekyllVsHyde> = (state, made, better) => {
  if (!('hands' in state) || made.type === 'deal' || better.type === 'deal') return null;
  const [reason] = reasonsBetween(state, made, better);
  return reason === undefined || reason.type === 'open' || reason.type === 'tried'
    ? null
    : words[reason.type];
};
