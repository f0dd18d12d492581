import * as v from 'valibot';
import { bad, good, type Result } from '#kit/parse-result';
import { validate } from '#kit/validate-object';
import { CARDS, SEATS, type Card } from '#games/switch/rules/cards';
import { GAME_ID } from '#games/switch/rules/game-id';
import { readRulings } from '#games/switch/rules/read-action-and-rulings';
import type { Misfit, Refusal } from '#games/switch/rules/refusal';
import {
  boundedTexts,
  enterMoves,
  faultOfFile,
  RECORD_ENTRIES,
  wrongVersion,
  type RecordFileFault,
  type RecordProblem,
  type RecordReading,
} from '#replays/record-file-format';
import { recordJson } from '#replays/write-record';
import { beginRecording, gameOf, type Recording } from './record-in-progress.ts';
import { commit, enter } from './enter-tap-by-tap.ts';
import { readSeenMoveJson } from './read-seen-move-json.ts';
import { fit, type RecordHead, type Seen, type SeenFault, type SeenMove } from './record.ts';

/**
 * A record as JSON, with what was only begun and what waits, so that whoever entered it can go on. It is no replay: a replay
 * has whole hands and a whole deck. Nothing that comes from outside is trusted.
 */

export type RecordFault =
  Misfit | RecordFileFault | { readonly type: 'illegal'; readonly refusals: readonly Refusal[] };
type Fault = RecordProblem<RecordFault>;
type Reading = RecordReading<Recording, RecordFault>;

const name = v.exactOptional(v.string());
const FILE = v.object({
  ...RECORD_ENTRIES,
  observer: v.picklist([...SEATS, 'all']),
  seats: v.picklist([2, 3, 4, 5, 6]),
  players: v.exactOptional(v.strictObject({ p1: name, p2: name, p3: name, p4: name, p5: name, p6: name })),
  begun: v.exactOptional(v.unknown()),
  picked: v.exactOptional(v.array(v.picklist(CARDS))),
});

/** The record as JSON that `readRecord` reads. */
export function writeRecord(recording: Recording): object {
  return recordJson(GAME_ID, recording);
}

/** A record from JSON. Bad only where nothing of it can be used; moves behind one that is bad wait, as far as they are moves. */
export function readRecord(json: unknown): Result<Reading, Fault> {
  const file = readFile(json);
  if (!file.ok) return bad({ move: null, fault: file.problem });
  const { head, begun, picked, notes, excess } = file.value;
  const read = enterMoves<Recording, Seen, RecordFault>({ ...beginRecording(head), notes }, file.value, {
    read: (move) => readSeenMoveJson(move, head),
    commit: (recording, seen) => orFault(commit(recording, seen)),
  });
  const gone: Reading = read.problem === null ? goOn(read.recording, begun, picked) : read;
  const { later: waiting, further } = read;
  return good({ recording: { ...gone.recording, waiting }, problem: gone.problem ?? excess, further });
}

/** What was only begun of the next move. */
function goOn(recording: Recording, begun: unknown, picked: readonly Card[]): Reading {
  let now = recording;
  if (begun !== undefined) {
    const seen = readSeenMoveJson(begun, recording);
    if (!seen.ok) return { recording, problem: { move: null, fault: seen.problem } };
    const { value } = seen;
    if (value.type !== 'deal') {
      const refused = refusalsOf(recording, value);
      if (refused.length > 0)
        return { recording, problem: { move: null, fault: { type: 'illegal', refusals: refused } } };
      now = { ...now, begun: value };
    }
  }
  for (const card of picked) {
    const next = orFault(enter(now, card));
    if (!next.ok) return { recording: now, problem: { move: null, fault: next.problem } };
    now = next.value;
  }
  return { recording: now, problem: null };
}

/** Why a move cannot even be begun; a suit that is still to be chosen is no reason. */
function refusalsOf(recording: Recording, move: SeenMove): readonly Refusal[] {
  const fits = fit(gameOf(recording), recording.observer, move);
  return fits.ok ? [] : fits.problem.filter(({ type }) => type !== 'no-suit-chosen');
}

function orFault<Value>(result: Result<Value, { readonly fault: SeenFault }>): Result<Value, RecordFault> {
  return result.ok ? result : bad(faultOf(result.problem.fault));
}

function faultOf(fault: SeenFault): RecordFault {
  if (fault.type === 'illegal') return fault;
  return {
    type: 'unexpected',
    key: 'drew',
    found: `[${String(fault.found)}]`,
    expected: [`[${String(fault.due)}]`],
  };
}

interface File {
  readonly head: RecordHead;
  readonly moves: readonly unknown[];
  readonly begun: unknown;
  readonly picked: readonly Card[];
  readonly waiting: readonly unknown[];
  readonly notes: Recording['notes'];
  /** The first text that is over its bounds; what is read of it ends there. */
  readonly excess: Fault | null;
}

function readFile(json: unknown): Result<File, RecordFault> {
  const other = wrongVersion(json);
  if (other !== null) return bad(other);
  const file = validate(FILE, json);
  if (!file.ok) return file;
  const fault = faultOfFile(file.value, GAME_ID);
  if (fault !== null) return bad(fault);
  const { observer, seats, rulings, finished, moves, begun, picked = [], waiting = [] } = file.value;
  const inPlay = SEATS.slice(0, seats);
  if (observer !== 'all' && !inPlay.includes(observer))
    return bad({ type: 'unexpected', key: 'observer', found: observer, expected: [...inPlay, 'all'] });
  const ruled = rulings === undefined ? good(undefined) : readRulings(rulings);
  if (!ruled.ok) return ruled;
  const { texts, notes, excess } = boundedTexts(file.value, inPlay);
  return good({
    head: {
      observer,
      seats,
      ...texts,
      ...(ruled.value !== undefined && { rulings: ruled.value }),
      ...(finished === true && { finished }),
    },
    ...{ moves, begun, picked, waiting, notes, excess },
  });
}
