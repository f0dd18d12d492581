import type { GameTypes } from '#kit/game';
import { replayFromUrlFragment } from '#replays/whole-replay-in-url-fragment';
import { words } from '#said/game-recording';
import { words as replays } from '#said/replay-problems';
import { words as desk } from '#said/own-games';
import type { Entry } from '#studies/study-database-queries';
import { idFromFragment } from '#studies/study-id-fragment';
import { load } from '#studies/study-store';
import { problemSentence } from '#words/replay-problems';
import type { RecordFileAdapter } from './record-file-adapter.ts';

export interface OpenedRecord<Recording extends object> {
  readonly recording: Recording;
  /** Where it is kept; null where it is not, or where it could not be read whole and is not to be written over. */
  readonly entry: Entry | null;
  /** Whether somebody has just begun it, and is to go on with the cards. */
  readonly begun: boolean;
}

interface NamedRecord<Recording extends object> {
  readonly record: OpenedRecord<Recording> | null;
  readonly problem: string | null;
}

/** The record of a fragment, which names one that is kept in this browser or holds all of it; and what is wrong with it, in a sentence. */
export async function readRecordFromUrlFragment<T extends GameTypes, Recording extends object>(
  adapter: RecordFileAdapter<T, Recording>,
  fragment: string,
): Promise<NamedRecord<Recording>> {
  const id = idFromFragment(fragment);
  if (id === null) {
    const text = await replayFromUrlFragment(fragment);
    return text.ok ? recordIn(adapter, text.value, null) : lack(desk.links[text.problem.type]);
  }
  const found = await load(adapter.game, id);
  return found.ok
    ? recordIn(adapter, found.value.text, found.value)
    : lack(desk.troubles[found.problem.type]);
}

function recordIn<T extends GameTypes, Recording extends object>(
  { read, faults, lengthOf }: RecordFileAdapter<T, Recording>,
  text: string,
  entry: Entry | null,
): NamedRecord<Recording> {
  const file = read(text);
  if (file?.ok !== true)
    return lack(file === null ? words.noRecord : problemSentence(file.problem, replays, faults));
  const { recording, problem } = file.value;
  // What could not be read whole is not written over: what is entered now is kept beside it.
  const record = { recording, entry: problem === null ? entry : null, begun: false };
  if (problem === null) return { record, problem: null };
  const sentence = problemSentence(problem, replays, faults);
  return { record, problem: desk.atMove(problem.move ?? lengthOf(recording) + 1, sentence) };
}

function lack(problem: string): { readonly record: null; readonly problem: string } {
  return { record: null, problem };
}
