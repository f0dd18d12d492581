import type { CaseError } from '#casebook/case';
import type { CaseTypes } from '#casebook/casebook-adapter';
import type { Fault } from '#casebook/faults-of-case';
import type { GameTypes } from '#kit/game';
import type { GameFaults } from './replay-problems.ts';
import { say } from './sentence-per-type.ts';

/** What a language says of a file that is no case, and of a case that the machine does not confirm. */
export interface CaseProblemsWords {
  /** What is wrong with a part of the file. */
  readonly within: (where: string, sentence: string) => string;
  /** What stands in braces is nothing of the game. */
  readonly noWord: (found: string) => string;
  readonly illegalMove: (reading: string | null, move: number, refusals: readonly string[]) => string;
  readonly notSo: (reading: string | null, move: number, claim: string, found: string) => string;
  readonly unexplainedMove: (reading: string | null, move: number) => string;
  readonly idleRule: (rule: string) => string;
}

interface NoWord {
  readonly type: 'no-card-or-suit';
  readonly found: string;
}
const isNoWord = (misfit: { readonly type?: string }): misfit is NoWord => misfit.type === 'no-card-or-suit';

/** Why a file is no case, and where in it. */
export function caseErrorSentence<G extends GameTypes>(
  { where, misfit }: CaseError<G>,
  words: CaseProblemsWords,
  game: GameFaults<G>,
): string {
  const sentence = isNoWord(misfit)
    ? words.noWord(misfit.found)
    : say(game.misfits, misfit as G['misfit'] & { readonly type: string });
  return where === '' ? sentence : words.within(where, sentence);
}

/** Why a case does not hold. */
export function caseFaultSentence<G extends GameTypes, C extends CaseTypes>(
  fault: Fault<G, C>,
  words: CaseProblemsWords,
  game: GameFaults<G>,
): string {
  switch (fault.type) {
    case 'illegal-move': {
      const refusals = fault.refusals.map((refusal) => say(game.refusals, refusal));
      return words.illegalMove(fault.reading, fault.move, refusals);
    }
    case 'not-so': {
      const { claim, found } = fault.finding;
      return words.notSo(fault.reading, claim.at, JSON.stringify(claim), JSON.stringify(found));
    }
    case 'unexplained-move':
      return words.unexplainedMove(fault.reading, fault.move);
    case 'idle-rule':
      return words.idleRule(fault.rule);
  }
}
