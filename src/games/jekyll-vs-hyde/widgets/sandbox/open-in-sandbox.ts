import { writeQuestion } from '#games/jekyll-vs-hyde/rules/position-link';
import { questionOf } from '#games/jekyll-vs-hyde/rules/position-with-moves';
import type { State } from '#games/jekyll-vs-hyde/rules/state';
import { siteUrl } from '#widgets/site-url.ts';

/** Goes to the sandbox with a position of a game; the way back leads to the game again. */
export function openInSandbox(state: State): void {
  location.assign(`${siteUrl('/jekyll-vs-hyde/sandbox/')}#${writeQuestion(questionOf(state))}`);
}
