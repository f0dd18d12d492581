/** Playing something else, and writing beside moves. */
export interface VariationAndCommentPanelWords {
  readonly title: string;
  readonly play: (name: string) => string;
  /** Added to that in a record: that it stays one. */
  readonly ofRecord: string;
  readonly nobody: string;
  readonly glyph: string;
  readonly noGlyph: string;
  readonly comment: string;
  /** Beside what is written, for who sees it: that it is kept. There is room for a word. */
  readonly keptBriefly: string;
  readonly undo: string;
  readonly redo: string;
  readonly nothingHere: string;
  /** Before links to copies that were kept before. */
  readonly earlier: string;
  readonly promote: string;
  readonly remove: string;
  readonly untitled: string;
  /** What a game is called that was made from another and is kept beside it. */
  readonly annotated: (name: string) => string;
  /** What was played here is not kept yet. */
  readonly tried: string;
  /** The same of what cannot be kept in the record it was tried in. */
  readonly leaves: string;
  readonly keep: string;
  readonly kept: (name: string) => string;
  /** It is kept beside the record that it was made from. */
  readonly beside: (name: string) => string;
  /** What was written could not take the place of what was kept, and is kept under the name beside it. */
  readonly parted: Readonly<Record<'newer' | 'missing' | 'damaged', (name: string) => string>>;
  /** The way to what is kept, from a page that shows another game. */
  readonly visit: string;
  readonly other: string;
  readonly troubles: Readonly<
    Record<'full' | 'failed' | 'blocked' | 'held' | 'later' | 'too-large' | 'unreadable', string>
  >;
  readonly file: string;
}
