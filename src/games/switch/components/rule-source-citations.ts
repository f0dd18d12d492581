import { GAME_ID } from '#games/switch/rules/game-id';
import { RULEBOOK, RULE_IDS, rulingOf, type RuleId } from '#games/switch/rules/rule-index';
import { RULINGS, type Ruling, type RulingId } from '#games/switch/rules/ruling-readings';
import { HOUSE_RULES_TITLE, type Section } from '#games/switch/rules/source-sections';
import { words as pages } from '#said/switch/page-texts';
import { rulebook as book } from '#said/switch/rulebook';
import { gamePageUrl } from '#widgets/game-page-url.ts';
import type { SourceOfVerdict } from '#widgets/VerdictSource.tsx';
import type { ListedSource, SourceCitation } from '../../../components/source-citation-types.ts';
import { sourceOfVerdict } from '../../../components/source-of-verdict.ts';

/** The only source there is. */
export const HOUSE_RULES: ListedSource = {
  id: 'house-rules',
  name: pages.rulebook.source,
  title: HOUSE_RULES_TITLE,
  text: book.source,
};

/** A section of the house rules, with what they are. */
export function citedSection(section: Section): SourceCitation {
  return {
    source: HOUSE_RULES.name,
    place: book.sections[section],
    address: gamePageUrl(GAME_ID, `/rules/#source-${HOUSE_RULES.id}`),
  };
}

/** Who says what is verdict by a rule, in these sections, where the ruling is open if there is one. */
export function whoSays(sections: readonly Section[], rule: RuleId, open: RulingId | null): SourceOfVerdict {
  const grounds = sections.map((section) => ({
    id: section,
    title: HOUSE_RULES.title,
    ...citedSection(section),
  }));
  const ruling: Ruling | null = open && RULINGS[open];
  const place = open === null ? rule : `ruling-${open}`;
  return sourceOfVerdict(grounds, ruling, gamePageUrl(GAME_ID, `/rules/#${place}`));
}

/** Who says each rule of the book. */
export const SOURCE_OF_EACH_RULE: Readonly<Record<string, SourceOfVerdict>> = Object.fromEntries(
  RULE_IDS.map((rule) => [rule, whoSays(RULEBOOK[rule].sources, rule, rulingOf(rule))]),
);
