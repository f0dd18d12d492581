import { writeQuestion } from '#games/jekyll-vs-hyde/rules/question-link';
import type { Question } from '#games/jekyll-vs-hyde/rules/position-question';
import { siteUrl } from '#widgets/site-url.ts';

/** The address at which the sandbox asks a question. */
export function sandboxLink(question: Question): string {
  return `${siteUrl('/jekyll-vs-hyde/sandbox/')}#${writeQuestion(question)}`;
}
