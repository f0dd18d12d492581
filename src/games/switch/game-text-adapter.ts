import { switchMachine } from '#games/switch/machine-with-statechart-and-dealing';
import type { Recording } from '#games/switch/record/record-in-progress';
import { readRecordFile } from '#games/switch/record/record-file';
import { replayWithVariations } from '#games/switch/record/replay-with-variations';
import type { Switch } from '#games/switch/rules/game';
import { switchNotation, type NotationSlip } from '#games/switch/rules/notation';
import { good } from '#kit/parse-result';
import { words as names } from '#said/switch/names';
import { words as game } from '#said/switch/legality';
import { words as slips } from '#said/switch/notation-problems';
import type { Writing } from '#widgets/own/game-text-adapter.ts';

/** How games of Switch are written and read; records by hand are read as well. */
export const writing: Writing<Switch, NotationSlip, Recording> = {
  machine: switchMachine,
  notation: switchNotation,
  words: { seats: names.seats, slips, game },
  readExtra: (source) => {
    const file = readRecordFile(source);
    if (file?.ok !== true) return file;
    const { recording, problem, further } = file.value;
    const { replay, problems } = replayWithVariations(recording, switchMachine);
    const [first = null, ...others] = [...(problem === null ? [] : [problem]), ...further, ...problems];
    return good({ replay, extra: recording, problem: first, further: others });
  },
};
