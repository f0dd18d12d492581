import { punctuation } from '#said/punctuation';
import { words } from '#said/rulebook';
import type { SourceCitation } from '../source-citation-types.ts';
import type { RuleEntry } from './rulebook-page-data.ts';

/** A rule by itself. */
export interface RuleText extends Pick<RuleEntry, 'name' | 'text'> {
  /** Who says so, or that nobody does. */
  readonly says: string;
}

/** What each rule of a book says, by its id. */
export function rulesById(
  chapters: readonly {
    readonly rules: readonly Pick<RuleEntry, 'id' | 'name' | 'text' | 'sources'>[];
  }[],
): Readonly<Record<string, RuleText>> {
  return Object.fromEntries(
    chapters.flatMap(({ rules }) =>
      rules.map(({ id, name, text, sources }) => [
        id,
        { name, text, says: sources.length === 0 ? words.silent : sources.map(cited).join(' · ') },
      ]),
    ),
  );
}

function cited({ source, place }: SourceCitation): string {
  return place === null ? source : punctuation.headed(source, place);
}
