import { useEffect, useRef, useState } from 'preact/hooks';
import { list, type Listing } from '#studies/study-store';
import { words } from '#said/own-games';
import type { KeptGames, Outline } from './kept-game-outline.ts';

/** Fetches what tells of a game by its text. It never throws; null where nothing of the text can be read. */
export type LoadOutline = () => Promise<{ readonly outline: (text: string) => Outline | null }>;

interface KeptGamesProps {
  readonly game: string;
  readonly outline: LoadOutline;
  /** Is told where any are kept. */
  readonly found: () => void;
  /** With null: what was wrong is so no longer. */
  readonly complain: (sentence: string | null) => void;
}

/** What is kept; null until it is known. `look` looks again. */
export function useKeptGames({ game, outline, found: tellFound, complain }: KeptGamesProps): {
  readonly listing: KeptGames | null;
  readonly look: () => Promise<void>;
} {
  const [listing, show] = useState<KeptGames | null>(null);
  /** Whether the games could not be had because of another tab; and whether anybody still waits for them. */
  const isHeld = useRef(false);
  const isHere = useRef(true);
  /** The listing that was looked up last: an older one is not read on. */
  const latest = useRef<Listing | null>(null);
  const look = async () => {
    const found = await list(game);
    if (!found.ok) {
      complain(words.troubles[found.problem.type]);
      isHeld.current = found.problem.type === 'held';
      // As soon as the other tab lets go.
      if (isHeld.current && isHere.current) void look();
      return;
    }
    if (isHeld.current) complain(null);
    isHeld.current = false;
    latest.current = found.value;
    if (found.value.studies.length > 0) tellFound();
    const read = await readerOf(found.value, outline);
    if (read === null) show(found.value);
    else
      for await (const listing of read) {
        if (!isHere.current || latest.current !== found.value) return;
        show(listing);
      }
  };
  useEffect(() => {
    isHere.current = true;
    void look();
    return () => {
      isHere.current = false;
    };
  }, []);
  return { listing, look };
}

/** Reads what is kept; null where nothing is, or where what reads it cannot be fetched: the list is there all the same. */
async function readerOf(found: Listing, load: LoadOutline): Promise<AsyncIterable<KeptGames> | null> {
  if (found.studies.length === 0) return null;
  try {
    const [{ outline }, { outlineInTimeSlices }] = await Promise.all([
      load(),
      import('./outline-kept-games-in-time-slices.ts'),
    ]);
    return outlineInTimeSlices(found, outline);
  } catch {
    return null;
  }
}
