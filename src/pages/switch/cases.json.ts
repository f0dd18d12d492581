import type { APIRoute } from 'astro';
import { chapterOf } from '#games/switch/casebook/case-topics';
import { writeQuestion } from '#games/switch/rules/position-link';
import { rulebook as book } from '#said/switch/rulebook';
import { allCases } from '#games/switch/components/casebook-entries';
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
