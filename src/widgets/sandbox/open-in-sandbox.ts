import { writeQuestion } from '#games/jekyll-vs-hyde/permalink';
import { questionOf } from '#games/jekyll-vs-hyde/question';
import type { State } from '#games/jekyll-vs-hyde/state';
import { siteUrl } from '../site-url.ts';

/** Goes to the sandbox with a position of a game; the way back leads to the game again. */
export function openInSandbox(state: State): void {
  location.assign(`${siteUrl('/jekyll-vs-hyde/sandbox/')}#${writeQuestion(questionOf(state))}`);
}
