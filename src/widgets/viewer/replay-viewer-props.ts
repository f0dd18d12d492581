import type { ComponentChildren } from 'preact';
import type { GameTypes } from '#kit/game';
import type { Line, Replay } from '#replays/replay';
import type { Entry } from '#studies/study-database-queries';
import type { Face } from '../face.ts';
import type { MovePlace } from '../replay/use-replay-steps.ts';
import type { Panels } from './panel-and-tab-types.ts';

/** What a page says of the game that it shows. */
export interface ViewedGame<T extends GameTypes> {
  readonly replay: Replay<T>;
  /** Which game of the site it is, by its name in addresses. */
  readonly site?: string | undefined;
  /** Where it is kept in this browser, if it is. */
  readonly entry?: Entry | null;
  /** Is told where it is kept, whenever that changes; `isBeside`: as another game than the one that was opened, which stays. */
  readonly settled?: (entry: Entry, isBeside: boolean) => void;
  /**
   * The text of the record that the game was entered into, with what stands beside its moves; null where the line has become
   * another game than that, and is kept beside it. Undefined: it is no record.
   */
  readonly recordText?: ((moves: Line<T['action']>) => string | null) | undefined;
  /** The text of the file in which what nobody has seen stays unknown, where the replay has made some of it up; null: with these moves there is none. */
  readonly textOf?: ((moves: Line<T['action']>) => string | null) | undefined;
  /** The address of the move to open at, within the replay. */
  readonly start?: string | undefined;
  /** Where in the address of the page the move stands. */
  readonly place?: MovePlace;
  /** The statechart, drawn at build time. */
  readonly chart?: ComponentChildren;
  /** The moves of the replay, if they were drawn at build time. */
  readonly drawn?: ComponentChildren;
}

export interface ReplayViewerProps<T extends GameTypes> extends ViewedGame<T> {
  readonly face: Face<T>;
  readonly panels: Panels<T>;
  /** Who saw it, where nobody knows all hands: what is unknown has been made up and is never shown. */
  readonly observer?: Observer<T> | undefined;
  readonly openInSandbox?: (state: T['state']) => void;
  /** Whether the game is played against the computer, and so can be played on from any move. */
  readonly playsOn?: boolean;
}

/** One who saw a game from a seat. */
export interface Observer<T extends GameTypes> {
  readonly seatIn: (state: T['state']) => T['seat'];
  /** The text of the file that keeps what was seen, with what stands beside these moves. */
  readonly textOf: (moves: Line<T['action']>) => string;
}
