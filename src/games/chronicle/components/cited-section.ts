import { OUTSIDE_MANUAL, type Section } from '#games/chronicle/rules/source-sections';
import { rulebook as book } from '#said/chronicle/rulebook';
import type { SourceCitation } from '../../../components/source-citation.ts';

/** A section of the manual, or what tells of single cards and is no part of it. */
export function citedSection(section: Section): SourceCitation {
  const place = book.sections[section];
  return OUTSIDE_MANUAL.includes(section) ? { source: place, place: null } : { source: book.manual, place };
}
