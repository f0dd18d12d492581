import type { GameTypes, Rules } from '#kit/game';
import type { Machine, Standing } from '#kit/game-machine';
import type { Result } from '#kit/parse-result';
import type { LinkProblem } from '#kit/checksummed-link';

/**
 * What a game gives so that positions of it can be laid out, linked to and played on from. A facet: a game without a sandbox has
 * none. A setup is whatever the game makes of a position as somebody lays it on the table, plain JSON; whether it can come up in a
 * game is not asked. Chance is no part of it: what a dealer would do is a move like any other.
 */
export interface Positions<T extends GameTypes, Setup extends object> {
  /**
   * What plays on from a position. The rules alone will do, as `machines/rules-only-machine.ts` has them run: no statechart is fetched
   * then.
   */
  readonly machine: Machine<T, Standing<T>, Rules<T>>;

  /** The table before anything lies on it, by the default rulings. */
  readonly empty: Setup;

  /** The state that a setup describes. Every setup has one, however odd it is: never throws. */
  readonly stateOf: (setup: Setup) => T['state'];

  readonly rulingsOf: (setup: Setup) => T['rulings'];
  readonly underRulings: (setup: Setup, rulings: T['rulings']) => Setup;

  /** A question that leads to a state of a game: a setup, and what was played from it. */
  readonly questionOf: (state: T['state']) => Question<T, Setup>;

  /**
   * A question as the fragment of a link, without its `#`, sealed by `kit/checksummed-link.ts`. What `readLink` reads of it is the same
   * question.
   */
  readonly writeLink: (question: Question<T, Setup>) => string;

  /**
   * The question of a fragment that anybody may have written: nothing of it is trusted, but whether its moves are allowed is for
   * the board to find out. Links of earlier versions are read for ever.
   */
  readonly readLink: (fragment: string) => Result<Question<T, Setup>, LinkProblem>;

  /** Fetches what reads moves from JSON: asked for only where more than the link holds was kept. */
  readonly actionReader: () => Promise<(json: unknown) => Result<T['action'], unknown>>;
}

/** A question to the rules: a position laid out, and the moves played on from there. */
export interface Question<T extends GameTypes, Setup> {
  readonly setup: Setup;
  readonly moves: readonly T['action'][];
}
