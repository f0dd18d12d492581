import type { GameTypes } from '#kit/game';
import type { RunningSlot } from '#progress/unfinished-game';
import type { CurrentGame } from './current-game.ts';
import type { RivalTypes } from './rivals.ts';

export interface MatchProps<T extends GameTypes, P extends RivalTypes> {
  readonly begun: CurrentGame<T, P>;
  /** Where it is kept. */
  readonly slot: RunningSlot;
  /** Another game of the kind, in this role. */
  readonly again: (seat: T['seat']) => void;
  readonly leave: () => void;
}
