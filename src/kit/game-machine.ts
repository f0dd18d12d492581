import type { Game, GameTypes, SeatsAndViews } from './game.ts';
import type { Result } from './parse-result.ts';

/**
 * A game with the statechart that plays it: what replays are read against, and what every widget runs. The statechart is a
 * claim about the order of play; the rules decide, and both must agree at every move. Where nothing is read of files and nothing
 * is dealt, `Of` can be the rules alone, which weigh less; where nothing is tried either, what shows the game.
 */
export interface Machine<
  T extends GameTypes,
  Position extends Standing<T>,
  Of extends SeatsAndViews<T> = Game<T>,
> {
  readonly game: Of;

  /** The chart before the first action. A ruling that is left out has its default. */
  begin(rulings?: Partial<T['rulings']>): Position;

  /** The chart entered at a state of the rules, wherever it came from. */
  enter(state: T['state']): Position;

  /** Where an action leads, or why it is refused. The given position stays as it was. */
  play(position: Position, action: T['action']): Result<Position, readonly T['refusal'][]>;

  /** The node of the chart on which a position stands: the path from the root, as `tricks.lead`. */
  place(position: Position): string;
}

/** Where a game stands on its chart, and how it came there. */
export interface Standing<T extends GameTypes> {
  readonly context: {
    readonly state: T['state'];
    /** What the last action brought about, in order; none where the chart was entered or has just begun. */
    readonly events: readonly T['event'][];
  };
}
