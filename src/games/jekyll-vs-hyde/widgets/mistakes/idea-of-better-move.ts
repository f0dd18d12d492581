import { reasonsAgainst, reasonsTellingApart } from '#games/jekyll-vs-hyde/opponents/reasons-between-moves';
import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import { words } from '#said/jekyll-vs-hyde/mistake-question-hints';
import type { IdeaOf, ReasonsBetween } from '#widgets/mistakes/mistake-question-adapter.ts';
import { reasonSentence } from '../play/move-reason-sentence.ts';

/** What to look at to find a move that does better than another, by what its player sees, without naming it. Where no rule of thumb tells, no rule is named either: it would mislead. */
export const ideaOf: IdeaOf<JekyllVsHyde> = (...moves) => {
  const [reason] = reasonsOf(reasonsTellingApart, ...moves);
  if (reason === undefined) return words.none;
  switch (reason.type) {
    case 'open':
    case 'tried':
    case 'alike':
    case 'wanted':
      return words.none;
    case 'costs-trick':
      return words.potion;
    default:
      return words[reason.type];
  }
};

/** What the count tells at once against a card that does worse; else it is found out why. */
export const sayReasonsAgainst: ReasonsBetween<JekyllVsHyde> = (...moves) =>
  reasonsOf(reasonsAgainst, ...moves).map(reasonSentence);

function reasonsOf(
  reasons: typeof reasonsAgainst,
  ...[state, made, better]: Parameters<IdeaOf<JekyllVsHyde>>
): ReturnType<typeof reasonsAgainst> {
  return 'hands' in state && made.type !== 'deal' && better.type !== 'deal'
    ? reasons(state, made, better)
    : [];
}
