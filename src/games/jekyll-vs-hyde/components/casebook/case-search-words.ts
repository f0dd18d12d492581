import { otherNames, words } from '#said/jekyll-vs-hyde/case-search-words';

/** How players ask a case, and what else they call the things that its question names. */
export function caseSearchWords({
  id,
  data: { question },
}: {
  readonly id: string;
  readonly data: { readonly question: string };
}): string {
  const names = Object.entries(otherNames).flatMap(([name, others]) =>
    question.includes(name) ? [others] : [],
  );
  return [words[id] ?? '', ...names].join(' ').trim();
}
