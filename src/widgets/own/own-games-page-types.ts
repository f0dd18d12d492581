import type { ComponentType } from 'preact';
import type { GameTypes } from '#kit/game';
import type { PlayerNames } from '#replays/replace-player-names';
import type { Entry } from '#studies/study-database-queries';
import type { ViewedGame } from '../viewer/replay-viewer-props.ts';
import type { ReadGame } from './read-games.ts';

/** What the page of own games shows. */
export type Shown<T extends GameTypes, Extra extends object> =
  { readonly type: 'list' } | Several<T, Extra> | One<T, Extra>;

/** Several games that came together. */
export interface Several<T extends GameTypes, Extra extends object> {
  readonly type: 'games';
  readonly games: readonly ReadGame<T, Extra>[];
  /** The fragment of the address that holds them, if any does. */
  readonly fragment: string;
}

export interface One<T extends GameTypes, Extra extends object> {
  readonly type: 'game';
  readonly game: ReadGame<T, Extra>;
  readonly entry: Entry | null;
  /** Who played, where that has been changed since it was read. */
  readonly players?: PlayerNames | undefined;
  /** The games that came with it, to go back to. */
  readonly among?: Several<T, Extra>;
  /** The address of the move to open at; without one a game that a mistake breaks off opens there. */
  readonly start?: string | undefined;
}

/** A game as its viewer is given it. */
export interface OwnGame<T extends GameTypes, Extra extends object> extends ViewedGame<T> {
  readonly entry: Entry | null;
  readonly settled: (entry: Entry, isBeside: boolean) => void;
  readonly extra: Extra | null;
}

/** What shows a game, fetched when there is one. Where a game has no extras that is its viewer. */
export type OwnViewer<T extends GameTypes, Extra extends object> = () => Promise<{
  readonly default: ComponentType<OwnGame<T, Extra>>;
}>;
