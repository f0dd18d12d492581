import { writeQuestion } from '#games/jekyll-vs-hyde/permalink';
import type { Question } from '#games/jekyll-vs-hyde/question';
import { link } from '../widgets/link.ts';

/** The address at which the sandbox asks a question. */
export function sandboxLink(question: Question): string {
  return `${link('/jekyll-vs-hyde/sandbox/')}#${writeQuestion(question)}`;
}
