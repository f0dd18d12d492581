import type { Game, GameTypes } from '#kit/game';
import type { Machine, Standing } from '#kit/game-machine';
import type { Result } from '#kit/parse-result';
import type { Misfit } from '#kit/validate-object';

/**
 * What a game gives so that cases about it can be read, played and confirmed: how a position is laid out, and what can be claimed of
 * one besides what every game has. A facet: a game without a casebook has none.
 */

/** The types that the cases of a game are made of. */
export interface CaseTypes {
  /** How a position is laid out. */
  readonly setup: object;
  /** The id of a rule. */
  readonly rule: string;
  /** The id of a point that sources differ on, or leave open. */
  readonly ruling: string;
  /** The id of an answer that no source gives. */
  readonly house: string;
  /** A place in the sources. */
  readonly citation: string;
  /** What a position waits for. */
  readonly phase: string;
  /** What can be claimed of this game alone. */
  readonly claim: { readonly type: string };
  /** What stands in braces in the text of a case, such as a card. */
  readonly word: { readonly type: string };
}

export interface Claims<G extends GameTypes, C extends CaseTypes> {
  readonly machine: Machine<G, Standing<G>, Game<G>>;
  /** In the order of the rulebook. */
  readonly rules: readonly C['rule'][];
  /** The chapter of the rulebook that a rule stands in. */
  readonly chapterOf: (rule: C['rule']) => string;
  /** The point that a rule is one reading of; null where sources agree on it. */
  readonly rulingOf: (rule: C['rule']) => C['ruling'] | null;
  /** The readings of each ruling, the one that is followed here first; none where it changes nothing in play. */
  readonly rulings: Readonly<Record<C['ruling'], readonly string[]>>;
  readonly houses: readonly C['house'][];
  readonly citations: readonly C['citation'][];
  readonly phases: readonly C['phase'][];

  /** A position from JSON, laid out but not begun. */
  readonly readSetup: (json: unknown) => Result<C['setup'], G['misfit']>;
  /** The state that a setup begins with, with these rulings in place of its own. */
  readonly stateOf: (setup: C['setup'], rulings: Partial<G['rulings']>) => G['state'];
  readonly phaseOf: (state: G['state']) => C['phase'];
  /** Who has won, by the seat or as a draw; null: nobody yet. */
  readonly winnerOf: (state: G['state']) => G['seat'] | 'draw' | null;

  /** The types of claims that only this game has. */
  readonly claims: readonly C['claim']['type'][];
  /** One of them from JSON. `AT` of `claim.ts` says when it is so. */
  readonly readClaim: (json: object) => Result<At<C['claim']>, Misfit | G['misfit']>;
  /** What is really so where such a claim says how it is: after a move with these consequences. */
  readonly actual: (claim: C['claim'], state: G['state'], events: readonly G['event'][]) => C['claim'];
  /** The same claim, with what is in no order put in one. */
  readonly sorted: (claim: C['claim']) => C['claim'];

  /** What stands in braces, or null where it is nothing of this game. */
  readonly readWord: (text: string) => C['word'] | null;
}

/** A claim about the table after so many moves; without a number, after the last. */
export type At<Claim> = Claim & { readonly at?: number };
