import { switchMachine } from '#games/switch/machine-with-statechart-and-dealing';
import { switchGame, type Switch } from '#games/switch/rules/game';
import { GAME_ID } from '#games/switch/rules/game-id';
import { switchNotation } from '#games/switch/rules/notation';
import { isDeckMadeUp } from '#games/switch/record/record';
import type { Recording } from '#games/switch/record/record-in-progress';
import { readRecordFile, recordText } from '#games/switch/record/record-file';
import { observerOf } from '#games/switch/record/record-to-replay';
import { replayWithVariations } from '#games/switch/record/replay-with-variations';
import { isGameTextReadable } from '#games/switch/widgets/own/can-saved-text-be-read-back';
import { writeText } from '#replays/text/write-replay-text';
import { writeReplay } from '#replays/write-replay';
import { words as faults } from '#said/switch/legality';
import type { RecordFileAdapter } from '#widgets/record/record-file-adapter.ts';

/** How a record of Switch is read from a file and written to one. */
export const adapter: RecordFileAdapter<Switch, Recording> = {
  game: GAME_ID,
  faults,
  read: readRecordFile,
  titleOf: ({ title }) => title,
  lengthOf: ({ sighted }) => sighted.length,
  textOf: recordText,
  gameOf: (recording) => {
    // A replay would list a deck whose order nobody has seen.
    if (observerOf(recording) !== null || isDeckMadeUp(recording.sighted)) return null;
    const whole = () => replayWithVariations(recording, switchMachine).replay;
    return {
      file: () => writeReplay(whole()),
      text: () => writeText([whole()], switchGame, switchNotation),
    };
  },
  isGameTextReadable,
};
