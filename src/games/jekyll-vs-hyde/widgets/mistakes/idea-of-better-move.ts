import { reasonsAgainst, reasonsTellingApart } from '#games/jekyll-vs-hyde/opponents/reasons-between-moves';
import { TRICKS } from '#games/jekyll-vs-hyde/rules/track';
import { tricksOwned } from '#games/jekyll-vs-hyde/rules/trick';
import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import { words } from '#said/jekyll-vs-hyde/mistake-question-hints';
import type { IdeaOf, ReasonsBetween } from '#widgets/mistakes/mistake-question-adapter.ts';
import { reasonSentence } from '../play/move-reason-sentence.ts';

/** What to look at to find a move that does better than another, by what its player sees, without naming it. Where no rule of thumb tells, no rule is named either: it would mislead. */
export const ideaOf: IdeaOf<JekyllVsHyde> = (...moves) => {
  const [reason] = reasonsOf(reasonsTellingApart, ...moves);
  if (reason === undefined) return words.none[needOf(...moves)];
  switch (reason.type) {
    case 'open':
    case 'tried':
    case 'alike':
    case 'wanted':
    case 'potion-due':
    case 'pride-risk':
      return words.none[needOf(...moves)];
    case 'costs-trick':
      return words.potion;
    default:
      return words[reason.type];
  }
};

/** What the tricks of both tell of those to come: Jekyll has all that are wanted, or needs every one. */
function needOf(...[state, , better]: Parameters<IdeaOf<JekyllVsHyde>>): 'few' | 'many' | 'open' {
  if (!('hands' in state) || better.type === 'deal' || better.by !== 'jekyll') return 'open';
  const need = TRICKS / 2 - tricksOwned(state.tricks).jekyll;
  return need <= 0 ? 'few' : need >= TRICKS - state.tricks.length ? 'many' : 'open';
}

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
