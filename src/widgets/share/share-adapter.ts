import type { ComponentType } from 'preact';
import type { Game, GameTypes } from '#kit/game';
import type { Notation } from '#kit/notation-interface';
import type { PanelProps } from '../viewer/panel-and-tab-types.ts';
import type { Face } from '../face.ts';

/** What a game gives so that it can be taken along. */
export interface Sharing<T extends GameTypes, Slip extends { readonly type: string }> {
  readonly face: Face<T>;
  readonly game: Game<T>;
  /** How it is written as text. */
  readonly notation: Notation<T, Slip>;
  /** A position as a picture to keep, where the game draws any. */
  readonly Picture?: ComponentType<PictureProps<T>>;
}

export interface PictureProps<T extends GameTypes> extends Pick<
  PanelProps<T>,
  'replay' | 'viewer' | 'below'
> {
  readonly state: T['state'];
  /** What the files are called, without an ending. */
  readonly file: string;
}
