import { jekyllVsHydeMachine } from '#games/jekyll-vs-hyde/machine-with-statechart-and-dealing';
import { jekyllVsHyde, type JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import { GAME_ID } from '#games/jekyll-vs-hyde/rules/game-id';
import { jekyllVsHydeNotation } from '#games/jekyll-vs-hyde/rules/notation';
import type { Recording } from '#games/jekyll-vs-hyde/record/record-in-progress';
import { readRecordFile, recordText } from '#games/jekyll-vs-hyde/record/record-file';
import { observerOf } from '#games/jekyll-vs-hyde/record/record-to-replay';
import { replayWithVariations } from '#games/jekyll-vs-hyde/record/replay-with-variations';
import { isGameTextReadable } from '#games/jekyll-vs-hyde/widgets/own/can-saved-text-be-read-back';
import { writeText } from '#replays/text/write-replay-text';
import { writeReplay } from '#replays/write-replay';
import { words as faults } from '#said/jekyll-vs-hyde/legality';
import type { RecordFileAdapter } from '#widgets/record/record-file-adapter.ts';

/** How a record of Jekyll vs Hyde is read from a file and written to one. */
export const adapter: RecordFileAdapter<JekyllVsHyde, Recording> = {
  game: GAME_ID,
  faults,
  read: readRecordFile,
  titleOf: ({ title }) => title,
  lengthOf: ({ sighted }) => sighted.length,
  textOf: recordText,
  gameOf: (recording) => {
    if (observerOf(recording) !== null) return null;
    const whole = () => replayWithVariations(recording, jekyllVsHydeMachine).replay;
    return {
      file: () => writeReplay(whole()),
      text: () => writeText([whole()], jekyllVsHyde, jekyllVsHydeNotation),
    };
  },
  isGameTextReadable,
};
