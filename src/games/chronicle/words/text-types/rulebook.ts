import type { Chapter, RuleId } from '#games/chronicle/rules/rule-index';
import type { RULINGS, RulingId } from '#games/chronicle/rules/ruling-readings';
import type { Section } from '#games/chronicle/rules/source-sections';

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
  /** What each section of the manual is about. */
  readonly sections: Readonly<Record<Section, string>>;
  /** What the sources are, and what the manual is called where it is cited. */
  readonly sources: Readonly<Record<'manual' | 'reviews', string>>;
  readonly manual: string;
}
