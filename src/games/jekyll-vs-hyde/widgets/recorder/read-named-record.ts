import type { Recording } from '#games/jekyll-vs-hyde/record/record-due';
import { readRecordFile } from '#games/jekyll-vs-hyde/record/record-file';
import { GAME_ID } from '#games/jekyll-vs-hyde/rules/game-id';
import { fromPermalink } from '#replays/permalink';
import { words as legality } from '#said/jekyll-vs-hyde/legality';
import { words } from '#said/jekyll-vs-hyde/record';
import { words as replays } from '#said/replays';
import { words as desk } from '#said/own-games';
import type { Entry } from '#studies/entries';
import { idFromFragment } from '#studies/id-fragment';
import { load } from '#studies/store';
import { problemSentence } from '#words/replays';

export interface OpenedRecord {
  readonly recording: Recording;
  /** Where it is kept; null where it is not, or where it could not be read whole and is not to be written over. */
  readonly entry: Entry | null;
  /** Whether somebody has just begun it, and is to go on with the cards. */
  readonly begun: boolean;
}

interface NamedRecord {
  readonly record: OpenedRecord | null;
  readonly problem: string | null;
}

/** The record of a fragment, which names one that is kept in this browser or holds all of it; and what is wrong with it, in a sentence. */
export async function readNamedRecord(fragment: string): Promise<NamedRecord> {
  const id = idFromFragment(fragment);
  if (id === null) {
    const text = await fromPermalink(fragment);
    return text.ok ? recordIn(text.value, null) : lack(desk.links[text.problem.type]);
  }
  const found = await load(GAME_ID, id);
  return found.ok ? recordIn(found.value.text, found.value) : lack(desk.troubles[found.problem.type]);
}

function recordIn(text: string, entry: Entry | null): NamedRecord {
  const file = readRecordFile(text);
  if (file?.ok !== true)
    return lack(file === null ? words.noRecord : problemSentence(file.problem, replays, legality));
  const { recording, problem } = file.value;
  // What could not be read whole is not written over: what is entered now is kept beside it.
  const record = { recording, entry: problem === null ? entry : null, begun: false };
  if (problem === null) return { record, problem: null };
  const sentence = problemSentence(problem, replays, legality);
  return { record, problem: desk.atMove(problem.move ?? recording.sighted.length + 1, sentence) };
}

function lack(problem: string): NamedRecord {
  return { record: null, problem };
}
