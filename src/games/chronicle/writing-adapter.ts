import { chronicleMachine } from '#games/chronicle/machine';
import type { Chronicle } from '#games/chronicle/rules/game';
import { chronicleNotation, type NotationSlip } from '#games/chronicle/rules/notation';
import { words as game } from '#said/chronicle/refusals';
import { words as slips } from '#said/chronicle/notation-problems';
import type { Writing } from '#widgets/own/writing-adapter.ts';

/** How games of Chronicle are written and read. */
export const writing: Writing<Chronicle, NotationSlip> = {
  machine: chronicleMachine,
  notation: chronicleNotation,
  words: { slips, game },
};
