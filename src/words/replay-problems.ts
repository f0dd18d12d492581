import type { GameTypes } from '#kit/game';
import type { Misfit } from '#kit/validate-object';
import type { BrokenText, Excess, FileFault, Problem, TextExcess } from '#replays/replay-problem';
import { say, type SentencePerType } from './sentence-per-type.ts';

type OwnFault = FileFault | Excess | BrokenText | TextExcess;

/** What a language says of a replay that cannot be read. */
export interface ReplaysWords {
  readonly faults: SentencePerType<OwnFault>;
  /** Before the sentence that says what is wrong in a variation; `path` says which, counted from 1 at each level. */
  readonly inVariation: (path: readonly number[]) => string;
}

/** What a game says of its own moves. */
export interface GameFaults<T extends GameTypes> {
  readonly misfits: SentencePerType<T['misfit'] & { readonly type: string }>;
  readonly refusals: SentencePerType<T['refusal']>;
}

/** What is wrong, on one line and by the first rule that is broken; where it lies in a variation, which one. */
export function problemSentence<T extends GameTypes>(
  { fault, variation }: Problem<T>,
  words: ReplaysWords,
  game: GameFaults<T>,
): string {
  const where = variation.length === 0 ? '' : words.inVariation(variation);
  return onOneLine(where + faultSentence(fault, words, game));
}

/** What is wrong with a file of which not even the game is known, on one line. */
export function fileFaultSentence(
  fault: FileFault | Misfit,
  { faults }: ReplaysWords,
  misfits: SentencePerType<Misfit>,
): string {
  return onOneLine(isAmong(faults, fault) ? say(faults, fault) : say(misfits, fault));
}

function faultSentence<T extends GameTypes>(
  fault: Problem<T>['fault'],
  { faults }: ReplaysWords,
  game: GameFaults<T>,
): string {
  if ('refusals' in fault) {
    const [first] = fault.refusals;
    return first === undefined ? '' : say(game.refusals, first);
  }
  if (isAmong(faults, fault)) return say(faults, fault);
  return say(game.misfits, fault as T['misfit'] & { readonly type: string });
}

/** Whether these sentences have one for the fact. */
export function isAmong<Fact extends { readonly type: string }>(
  sentences: SentencePerType<Fact>,
  fact: { readonly type?: string },
): fact is Fact {
  return fact.type !== undefined && Object.hasOwn(sentences, fact.type);
}

/** What is quoted from a file may hold line breaks, control characters and halves of characters. */
export function onOneLine(sentence: string): string {
  return sentence.toWellFormed().replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');
}
