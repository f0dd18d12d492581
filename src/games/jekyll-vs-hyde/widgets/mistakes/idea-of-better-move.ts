import { reasonsBetween } from '#games/jekyll-vs-hyde/opponents/reasons-between-moves';
import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import { words } from '#said/jekyll-vs-hyde/mistake-question-hints';
import type { IdeaOf, ReasonsBetween } from '#widgets/mistakes/mistake-question-adapter.ts';
import { reasonSentence } from '../play/move-reason-sentence.ts';

/** What to look at to find a move that does better than another, by what its player sees, without naming it; null where no rule of thumb tells. */
export const ideaOf: IdeaOf<JekyllVsHyde> = (...moves) => {
  const [reason] = reasonsOf(...moves);
  return reason === undefined || reason.type === 'open' || reason.type === 'tried' || reason.type === 'alike'
    ? null
    : words[reason.type];
};

/** Why a card does better than another, as the look back says it. */
export const sayReasonsBetween: ReasonsBetween<JekyllVsHyde> = (...moves) =>
  reasonsOf(...moves).map(reasonSentence);

function reasonsOf(
  ...[state, made, better]: Parameters<IdeaOf<JekyllVsHyde>>
): ReturnType<typeof reasonsBetween> {
  return 'hands' in state && made.type !== 'deal' && better.type !== 'deal'
    ? reasonsBetween(state, made, better)
    : [];
}
