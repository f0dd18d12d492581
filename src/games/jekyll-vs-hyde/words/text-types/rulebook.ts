import type { HouseId } from '#games/jekyll-vs-hyde/rules/house-answers';
import type { Chapter, RuleId } from '#games/jekyll-vs-hyde/rules/rule-index';
import type { RULINGS, RulingId } from '#games/jekyll-vs-hyde/rules/ruling-readings';
import type { SourceId } from '#games/jekyll-vs-hyde/rules/sources';
import type { WordingId } from '#games/jekyll-vs-hyde/rules/wording-differences';

/** What a language says in the rulebook: long texts, for pages and not for the browser to load. */
export interface RulebookWords {
  readonly chapters: Readonly<Record<Chapter, string>>;
  readonly rules: Readonly<Record<RuleId, string>>;
  readonly rulings: {
    readonly [Id in RulingId]: {
      readonly question: string;
      readonly readings: Readonly<Record<(typeof RULINGS)[Id]['readings'][number]['id'], string>>;
    };
  };
  /** What no source says, as players ask it, and what we suggest. */
  readonly house: Readonly<Record<HouseId, { readonly question: string; readonly answer: string }>>;
  /** What the sources word differently, as players ask it, and what it comes to. */
  readonly wordings: Readonly<Record<WordingId, { readonly question: string; readonly answer: string }>>;
  /** What each source is, and what it is called where it is cited. */
  readonly sources: Readonly<Record<SourceId, string>>;
  readonly sourceNames: Readonly<Record<SourceId, string>>;
  /** A point of the list, by its number. */
  readonly pointOfList: (point: string) => string;
}
