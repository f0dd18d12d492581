import { useEffect, useState } from 'preact/hooks';
import { keepInAddress } from './keep-in-address.ts';
import Search, { type SearchProps } from './Search.tsx';

export interface SearchAllGamesProps extends Pick<SearchProps, 'games' | 'readers' | 'judges'> {
  /** What the row of games is called, and the choice of all of them: from the page, for no other search has any. */
  readonly words: { readonly of: string; readonly all: string };
}

/** What the address calls the game that is asked for. */
const GAME = 'game';

/** The search of all games, which a tap narrows to one of them, before anything is typed or after. The address keeps it, as it keeps what is typed. */
export default function SearchAllGames({ games, words, readers, judges }: SearchAllGamesProps) {
  const [only, setOnly] = useState<string>();
  useEffect(() => {
    const asked = new URLSearchParams(location.search).get(GAME);
    setOnly(games.find(({ id }) => id === asked)?.id);
  }, []);
  const choices: readonly (readonly [id: string | undefined, title: string])[] = [
    [undefined, words.all],
    ...games.map(({ id, title }) => [id, title] as const),
  ];
  return (
    <Search games={games} only={only} readers={readers} judges={judges}>
      <div class="search-games" role="group" aria-label={words.of}>
        {choices.map(([id, title]) => (
          <button
            key={title}
            type="button"
            class="button quiet"
            aria-pressed={only === id}
            onClick={() => {
              setOnly(id);
              keepInAddress(GAME, id ?? '');
            }}
          >
            {title}
          </button>
        ))}
      </div>
    </Search>
  );
}
