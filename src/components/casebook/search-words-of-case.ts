/**
 * How players ask a case, here and in another language, and what else they call the things that its question names: the words of a game, by
 * the name of a case, and by what stands in a question.
 */
export function searchWordsOfCase(
  { id, data: { question } }: { readonly id: string; readonly data: { readonly question: string } },
  {
    words,
    abroad,
    otherNames,
  }: Readonly<Record<'words' | 'abroad' | 'otherNames', Readonly<Record<string, string>>>>,
): string {
  const names = Object.entries(otherNames).flatMap(([name, others]) =>
    question.includes(name) ? [others] : [],
  );
  return [words[id] ?? '', ...names, abroad[id] ?? ''].join(' ').trim();
}
