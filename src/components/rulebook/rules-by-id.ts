import type { RuleEntry } from './rulebook-page-data.ts';

/** A rule by itself. */
export type RuleText = Pick<RuleEntry, 'name' | 'text'>;

/** What each rule of a book says, by its id. */
export function rulesById(
  chapters: readonly { readonly rules: readonly (RuleText & { readonly id: string })[] }[],
): Readonly<Record<string, RuleText>> {
  return Object.fromEntries(
    chapters.flatMap(({ rules }) => rules.map(({ id, name, text }) => [id, { name, text }])),
  );
}
