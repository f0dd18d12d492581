import { GAME_ID } from '#games/chronicle/rules/game-id';
import { RULEBOOK, RULE_IDS, rulingOf, type RuleId } from '#games/chronicle/rules/rule-index';
import { RULINGS, type Ruling, type RulingId } from '#games/chronicle/rules/ruling-readings';
import { MANUAL_TITLE, OUTSIDE_MANUAL, type Section } from '#games/chronicle/rules/source-sections';
import { rulebook as book } from '#said/chronicle/rulebook';
import { gamePageUrl } from '#widgets/game-page-url.ts';
import type { SourceOfVerdict } from '#widgets/VerdictSource.tsx';
import type { ListedSource, SourceCitation } from '../../../components/source-citation-types.ts';
import { sourceOfVerdict } from '../../../components/source-of-verdict.ts';

/** The manual, and what tells of single cards. */
export const LISTED_SOURCES: readonly ListedSource[] = [
  {
    id: 'manual',
    name: book.manual,
    title: MANUAL_TITLE,
    text: book.sources.manual,
  },
  ...OUTSIDE_MANUAL.map((section) => ({
    id: 'reviews',
    name: book.sections[section],
    title: null,
    text: book.sources.reviews,
  })),
];

/** A section of the manual, or what tells of single cards and is no part of it. */
export function citedSection(section: Section): SourceCitation {
  const place = book.sections[section];
  return OUTSIDE_MANUAL.includes(section)
    ? { source: place, place: null, address: gamePageUrl(GAME_ID, '/rules/#source-reviews') }
    : { source: book.manual, place, address: gamePageUrl(GAME_ID, '/rules/#source-manual') };
}

/** Who says what is verdict by a rule, in these sections, where the ruling is open if there is one. */
export function whoSays(sections: readonly Section[], rule: RuleId, open: RulingId | null): SourceOfVerdict {
  const grounds = sections.map((section) => ({
    id: section,
    title: OUTSIDE_MANUAL.includes(section) ? null : MANUAL_TITLE,
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
