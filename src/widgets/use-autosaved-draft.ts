import { useEffect, useState } from 'preact/hooks';
import { gameKey } from '#storage/game-storage-key';
import { tabStorage } from '#storage/web-storage';
import { change, load, type StoredItem } from '#storage/stored-item';

/** Where a draft of a game is kept, by its name: a text of any kind. */
export function draftSlot(game: string, name: string): StoredItem<string> {
  return {
    key: gameKey(`cabinet.draft.${name}`, game),
    read: (text) => ({ type: 'whole', value: text }),
    write: (text) => text,
  };
}

export interface Draft {
  readonly text: string;
  readonly write: (text: string) => void;
  /** Whether it lasts as long as the page only: the browser keeps nothing, or nothing as long. */
  readonly isLoose: boolean;
}

/** A text that a reader is writing. It is there again when they come back to the page in the same tab. */
export function useAutosavedDraft(game: string, name: string): Draft {
  const slot = draftSlot(game, name);
  const [text, show] = useState('');
  const [isLoose, note] = useState(false);
  useEffect(() => {
    show(load(tabStorage(), slot).value ?? '');
  }, []);
  return {
    text,
    isLoose,
    write: (next) => {
      show(next);
      note(change(tabStorage(), slot, () => next).trouble !== null && next !== '');
    },
  };
}
