import type { ComponentType } from 'preact';
import type { GameTypes } from '#kit/game';
import type { Path } from '#replays/move-path';
import type { Line, Replay } from '#replays/replay';
import type { Entry } from '#studies/study-database-queries';
import type { Change, GameFrame, Viewer } from '../face.ts';
import type { EditSession } from './edit-session.ts';
import type { GuessRun } from './guess-run.ts';

/** What a reader can do with a replay besides watching it. */
export type PanelName = 'why' | 'infer' | 'worth' | 'guess' | 'edit' | 'notes' | 'share';
export type Mode = 'watch' | PanelName;

/** What stands beside the table: the moves, and what can be found out, worked out or handed on. */
export type Tab = 'moves' | 'explore' | 'analyse' | 'share';

/** Under which tab a mode is found. */
export const TAB_OF: Readonly<Record<PanelName, Tab>> = {
  edit: 'moves',
  notes: 'moves',
  why: 'explore',
  infer: 'explore',
  guess: 'explore',
  worth: 'analyse',
  share: 'share',
};

/** What stands under the table in a mode, fetched when it is wanted. A game offers the modes that it has a panel for. */
export type Panels<T extends GameTypes> = Readonly<
  Partial<Record<PanelName, () => Promise<{ readonly default: ComponentType<PanelProps<T>> }>>>
>;

/** Places on the stage that a panel can fill by a `Portal`, each null while it is not there: what belongs there does not stand beside the table. */
export interface PanelPlaces {
  /** Instead of the hand that is played from. */
  readonly hand: HTMLElement | null;
  /** Before what is said of the move. */
  readonly told: HTMLElement | null;
  /** Under the slider, as wide as it. */
  readonly course: HTMLElement | null;
  /** Behind the present move in the list. */
  readonly note: HTMLElement | null;
  /** Instead of the ways through the game, while a panel shows something else on the table. */
  readonly line: HTMLElement | null;
}

/** A hand that is played from. */
export interface PlayedHand<T extends GameTypes> {
  readonly seat: T['seat'];
  /** The card by whose touch it was taken up; null where none is pressed any more. */
  readonly pressed: T['card'] | null;
}

export interface PanelProps<T extends GameTypes> {
  readonly replay: Replay<T>;
  readonly frames: readonly GameFrame<T>[];
  readonly at: number;
  readonly jump: (id: number) => void;
  /** Puts a changed line in place of the old one and shows the step at the path. */
  readonly change: (line: Line<T['action']>, path: Path) => void;
  /** The text of the file that its observer would keep with these moves; null: these cannot be kept so; undefined: all of it is known. */
  readonly textOf: ((moves: Line<T['action']>) => string | null) | undefined;
  /** The text of the record that goes on, with what stands beside its moves; null where they are no longer its moves. */
  readonly recordText: ((moves: Line<T['action']>) => string | null) | undefined;
  /** Where the replay is kept in this browser; null where it is not (yet). */
  readonly entry: Entry | null;
  /** What a panel that changes the game leaves here for when it is opened again. */
  readonly notebook: { current: EditSession<T['action']> | null };
  /** What the guessing leaves here, which goes on when something else has been looked at; null where nothing has been guessed. */
  readonly guessed: { current: GuessRun<T> | null };
  /** Is told where the game is kept, whenever that changes. */
  readonly settled: (entry: Entry, isBeside: boolean) => void;
  /** The game of the site that this is, by its name; null: it has been changed, or comes from elsewhere. */
  readonly site: string | null;
  /** Whose eyes the table is seen through: no other hand may be told of. */
  readonly viewer: Viewer<T>;
  /** Sees it through these eyes; who sits below stays. */
  readonly seeAs: (viewer: Viewer<T>) => void;
  /** Shows the table to a seat, which then sits below. */
  readonly sit: (seat: T['seat']) => void;
  /** Whether nobody knows all hands: what is unknown has been made up, and is never handed on. */
  readonly observed: boolean;
  /** Who sits at the bottom; undefined: whom the game places there. */
  readonly below: T['seat'] | undefined;
  /** The card of the table that was asked about at this step. */
  readonly asked: T['card'] | null;
  readonly places: PanelPlaces;
  /** The hand at the table that this panel draws into its place; null where nobody plays now. */
  readonly hand: PlayedHand<T> | null;
  /** Whether it stands out of sight, under a tab that is not open, for as long as it is at work. */
  readonly isAside: boolean;
  /** Says whether it is at something that goes on under another tab. */
  readonly workAside: (isAtWork: boolean) => void;
  /** Leaves the hand as it lies, until the next step. */
  readonly putDown: () => void;
  /** Shows another position on the table in place of that of the game, until the next step; null shows the game again. */
  readonly show: (change: Change<T> | null) => void;
}
