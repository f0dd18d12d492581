import { gamePageUrl } from '#widgets/game-page-url.ts';

/** What is chosen or typed in the form above the cases of a game, by the name of its field. */
type CaseFilter = Readonly<Partial<Record<'chapter' | 'rule' | 'topic' | 'words', string>>>;

/** Subjects by their titles, in the order of the filters, each with the address of the cases about it alone. */
export function subjectsInCasebook<Subject extends string>(
  game: string,
  titles: Readonly<Record<Subject, string>>,
  filters: Readonly<Record<Subject, CaseFilter>>,
): readonly { readonly title: string; readonly address: string }[] {
  return (Object.keys(filters) as Subject[]).map((subject) => ({
    title: titles[subject],
    address: `${gamePageUrl(game, '/cases/')}?${new URLSearchParams(filters[subject])}`,
  }));
}
