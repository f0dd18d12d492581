import { GAME_ID } from '#games/switch/rules/game-id';
import { HOUSE_RULES_TITLE, type Section } from '#games/switch/rules/source-sections';
import { words as pages } from '#said/switch/page-texts';
import { rulebook as book } from '#said/switch/rulebook';
import { gameUrl } from '#widgets/game-url.ts';
import type { ListedSource, SourceCitation } from '../../../components/source-citation.ts';

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
    address: gameUrl(GAME_ID, `/rules/#source-${HOUSE_RULES.id}`),
  };
}
