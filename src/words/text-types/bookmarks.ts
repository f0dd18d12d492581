import type { StorageProblem } from '#storage/stored-item';

/** What is said where a move of a game is bookmarked. */
export interface BookmarksWords {
  readonly title: string;
  readonly note: string;
  readonly keep: string;
  readonly keepNote: string;
  readonly remove: string;
  readonly kept: string;
  readonly removed: string;
  /** Why it is not kept. */
  readonly troubles: Readonly<Record<StorageProblem, string>>;
  readonly all: string;
  /** It is a game of one's own: the bookmark holds it as it is now. */
  readonly holdsGame: string;
}
