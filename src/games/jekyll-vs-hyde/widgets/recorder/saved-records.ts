import { GAME_ID } from '#games/jekyll-vs-hyde/rules/game-id';
import { readRecordFile } from '#games/jekyll-vs-hyde/record/record-file';
import type { Entry } from '#studies/entries';
import { list, load } from '#studies/store';

/** How many of the games that were changed last are looked into. */
const LOOK = 12;

/** The records among a reader's games, the last changed first. None where nothing can be read. */
export async function ownRecords(most: number): Promise<readonly Entry[]> {
  const listing = await list(GAME_ID);
  if (!listing.ok) return [];
  const found: Entry[] = [];
  for (const entry of listing.value.studies.slice(0, LOOK)) {
    if (found.length === most) break;
    const study = await load(GAME_ID, entry.id);
    if (study.ok && readRecordFile(study.value.text) !== null) found.push(entry);
  }
  return found;
}
