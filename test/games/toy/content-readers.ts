import { replayReader, type GameContent } from '../../../src/collections/make-content-readers.ts';
import { toyMachine } from './chart.ts';
import { RULES } from './rules.ts';
import { toyWriting } from './game-text-adapter.ts';

/** How files of the toy game would be read: it has neither cases nor puzzles in files. */
export const content: GameContent = {
  rules: RULES,
  replay: replayReader(toyMachine, toyWriting.words.game),
};
