import { switchMachine } from '#games/switch/machine';
import type { Switch } from '#games/switch/rules/game';
import { switchNotation, type NotationSlip } from '#games/switch/rules/notation';
import { words as game } from '#said/switch/legality';
import { words as slips } from '#said/switch/notation';
import type { Writing } from '#widgets/own/writing.ts';

/** How games of Switch are written and read. */
export const writing: Writing<Switch, NotationSlip> = {
  machine: switchMachine,
  notation: switchNotation,
  words: { slips, game },
};
