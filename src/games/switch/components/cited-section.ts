import type { Section } from '#games/switch/rules/source-sections';
import { words as pages } from '#said/switch/page-texts';
import { rulebook as book } from '#said/switch/rulebook';
import type { SourceCitation } from '../../../components/source-citation.ts';

/** A section of the house rules, with what they are. */
export function citedSection(section: Section): SourceCitation {
  return { source: pages.rulebook.source, place: book.sections[section] };
}
