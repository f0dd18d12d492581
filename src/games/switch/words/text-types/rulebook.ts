import type { Chapter, RuleId } from '#games/switch/rules/rule-index';
import type { RULINGS, RulingId } from '#games/switch/rules/ruling-readings';
import type { Section } from '#games/switch/rules/source-sections';

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
  /** What the source is, and what its sections are called. */
  readonly source: string;
  readonly sections: Readonly<Record<Section, string>>;
}
