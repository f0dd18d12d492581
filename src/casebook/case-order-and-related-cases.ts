/** The casebook as a whole: its order, and which cases belong together. */

/** What places a case in the book. */
interface Placed<Rule extends string> {
  readonly rules: readonly [Rule, ...Rule[]];
  readonly ruling: string | null;
}

/** A case under its name, which is that of its file and stands in addresses. */
export interface Entry<Data> {
  readonly id: string;
  readonly data: Data;
}

/** What the order of a book is read off. */
interface Rulebook<Rule extends string> {
  readonly rules: readonly Rule[];
  readonly chapterOf: (rule: Rule) => string;
}

/** By the rule that each belongs to, in the order of the rulebook. */
export function inOrder<Rule extends string, E extends Entry<Placed<Rule>>>(
  { rules }: Pick<Rulebook<Rule>, 'rules'>,
  entries: readonly E[],
): readonly E[] {
  const place = ({ data }: E) => rules.indexOf(data.rules[0]);
  return entries.toSorted((a, b) => place(a) - place(b) || (a.id < b.id ? -1 : 1));
}

/** The same cases, and before all others those that are argued about most, by their names. */
export function mostArguedFirst<E extends { readonly id: string }>(
  names: readonly string[],
  entries: readonly E[],
): readonly E[] {
  const place = ({ id }: E) => (names.includes(id) ? names.indexOf(id) : names.length);
  return entries.toSorted((a, b) => place(a) - place(b));
}

/** The cases about a rule, those that belong to it first. */
export function casesOf<Rule extends string, E extends Entry<Placed<Rule>>>(
  game: Pick<Rulebook<Rule>, 'rules'>,
  rule: Rule,
  entries: readonly E[],
): readonly E[] {
  const about = inOrder(game, entries).filter(({ data }) => data.rules.includes(rule));
  return about.toSorted((a, b) => Number(b.data.rules[0] === rule) - Number(a.data.rules[0] === rule));
}

/** How many related cases a case names at the most. */
const RELATED = 4;

/** The cases that have most in common with one: the ruling and the rules, then the chapter, and those near it first. */
export function relatedTo<Rule extends string, E extends Entry<Placed<Rule>>>(
  game: Rulebook<Rule>,
  one: E,
  entries: readonly E[],
): readonly E[] {
  const chapter = ({ data }: E) => game.chapterOf(data.rules[0]);
  const shared = (other: E) =>
    2 * other.data.rules.filter((rule) => one.data.rules.includes(rule)).length +
    2 * Number(other.data.ruling !== null && other.data.ruling === one.data.ruling) +
    Number(chapter(other) === chapter(one));
  const book = inOrder(game, entries);
  const distance = (entry: E) => Math.abs(book.indexOf(entry) - book.indexOf(one));
  return book
    .filter((other) => other.id !== one.id && shared(other) > 0)
    .toSorted((a, b) => shared(b) - shared(a) || distance(a) - distance(b))
    .slice(0, RELATED);
}

/** A case with those before and after it in the book, and those that have most in common with it. */
export interface CaseInBook<E> {
  readonly entry: E;
  readonly previous: E | undefined;
  readonly next: E | undefined;
  readonly related: readonly E[];
}

/** The pages of a book, each with its address as Astro asks for it. */
export function casePaths<Rule extends string, E extends Entry<Placed<Rule>>>(
  game: Rulebook<Rule>,
  cases: readonly E[],
): { params: { case: string }; props: CaseInBook<E> }[] {
  return cases.map((entry, index) => ({
    params: { case: entry.id },
    props: {
      entry,
      previous: cases[index - 1],
      next: cases[index + 1],
      related: relatedTo(game, entry, cases),
    },
  }));
}
