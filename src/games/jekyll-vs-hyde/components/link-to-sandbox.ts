import { writeQuestion } from '#games/jekyll-vs-hyde/rules/position-link';
import type { Question } from '#games/jekyll-vs-hyde/rules/position-with-moves';
import { siteUrl } from '#widgets/site-url.ts';

/** The address at which the sandbox asks a question. */
export function sandboxLink(question: Question): string {
  return `${siteUrl('/jekyll-vs-hyde/sandbox/')}#${writeQuestion(question)}`;
}
