import type { GameTypes } from '#kit/game';

/**
 * A replay is the log of moves that a game's machine accepts, with what people wrote beside them. It holds nothing
 * that can be computed. In memory it has the shape of the file, so nothing is lost on the way in or out.
 */

export const VERSION = 1;

/** The marks a move can carry, from brilliant to blunder. */
export const GLYPHS = ['!!', '!', '!?', '?!', '?', '??'] as const;
export type Glyph = (typeof GLYPHS)[number];

/** One move and what was written beside it. */
export interface Step<Action> {
  readonly action: Action;
  readonly comment?: string;
  readonly glyph?: Glyph;
  /** Each replaces this move and what follows it. */
  readonly variations?: readonly Line<Action>[];
}

export type Line<Action> = readonly Step<Action>[];

export interface Replay<T extends GameTypes> {
  readonly game: string;
  readonly title?: string;
  /** Who sat where; a seat may be left out. */
  readonly players?: Readonly<Partial<Record<T['seat'], string>>>;
  /** Only what the table chose; a ruling left out has its default. */
  readonly rulings?: Partial<T['rulings']>;
  readonly moves: Line<T['action']>;
}
