import { GAME_ID } from '#games/jekyll-vs-hyde/rules/game-id';
import { sourceOf, type Citation } from '#games/jekyll-vs-hyde/rules/sources';
import { rulebook as book } from '#said/jekyll-vs-hyde/rulebook';
import { gameUrl } from '#widgets/game-url.ts';
import type { SourceCitation } from '../../../components/source-citation.ts';

/** A point of the sources, with who says so in words. */
export function citedPoint(citation: Citation): SourceCitation {
  const source = sourceOf(citation);
  // After the letter of the source.
  const place = citation.slice(2);
  return {
    source: book.sourceNames[source],
    place: source === 'L' ? book.pointOfList(place) : place,
    address: gameUrl(GAME_ID, `/rules/#source-${source}`),
  };
}
