import type { BookmarksWords } from '../text-types/bookmarks.ts';

/** English. */
export const words: BookmarksWords = {
  title: 'Bookmark',
  note: 'Your note',
  keep: 'Bookmark this move',
  keepNote: 'Keep the note',
  remove: 'Remove the bookmark',
  kept: 'This move is bookmarked.',
  removed: 'The bookmark is removed.',
  troubles: {
    blocked: 'Your browser does not let this page keep anything, so the move is not bookmarked.',
    damaged: 'This move is bookmarked. What was kept here before could not be read, and was set aside.',
    mended:
      'This move is bookmarked. Some of what was kept here before could not be used, and was set aside.',
    later:
      'A newer version of Cabinet keeps your bookmarks now. Close every page of Cabinet, come back and try again.',
    refused: 'This move could not be bookmarked. What was kept before is still there.',
  },
  all: 'All your bookmarks',
  holdsGame:
    'The bookmark holds the whole game as it is now, and finds it again even if you change or delete it.',
};
