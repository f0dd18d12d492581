import type { Listing } from '#studies/study-store';
import type { KeptGame, KeptGames, Outline } from './kept-game-outline.ts';

/** How long a slice is in which games are read, in milliseconds, before the page may do something else. */
const SLICE = 30;

const pause = () => new Promise((goOn) => setTimeout(goOn));

/**
 * The listing with as many games read as can be in no time, and with all of them: where they are not very many, no row grows under a
 * finger.
 */
export async function* outlineInTimeSlices(
  { studies, damaged }: Listing,
  outline: (text: string) => Outline | null,
): AsyncGenerator<KeptGames, void> {
  const games: KeptGame[] = studies.map(({ id, name, changed, revision }) => ({
    id,
    name,
    changed,
    revision,
  }));
  let since = performance.now();
  let isShown = false;
  for (const [at, { text, ...entry }] of studies.entries()) {
    games[at] = { ...entry, outline: outline(text) };
    if (performance.now() - since < SLICE) continue;
    if (!isShown) yield { studies: [...games], damaged };
    isShown = true;
    await pause();
    since = performance.now();
  }
  yield { studies: games, damaged };
}
