import type { VariationAndCommentPanelWords } from '../text-types/variation-and-comment-panel.ts';

/** English. */
export const words: VariationAndCommentPanelWords = {
  title: 'Annotate',
  play: (name) =>
    `Play for ${name} at the table: anything other than the game’s own move becomes a variation. Marks and comments go beside the move in the list.`,
  ofRecord: 'All of it stays in your record, which you can go on with.',
  nobody: 'Nobody has a card to play here. Step on, or write something.',
  glyph: 'Mark',
  noGlyph: 'none',
  comment: 'Comment',
  keptBriefly: 'kept',
  undo: 'Undo',
  redo: 'Redo',
  nothingHere: 'There is no move here yet to write beside: step on.',
  earlier: 'You have changed this game before. Go on with',
  promote: 'Make it the main line',
  remove: 'Delete from here',
  untitled: 'Untitled',
  annotated: (name) => `${name}, annotated`,
  tried: 'Only tried out, not kept.',
  leaves:
    'Only tried out: your record stays as it was played. Kept, or commented on, this goes into a second game.',
  keep: 'Keep it',
  kept: (name) => `Kept in this browser as “${name}”, under “Your games”.`,
  beside: (name) =>
    `Kept as a second game, “${name}”, under “Your games”: the record stays as it was played.`,
  parted: {
    newer: (name) =>
      `This game has been changed in another tab. Both are kept: what you write here is “${name}” from now on.`,
    missing: (name) => `This game was deleted in another tab. What you write here is kept as “${name}”.`,
    damaged: (name) =>
      `What was kept of this game cannot be read and is left as it is. What you write here is kept as “${name}”.`,
  },
  visit: 'Open it there, at this move',
  other: 'Go on with the other one',
  troubles: {
    full: 'Your browser has no room left to keep this: it is gone when you leave. Save it as a file.',
    failed:
      'Your browser could not keep this, perhaps because the disk is full: it is gone when you leave. Save it as a file.',
    blocked:
      'Your browser does not let this page keep anything: this is gone when you leave. Save it as a file.',
    held: 'Another tab of this site keeps your browser from keeping this. Close the other tabs: it is tried again until it works.',
    later:
      'A newer version of Cabinet has taken over what this browser keeps: this is gone when you leave. Save it as a file, close every page of Cabinet, and come back.',
    'too-large': 'The game has become larger than a replay may be, and is not kept any further.',
    unreadable:
      'As it stands now this game could not be read again, so it is not kept; what was kept before is still there. Take back the last change, or save it as a file.',
  },
  file: 'Save the game as a file',
};
