import { chronicleMachine } from '#games/chronicle/machine-with-statechart-and-dealing';
import { chronicleGame, type Chronicle } from '#games/chronicle/rules/game';
import { GAME_ID } from '#games/chronicle/rules/game-id';
import { chronicleNotation } from '#games/chronicle/rules/notation';
import type { Recording } from '#games/chronicle/record/record-in-progress';
import { readRecordFile, recordText } from '#games/chronicle/record/record-file';
import { observerOf } from '#games/chronicle/record/record-to-replay';
import { replayWithVariations } from '#games/chronicle/record/replay-with-variations';
import { isGameTextReadable } from '#games/chronicle/widgets/own/can-saved-text-be-read-back';
import { writeText } from '#replays/text/write-replay-text';
import { writeReplay } from '#replays/write-replay';
import { words as faults } from '#said/chronicle/legality';
import type { RecordFileAdapter } from '#widgets/record/record-file-adapter.ts';

/** How a record of Chronicle is read from a file and written to one. */
export const adapter: RecordFileAdapter<Chronicle, Recording> = {
  game: GAME_ID,
  faults,
  read: readRecordFile,
  titleOf: ({ title }) => title,
  lengthOf: ({ sighted }) => sighted.length,
  textOf: recordText,
  gameOf: (recording) => {
    if (observerOf(recording) !== null) return null;
    const whole = () => replayWithVariations(recording, chronicleMachine).replay;
    return {
      file: () => writeReplay(whole()),
      text: () => writeText([whole()], chronicleGame, chronicleNotation),
    };
  },
  isGameTextReadable,
};
