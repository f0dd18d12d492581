import type { APIRoute } from 'astro';
import { chapterOf } from '#games/jekyll-vs-hyde/casebook/case-topics';
import { writeQuestion } from '#games/jekyll-vs-hyde/rules/position-link';
import { rulebook as book } from '#said/jekyll-vs-hyde/rulebook';
import { allCases } from '#games/jekyll-vs-hyde/components/casebook-entries';
import type { CaseToLay } from '#widgets/sandbox/StartFromCase.tsx';

/** The casebook as a list of questions, each with its position, for the sandbox to begin with. */
export const GET: APIRoute = async () => {
  const cases = (await allCases()).map(({ data, address }): CaseToLay => ({
    address,
    question: data.question,
    chapter: book.chapters[chapterOf(data)],
    link: writeQuestion({ setup: data.setup, moves: data.moves.slice(0, data.asked) }),
  }));
  return new Response(JSON.stringify(cases));
};
