import { jekyllVsHydeMachine } from '#games/jekyll-vs-hyde/machine-with-statechart-and-dealing';
import type { Recording } from '#games/jekyll-vs-hyde/record/record-in-progress';
import { readRecordFile } from '#games/jekyll-vs-hyde/record/record-file';
import { replayWithVariations } from '#games/jekyll-vs-hyde/record/replay-with-variations';
import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import { jekyllVsHydeNotation, type NotationSlip } from '#games/jekyll-vs-hyde/rules/notation';
import { good } from '#kit/parse-result';
import { words as names } from '#said/jekyll-vs-hyde/names';
import { words as game } from '#said/jekyll-vs-hyde/legality';
import { words as slips } from '#said/jekyll-vs-hyde/notation-problems';
import type { Writing } from '#widgets/own/game-text-adapter.ts';

/** How games of Jekyll vs Hyde are written and read; records by hand are read as well. */
export const writing: Writing<JekyllVsHyde, NotationSlip, Recording> = {
  machine: jekyllVsHydeMachine,
  notation: jekyllVsHydeNotation,
  words: { seats: names.seats, slips, game },
  readExtra: (source) => {
    const file = readRecordFile(source);
    if (file?.ok !== true) return file;
    const { recording, problem, further } = file.value;
    const { replay, problems } = replayWithVariations(recording, jekyllVsHydeMachine);
    const [first = null, ...others] = [...(problem === null ? [] : [problem]), ...further, ...problems];
    return good({ replay, extra: recording, problem: first, further: others });
  },
};
