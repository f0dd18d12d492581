import { GAME_ID } from '#games/jekyll-vs-hyde/rules/game-id';
import { RULEBOOK, RULE_IDS, rulingOf, type RuleId } from '#games/jekyll-vs-hyde/rules/rule-index';
import { RULINGS, type Ruling, type RulingId } from '#games/jekyll-vs-hyde/rules/ruling-readings';
import { sourceOf, SOURCE_TITLES, type Citation } from '#games/jekyll-vs-hyde/rules/sources';
import { rulebook as book } from '#said/jekyll-vs-hyde/rulebook';
import { gamePageUrl } from '#widgets/game-page-url.ts';
import type { SourceOfVerdict } from '#widgets/VerdictSource.tsx';
import type { SourceCitation } from '../../../components/source-citation-types.ts';
import { sourceOfVerdict } from '../../../components/source-of-verdict.ts';

/** A point of the sources, with who says so in words. */
export function sourceCitationOf(citation: Citation): SourceCitation {
  const source = sourceOf(citation);
  // After the letter of the source.
  const place = citation.slice(2);
  return {
    source: book.sourceNames[source],
    place: source === 'L' ? book.pointOfList(place) : place,
    address: gamePageUrl(GAME_ID, `/rules/#source-${source}`),
  };
}

/** Who says what is verdict by a rule, in these points, where the ruling is open if there is one. */
export function whoSays(
  citations: readonly Citation[],
  rule: RuleId,
  open: RulingId | null,
): SourceOfVerdict {
  const grounds = citations.map((citation) => {
    const id = sourceOf(citation);
    return { id, title: SOURCE_TITLES[id] ?? null, ...sourceCitationOf(citation) };
  });
  const ruling: Ruling | null = open && RULINGS[open];
  const place = open === null ? rule : `ruling-${open}`;
  return sourceOfVerdict(grounds, ruling, gamePageUrl(GAME_ID, `/rules/#${place}`));
}

/** Who says each rule of the book. */
export const SOURCE_OF_EACH_RULE: Readonly<Record<string, SourceOfVerdict>> = Object.fromEntries(
  RULE_IDS.map((rule) => [rule, whoSays(RULEBOOK[rule].sources, rule, rulingOf(rule))]),
);
