import type { Card, Seat } from '#games/jekyll-vs-hyde/rules/cards';
import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import type { Recording } from '#games/jekyll-vs-hyde/record/record-due';
import type { Action } from '#games/jekyll-vs-hyde/rules/state';
import type { Viewer } from '#games/jekyll-vs-hyde/rules/view';
import type { Path } from '#replays/path';
import type { Line, Replay } from '#replays/replay';
import type { Entry } from '#studies/entries';
import type { EditSession } from './edit-session.ts';
import type { ReplayFrame } from './round-outline.ts';

/** What a reader does with a replay besides watching it. */
export type Mode = 'watch' | 'why' | 'infer' | 'worth' | 'guess' | 'edit' | 'notes' | 'share';

/** What stands under the table in another mode, loaded when it is wanted. */
export interface PanelProps {
  readonly replay: Replay<JekyllVsHyde>;
  readonly frames: readonly ReplayFrame[];
  readonly at: number;
  readonly jump: (id: number) => void;
  /** Puts a changed line in place of the old one and shows the step at the path. */
  readonly change: (line: Line<Action>, path: Path) => void;
  /** Where the replay is kept in this browser; null where it is not (yet). */
  readonly entry: Entry | null;
  /** The record that the replay was made of, if any. */
  readonly recording: Recording | undefined;
  /** What a panel that changes the game leaves here for when it is opened again. */
  readonly notebook: { current: EditSession | null };
  /** Is told where the game is kept, whenever that changes. */
  readonly settled: (entry: Entry) => void;
  /** The game of the site that this is, by its name; null: it has been changed, or comes from elsewhere. */
  readonly site: string | null;
  /** Whose eyes the table is seen through: no other hand may be told of. */
  readonly viewer: Viewer;
  /** Shows the table to a seat, which then sits below. */
  readonly sit: (seat: Seat) => void;
  /** Whether nobody knows the other hand: it has been made up, and is never handed on. */
  readonly observed: boolean;
  readonly flipped: boolean;
  /** The card of the table that was asked about at this step. */
  readonly asked: Card | null;
}
