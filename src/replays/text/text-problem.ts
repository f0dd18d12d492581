import type { GameTypes } from '#kit/game';
import type { Fault } from '../replay-problem.ts';
import type { Glyph } from '../replay.ts';

/** What is wrong with a text that somebody wrote: facts, for `words` to say. */

/** What belongs at a place, in the brackets and headers around the moves. */
export type Expected = 'move' | 'header-name' | 'value' | 'no-value' | 'closing-bracket';

/** A slip of the pen that has nothing to do with the game. */
export type TextFault =
  | { readonly type: 'nothing-here' }
  /** `found` is null at the end of the text. */
  | { readonly type: 'misplaced'; readonly found: string | null; readonly expected: Expected }
  | { readonly type: 'unclosed'; readonly what: 'comment' | 'variation' | 'value' }
  | { readonly type: 'bad-glyph'; readonly found: string; readonly known: readonly Glyph[] }
  | { readonly type: 'bad-escape'; readonly found: string }
  | { readonly type: 'before-move'; readonly what: Note }
  /** A word that can stand nowhere in a game, and the word that is close to it, if any is. */
  | { readonly type: 'misspelt'; readonly found: string; readonly meant: string | null }
  | { readonly type: 'second-note'; readonly what: 'comment' | 'glyph' }
  | { readonly type: 'unknown-header'; readonly found: string; readonly known: readonly string[] }
  | { readonly type: 'second-header'; readonly name: string }
  | { readonly type: 'too-many-games'; readonly limit: number };

/** What can stand behind a move. */
export type Note = 'comment' | 'glyph' | 'variation';

/** A place in a text, both counted from 1; a column is a character, not a byte. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** What is wrong, and where; `Slip` is what the game's notation can say. */
export interface TextProblem<T extends GameTypes, Slip> extends Place {
  /** The number of the move, counted from 1; null where the fault lies outside the moves. */
  readonly move: number | null;
  /** Which variation, at each level of nesting, counted from 1; empty on the main line. */
  readonly variation: readonly number[];
  readonly fault: Fault<T> | TextFault | Slip;
}
