import { chronicleMachine } from '#games/chronicle/machine-with-statechart-and-dealing';
import type { Recording } from '#games/chronicle/record/record-in-progress';
import { readRecordFile } from '#games/chronicle/record/record-file';
import { replayWithVariations } from '#games/chronicle/record/replay-with-variations';
import type { Chronicle } from '#games/chronicle/rules/game';
import { chronicleNotation, type NotationSlip } from '#games/chronicle/rules/notation';
import { good } from '#kit/parse-result';
import { words as names } from '#said/chronicle/names';
import { words as game } from '#said/chronicle/legality';
import { words as slips } from '#said/chronicle/notation-problems';
import type { Writing } from '#widgets/own/game-text-adapter.ts';

/** How games of Chronicle are written and read; records by hand are read as well. */
export const writing: Writing<Chronicle, NotationSlip, Recording> = {
  machine: chronicleMachine,
  notation: chronicleNotation,
  words: { seats: names.seats, slips, game },
  readExtra: (source) => {
    const file = readRecordFile(source);
    if (file?.ok !== true) return file;
    const { recording, problem, further } = file.value;
    const { replay, problems } = replayWithVariations(recording, chronicleMachine);
    const [first = null, ...others] = [...(problem === null ? [] : [problem]), ...further, ...problems];
    return good({ replay, extra: recording, problem: first, further: others });
  },
};
