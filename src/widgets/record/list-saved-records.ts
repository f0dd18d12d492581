import type { GameTypes } from '#kit/game';
import type { Entry } from '#studies/study-database-queries';
import { list, load } from '#studies/study-store';
import type { RecordFileAdapter } from './record-file-adapter.ts';

/** How many of the games that were changed last are looked into. */
const LOOK = 12;

/** The records among a reader's games, the last changed first. None where nothing can be read. */
export async function listSavedRecords<T extends GameTypes, Recording extends object>(
  { game, read }: Pick<RecordFileAdapter<T, Recording>, 'game' | 'read'>,
  most: number,
): Promise<readonly Entry[]> {
  const listing = await list(game);
  if (!listing.ok) return [];
  const found: Entry[] = [];
  for (const entry of listing.value.studies.slice(0, LOOK)) {
    if (found.length === most) break;
    const study = await load(game, entry.id);
    if (study.ok && read(study.value.text) !== null) found.push(entry);
  }
  return found;
}
