import { chronicleMachine } from '#games/chronicle/machine-with-statechart-and-dealing';
import { readRecordFile } from '#games/chronicle/record/record-file';
import { isWhole } from '#widgets/own/game-text-adapter.ts';

/** Whether the text of a game or a record that is to be kept can be read again whole. */
export function isGameTextReadable(text: string): boolean {
  const record = readRecordFile(text);
  return record === null ? isWhole(text, chronicleMachine) : record.ok && record.value.problem === null;
}
