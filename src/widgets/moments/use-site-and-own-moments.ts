import { useEffect, useState } from 'preact/hooks';
import { unpackMoments, type MomentIndex } from '#replays/moments/moment-index';
import type { Moment, MomentSource } from '#replays/moments/moment-types';
import { gamePageUrl } from '../game-page-url.ts';

/** What reads the moments in the text of a kept game, once it is fetched. Never throws: what cannot be read has none. */
export type ReadOwnMoments = () => Promise<{
  readonly momentsIn: (source: MomentSource, text: string) => readonly Moment[];
}>;

type Library =
  { readonly type: 'loading' | 'failed' } | { readonly type: 'there'; readonly moments: readonly Moment[] };

interface Own {
  readonly isReading: boolean;
  readonly moments: readonly Moment[];
}

interface Moments {
  /** What the site itself shows. */
  readonly library: Library;
  /** What the reader keeps. */
  readonly own: Own;
  readonly fetchAgain: () => void;
}

/** All moments of a game: those of the site are fetched, those of one's own games are read here. */
export function useSiteAndOwnMoments(game: string, readOwn: ReadOwnMoments): Moments {
  const [library, keep] = useState<Library>({ type: 'loading' });
  const [own, keepOwn] = useState<Own>({ isReading: false, moments: [] });
  const fetchLibrary = () => {
    keep({ type: 'loading' });
    void fetchIndex(game).then((index) => {
      keep(index === null ? { type: 'failed' } : { type: 'there', moments: unpackMoments(index) });
    });
  };
  useEffect(() => {
    fetchLibrary();
    void readAll(game, readOwn, () => {
      keepOwn({ isReading: true, moments: [] });
    }).then((moments) => {
      keepOwn({ isReading: false, moments });
    });
  }, []);
  return { library, own, fetchAgain: fetchLibrary };
}

/** Null where it cannot be fetched. */
async function fetchIndex(game: string): Promise<MomentIndex | null> {
  try {
    const response = await fetch(gamePageUrl(game, '/moments.json'));
    // The build of this very site has written it.
    return response.ok ? ((await response.json()) as MomentIndex) : null;
  } catch {
    return null;
  }
}

/** The moments of all games that are kept in this browser. Who keeps none does without what reads them. */
async function readAll(
  game: string,
  readOwn: ReadOwnMoments,
  begins: () => void,
): Promise<readonly Moment[]> {
  try {
    const [{ list, load }, { fragmentOf }] = await Promise.all([
      import('#studies/study-store'),
      import('#studies/study-id-fragment'),
    ]);
    const listed = await list(game);
    if (!listed.ok || listed.value.studies.length === 0) return [];
    begins();
    const { momentsIn } = await readOwn();
    const moments: Moment[] = [];
    for (const { id, name } of listed.value.studies) {
      const found = await load(game, id);
      if (!found.ok) continue;
      const address = gamePageUrl(game, `/study/?at={at}#${fragmentOf(id)}`);
      moments.push(...momentsIn({ kind: 'own', title: name, address }, found.value.text));
    }
    return moments;
  } catch {
    // What cannot be fetched now is found the next time.
    return [];
  }
}
