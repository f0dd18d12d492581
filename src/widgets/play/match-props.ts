import type { GameTypes } from '#kit/game';
import type { RunningSlot } from '#progress/unfinished-game';
import type { CurrentGame } from './current-game.ts';
import type { OpponentTypes } from './play-adapter.ts';

export interface MatchProps<T extends GameTypes, P extends OpponentTypes> {
  readonly begun: CurrentGame<T, P>;
  /** What somebody else has played from the same cards, against the same opponents. */
  readonly other?: CurrentGame<T, P> | undefined;
  /** Where it is kept. */
  readonly slot: RunningSlot;
  /** Another game of the kind, in this role. */
  readonly again: (seat: T['seat']) => void;
  readonly leave: () => void;
}
