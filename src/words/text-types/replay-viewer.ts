import type { Glyph } from '#replays/replay';

/** What is said of the steps through a game, whichever game it is. */
export interface ReplayViewerWords {
  readonly scrubber: string;
  readonly play: string;
  readonly pause: string;
  readonly speed: string;
  readonly playOn: string;
  readonly sandbox: string;
  /** What can be looked up beside a game, and the tabs of it. */
  readonly besides: string;
  readonly tabs: Readonly<Record<'moves' | 'explore' | 'analyse' | 'share', string>>;
  /** What a reader does with a replay besides watching it, where a tab has more than one such thing. */
  readonly modes: Readonly<Record<'why' | 'infer' | 'guess' | 'edit' | 'notes', string>>;
  readonly position: (move: number, moves: number) => string;
  /** Where nobody is to learn how many there are. */
  readonly move: (move: number) => string;
  /** Shows again what comes after the present move. */
  readonly showAll: string;
  readonly step: (step: number, steps: number) => string;
  readonly moves: string;
  /** Leads past the table and its buttons to the list of moves, by keyboard. */
  readonly toMoves: string;
  readonly happened: string;
  readonly notBegun: string;
  readonly phase: string;
  /** Unfolds what was written beside a move, while the moves to come are guessed. */
  readonly showComment: (move: string) => string;
  /** Above a move that was not played in the game. */
  readonly inVariation: string;
  /** Leads from there to where the game was left. */
  readonly leaveVariation: string;
  readonly glyphs: Readonly<Record<Glyph, string>>;
}
