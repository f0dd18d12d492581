/**
 * Rules in an order in which each stretch holds of every chapter about its share, the first of each chapter first: who goes through a few of
 * them has met the whole game, and not its first page.
 */
export function spreadOverChapters<Rule extends string>(
  rules: readonly Rule[],
  chapterOf: (rule: Rule) => string,
): readonly Rule[] {
  const places = [...Map.groupBy(rules, chapterOf).values()].flatMap((chapter) =>
    chapter.map((rule, index) => ({ rule, at: (index + 0.5) / chapter.length })),
  );
  return places.toSorted((one, other) => one.at - other.at).map(({ rule }) => rule);
}
