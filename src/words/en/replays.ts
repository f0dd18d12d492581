import type { GameTypes } from '#kit/game';
import type { BrokenText, Excess, FileFault, Problem } from '#replays/problem';
import { say, type Sentences } from '../sentences.ts';
import { list } from './common.ts';

const thousands = new Intl.NumberFormat('en-GB');

const faults: Sentences<FileFault | Excess | BrokenText> = {
  'too-large': ({ limit }) => `The file is too large: a replay may have ${thousands.format(limit)} bytes.`,
  'not-utf8': () => 'The file is not UTF-8 text.',
  'not-json': ({ line, column }) =>
    line === null || column === null
      ? 'The file is not JSON.'
      : `The file is not JSON: it goes wrong in line ${line}, column ${column}.`,
  'unknown-game': ({ found, known }) =>
    `The game ${found} is unknown; known is ${list(known.map((id) => `“${id}”`))}.`,
  'wrong-version': ({ found }) =>
    `This is version ${found} of the replay format; only version 1 can be read.`,
  'too-many-moves': ({ limit }) =>
    `The replay is too long: with its variations it may have ${thousands.format(limit)} moves.`,
  'too-deep': ({ limit }) => `The variations nest too deeply: ${limit} levels are the most.`,
  'broken-text': ({ key }) => `The text of “${key}” holds half a character (a lone surrogate).`,
};

/** What a game says of its own moves. */
export interface GameFaults<T extends GameTypes> {
  readonly misfits: Sentences<T['misfit'] & { readonly type: string }>;
  readonly refusals: Sentences<T['refusal']>;
}

/** What is wrong, on one line and by the first rule that is broken; where it lies in a variation, which one. */
export function problemSentence<T extends GameTypes>(
  { fault, variation }: Problem<T>,
  words: GameFaults<T>,
): string {
  const where = variation.length === 0 ? '' : `In variation ${variation.join('.')}: `;
  return onOneLine(where + faultSentence(fault, words));
}

function faultSentence<T extends GameTypes>(fault: Problem<T>['fault'], words: GameFaults<T>): string {
  if ('refusals' in fault) {
    const [first] = fault.refusals;
    return first === undefined ? '' : say(words.refusals, first);
  }
  if (isOwn(fault)) return say(faults, fault);
  return say(words.misfits, fault as T['misfit'] & { readonly type: string });
}

function isOwn(fault: { readonly type?: string }): fault is FileFault | Excess | BrokenText {
  return fault.type !== undefined && Object.hasOwn(faults, fault.type);
}

/** What is quoted from a file may hold line breaks, control characters and halves of characters. */
function onOneLine(sentence: string): string {
  return sentence.toWellFormed().replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');
}
