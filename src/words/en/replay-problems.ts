import type { ReplaysWords } from '../replay-problems.ts';
import { list } from './lists-and-amounts.ts';

const thousands = new Intl.NumberFormat('en-GB');

/** English. */
export const words: ReplaysWords = {
  faults: {
    'too-large': ({ limit }) => `The file is too large: a replay may have ${thousands.format(limit)} bytes.`,
    'not-utf8': () => 'The file is not UTF-8 text.',
    'not-json': ({ line, column, isCut }) =>
      isCut
        ? `This is cut off${line === null ? '' : ` in line ${line}`}: its end is missing. Ask for it again, or close its lists and objects by hand.`
        : line === null || column === null
          ? 'This is not JSON.'
          : `This is not JSON: it goes wrong in line ${line}, column ${column}.`,
    'unknown-game': ({ found, known }) =>
      `The game ${found} is unknown; known is ${list(known.map((id) => `“${id}”`))}.`,
    'wrong-version': ({ found }) =>
      `This is version ${found} of the replay format; only version 1 can be read.`,
    'too-many-moves': ({ limit }) =>
      `The replay is too long: with its variations it may have ${thousands.format(limit)} moves.`,
    'too-deep': ({ limit }) => `The variations nest too deeply: ${limit} levels are the most.`,
    'broken-text': ({ key }) => `The text of “${key}” holds half a character (a lone surrogate).`,
    'too-long': ({ key, limit }) =>
      `The text of “${key}” has more than ${thousands.format(limit)} characters: what is read of it ends there. Make it shorter in the file.`,
    'piled-up': ({ key }) =>
      `The text of “${key}” piles more upon one letter than any script needs: the rest of that is left out. Take the marks away in the file.`,
  },
  inVariation: (path) => `In variation ${path.join('.')}: `,
};
