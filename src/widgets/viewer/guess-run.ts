import type { GameTypes } from '#kit/game';
import type { Attempt } from '../scene/match-attempt-to-authored-line.ts';

/** A guess and what came of it. */
export interface Guess<T extends GameTypes> {
  /** The frame it was made at. */
  readonly at: number;
  readonly action: T['action'];
  readonly attempt: Attempt<T>;
}

/** What guessing has come to so far: it outlasts the panel, for whoever looks at another tab meanwhile. */
export interface GuessRun<T extends GameTypes> {
  /** The last guess. */
  readonly guess: Guess<T> | null;
  /** How many guesses were right without help, and of how many. */
  readonly score: { readonly hit: number; readonly of: number };
  /** At which step a guess was found to be as good as any, or not to be. */
  readonly found: { readonly at: number; readonly isAsGood: boolean } | null;
}

export const NOTHING_GUESSED: GuessRun<never> = { guess: null, score: { hit: 0, of: 0 }, found: null };
