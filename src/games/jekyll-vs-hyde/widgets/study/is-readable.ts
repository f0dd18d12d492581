import { jekyllVsHydeMachine } from '#games/jekyll-vs-hyde/machine';
import { readRecordFile } from '#games/jekyll-vs-hyde/record/record-file';
import { readReplay } from '#replays/read';

/** Whether the text of a game or a record that is to be kept can be read again whole. */
export function isReadable(text: string): boolean {
  const record = readRecordFile(text);
  if (record !== null) return record.ok && record.value.problem === null;
  const replay = readReplay(text, jekyllVsHydeMachine);
  return replay.ok && replay.value.problems.length === 0;
}
