import { useEffect, useRef, useState } from 'preact/hooks';
import { MAX_COMMENT } from '#kit/input-limits';
import { browserStorage } from '#storage/web-storage';
import { hasProgress } from '#progress/has-progress';
import { words } from '#said/bookmarks';
import { gamePageUrl } from '../game-page-url.ts';
import { useTextLimit } from '../use-text-limit.ts';

interface BookmarkFieldProps {
  readonly game: string;
  /** The address of the move among the pages of the game. */
  readonly address: `/${string}`;
  /** Where it is, in words. */
  readonly title: string;
  /** What happens there. */
  readonly says: string;
  /** Whether the address holds the whole game. */
  readonly holdsGame: boolean;
}

/** Keeps a move with a note, so that the reader finds it again on the page of moments. */
export function BookmarkField({ game, address, title, says, holdsGame }: BookmarkFieldProps) {
  const { isKept, note, write, keep, remove, told } = useBookmark(game, address, { title, says });
  const bounds = useTextLimit(MAX_COMMENT);
  const first = useRef<HTMLButtonElement>(null);
  return (
    <>
      <p class="label">{words.title}</p>
      <label>
        {words.note}
        <textarea
          rows={2}
          dir="auto"
          value={note}
          onBeforeInput={bounds.onBeforeInput}
          onInput={({ currentTarget }) => {
            const text = currentTarget.value.toWellFormed();
            if (bounds.allows(text)) write(text);
          }}
        />
      </label>
      {holdsGame && <p>{words.holdsGame}</p>}
      <div class="actions">
        <button type="button" class="button quiet" ref={first} onClick={keep}>
          {isKept ? words.keepNote : words.keep}
        </button>
        {isKept && (
          <button
            type="button"
            class="button quiet"
            onClick={() => {
              first.current?.focus();
              remove();
            }}
          >
            {words.remove}
          </button>
        )}
      </div>
      <p role="status">{bounds.sentence ?? told}</p>
      <p>
        <a href={gamePageUrl(game, '/moments/#bookmarks')}>{words.all}</a>
      </p>
    </>
  );
}

/** What reads and writes bookmarks, fetched when there is one to be read or to be kept. */
const fetchStore = () =>
  Promise.all([import('#progress/progress-store'), import('#progress/add-and-remove-bookmark')]);

function useBookmark(
  game: string,
  address: string,
  { title, says }: { readonly title: string; readonly says: string },
) {
  const [isKept, know] = useState(false);
  const [note, write] = useState('');
  const [told, tell] = useState('');
  useEffect(() => {
    let isWanted = true;
    know(false);
    write('');
    tell('');
    if (hasProgress(game))
      void fetchStore().then(([{ load }]) => {
        const there = load(browserStorage(), game).progress.bookmarks[address];
        if (!isWanted || there === undefined) return;
        know(true);
        write(there.note);
      });
    return () => {
      isWanted = false;
    };
  }, [game, address]);
  const keep = async () => {
    const [{ change }, { withBookmark }] = await fetchStore();
    const made = Date.now();
    const { trouble } = change(browserStorage(), game, (progress) =>
      withBookmark(progress, address, { title, says, note, made }),
    );
    const isThere = trouble === null || trouble === 'damaged' || trouble === 'mended';
    know(isThere);
    tell(trouble === null ? words.kept : words.troubles[trouble]);
  };
  const remove = async () => {
    const [{ change }, { withoutBookmark }] = await fetchStore();
    change(browserStorage(), game, (progress) => withoutBookmark(progress, address));
    know(false);
    write('');
    tell(words.removed);
  };
  return { isKept, note, write, keep: () => void keep(), remove: () => void remove(), told };
}
