import { GAME_ID } from '#games/chronicle/rules/game-id';
import { MANUAL_TITLE, OUTSIDE_MANUAL, type Section } from '#games/chronicle/rules/source-sections';
import { rulebook as book } from '#said/chronicle/rulebook';
import { gameUrl } from '#widgets/game-url.ts';
import type { ListedSource, SourceCitation } from '../../../components/source-citation.ts';

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
    ? { source: place, place: null, address: gameUrl(GAME_ID, '/rules/#source-reviews') }
    : { source: book.manual, place, address: gameUrl(GAME_ID, '/rules/#source-manual') };
}
