import { useEffect, useRef, useState } from 'preact/hooks';
import type { Progress } from '#progress/progress';
import { hasProgress } from '#progress/has-progress';
import { browserStorage } from '#storage/web-storage';
import { words } from '#said/moments';
import { gamePageUrl } from '../game-page-url.ts';
import { useFocusFallback } from '../use-focus-fallback.ts';

const { bookmarks: said } = words;

/** Where who has removed a bookmark goes on: to the next, or where none is left to the heading. */
const NEXT = ['.moments button', 'summary'];

/** The bookmarks of a reader in a game, each leading to its move. */
export function Bookmarks({ game }: { readonly game: string }) {
  const root = useRef<HTMLDetailsElement>(null);
  useFocusFallback(root, NEXT);
  const { kept, isOpen, unfold, news, remove } = useBookmarks(game);
  const all = Object.entries(kept).toSorted(([, a], [, b]) => b.made - a.made);
  // Who has none and asks for none has the room for what is found.
  if (all.length === 0 && !isOpen && news === '') return null;
  return (
    <details
      class="bookmarks"
      id="bookmarks"
      ref={root}
      open={isOpen}
      onToggle={({ currentTarget }) => {
        unfold(currentTarget.open);
      }}
    >
      <summary>
        {said.title} ({all.length})
      </summary>
      <p role="status">{news}</p>
      {all.length === 0 ? (
        <p>{said.none}</p>
      ) : (
        <ul class="moments">
          {all.map(([address, { title, says, note }]) => (
            <li key={address}>
              <a href={gamePageUrl(game, address as `/${string}`)} dir="auto">
                {title}
              </a>
              {note !== '' && (
                <p class="own-words" dir="auto">
                  {note}
                </p>
              )}
              <p>{says}</p>
              <button
                type="button"
                class="button quiet"
                onClick={() => {
                  void remove(address);
                }}
              >
                {said.remove} <span class="visually-hidden">{title}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <p>
        {said.keptWhere} <a href={gamePageUrl(game, '/progress/')}>{said.progress}</a>
      </p>
    </details>
  );
}

function useBookmarks(game: string) {
  const [kept, show] = useState<Progress['bookmarks']>({});
  const [news, tell] = useState('');
  const [isOpen, unfold] = useState(false);
  useEffect(() => {
    if (location.hash === '#bookmarks') unfold(true);
    // Who has kept nothing yet does without what reads it.
    if (hasProgress(game))
      void import('#progress/progress-store').then(({ load }) => {
        const { bookmarks } = load(browserStorage(), game).progress;
        show(bookmarks);
      });
  }, []);
  const remove = async (address: string) => {
    const [{ change }, { withoutBookmark }] = await Promise.all([
      import('#progress/progress-store'),
      import('#progress/add-and-remove-bookmark'),
    ]);
    const { progress } = change(browserStorage(), game, (progress) => withoutBookmark(progress, address));
    show(progress.bookmarks);
    tell(said.removed);
  };
  return { kept, isOpen, unfold, news, remove };
}
