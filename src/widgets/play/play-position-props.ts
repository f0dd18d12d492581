import type { GameTypes } from '#kit/game';
import type { Standing } from '#kit/game-machine';

/** What is played against the computer from a position that no deal leads to. */
export interface PositionMatchProps<T extends GameTypes> {
  readonly start: Standing<T>;
  /** Where the reader sits. */
  readonly seat: T['seat'];
  /** The rules that the position is about: opponents let the first come up that they can. */
  readonly rules: readonly string[];
}
