import * as storage from '#storage/stored-item';
import type { TextStorage } from '#storage/web-storage';
import type { StoredItem, StorageProblem } from '#storage/stored-item';
import { gameKey } from '#storage/game-storage-key';
import { PROGRESS_ITEM } from './has-progress.ts';
import { NOTHING, readProgress, writeProgress, type Progress } from './progress.ts';

/** Progress in the browser's storage, each game's by itself. */

/** Where the progress in a game is kept. */
export function storedProgress(game: string): StoredItem<Progress> {
  return {
    key: gameKey(PROGRESS_ITEM, game),
    read: (text) => {
      const read = readProgress(text);
      if (!read.ok) return { type: read.problem.type === 'later' ? 'later' : 'damaged' };
      const { progress, slips } = read.value;
      return { type: slips === 0 ? 'whole' : 'mended', value: progress };
    },
    write: writeProgress,
  };
}

/** What a reader has done in a game, as far as it can be known, and what is wrong with what is kept. */
export interface Stored {
  readonly progress: Progress;
  readonly trouble: StorageProblem | null;
}

/** What is stored of a game. What cannot be used of it is set aside and reported, and progress goes on with the rest. */
export function load(shelf: TextStorage | null, game: string): Stored {
  const { value, trouble } = storage.load(shelf, storedProgress(game));
  return { progress: value ?? NOTHING, trouble };
}

/** Changes what is stored of a game, and gives it. Where nothing can be stored the change is given all the same. */
export function change(
  shelf: TextStorage | null,
  game: string,
  make: (progress: Progress) => Progress,
): Stored {
  const { value, trouble } = storage.change(shelf, storedProgress(game), (progress) =>
    make(progress ?? NOTHING),
  );
  return { progress: value, trouble };
}
