import * as v from 'valibot';
import { bad, good, type Result } from '#kit/parse-result';
import { validate } from '#kit/validate-object';
import { CARDS, SEATS, type Card } from '#games/chronicle/rules/cards';
import { GAME_ID } from '#games/chronicle/rules/game-id';
import { readHistory } from '#games/chronicle/rules/read-action';
import { readRulings } from '#games/chronicle/rules/read-rulings';
import type { Misfit, Refusal } from '#games/chronicle/rules/refusal';
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
import { commit, enter } from './enter-tap-by-tap.ts';
import { gameOf } from './next-record-entry.ts';
import { beginRecording, type BegunDeal, type Recording } from './record-in-progress.ts';
import { checkSeenMove, isUnnamed } from './check-seen-move.ts';
import { readSeenMoveJson } from './read-seen-move-json.ts';
import type { RecordHead, Seen, SeenMove } from './record.ts';
import type { SeenFault } from './apply-seen-move.ts';

/**
 * A record as JSON, with what was only begun and what waits, so that whoever entered it can go on. It is no replay: a replay has
 * whole hands. Nothing that comes from outside is trusted.
 */

export type RecordFault =
  Misfit | RecordFileFault | { readonly type: 'illegal'; readonly refusals: readonly Refusal[] };
type Fault = RecordProblem<RecordFault>;

const name = v.exactOptional(v.string());
const FILE = v.object({
  ...RECORD_ENTRIES,
  observer: v.picklist([...SEATS, 'all']),
  seats: v.picklist([3, 4, 5, 6]),
  players: v.exactOptional(v.strictObject({ p1: name, p2: name, p3: name, p4: name, p5: name, p6: name })),
  begun: v.exactOptional(v.unknown()),
  picked: v.exactOptional(v.array(v.picklist(CARDS))),
});

/** The record as JSON that `readRecord` reads. */
export function writeRecord(recording: Recording): object {
  return recordJson(GAME_ID, recording);
}

/** A record from JSON. Bad only where nothing of it can be used; moves behind one that is bad wait, as far as they are moves. */
export function readRecord(json: unknown): Result<RecordReading<Recording, RecordFault>, Fault> {
  const file = readFile(json);
  if (!file.ok) return bad({ move: null, fault: file.problem });
  const { head, notes, excess, begun, picked = [] } = file.value;
  const read = enterMoves<Recording, Seen, RecordFault>({ ...beginRecording(head), notes }, file.value, {
    read: (move) => readSeenMoveJson(move, head),
    commit: (recording, seen) => faulty(commit(recording, seen)),
  });
  const gone: RecordReading<Recording, RecordFault> =
    read.problem === null ? goOn(read.recording, begun, picked) : read;
  const { later: waiting, further } = read;
  return good({ recording: { ...gone.recording, waiting }, problem: gone.problem ?? excess, further });
}

/** What was only begun of the next move. */
function goOn(
  recording: Recording,
  begun: unknown,
  picked: readonly Card[],
): RecordReading<Recording, RecordFault> {
  const move = begun === undefined ? good(null) : readBegun(recording, begun);
  if (!move.ok) return { recording, problem: { move: null, fault: move.problem } };
  let now: Recording = { ...recording, begun: move.value };
  for (const card of picked) {
    const next = faulty(enter(now, card));
    if (!next.ok) return { recording: now, problem: { move: null, fault: next.problem } };
    now = next.value;
  }
  return { recording: now, problem: null };
}

function readBegun(recording: Recording, json: unknown): Result<BegunDeal | SeenMove, RecordFault> {
  const isDeal = typeof json === 'object' && json !== null && 'type' in json && json.type === 'deal';
  if (isDeal) {
    const { lead, conditions, ...rest } = json as { readonly lead?: unknown; readonly conditions?: unknown };
    const other = Object.keys(rest).find((key) => key !== 'type');
    if (other !== undefined)
      return bad({ type: 'unknown-key', key: other, known: ['type', 'lead', 'conditions'] });
    const history = readHistory({ lead, conditions });
    return history.ok ? good({ type: 'deal', ...history.value }) : history;
  }
  const seen = readSeenMoveJson(hidden(json), recording);
  if (!seen.ok) return seen;
  const { value } = seen;
  if (value.type === 'deal') return bad({ type: 'missing-key', key: 'lead' });
  const move =
    isHiddenClaim(json) && value.type === 'claim' ? ({ ...value, card: '??' } as unknown as SeenMove) : value;
  const game = gameOf(recording);
  if (isUnnamed(game, recording.observer, move)) return good(move);
  const moved = checkSeenMove(game, recording.observer, move);
  return moved.ok ? good(move) : bad({ type: 'illegal', refusals: moved.problem });
}

/** A card that somebody takes from the Meeting where it lies face down is named with the next tap. */
function isHiddenClaim(json: unknown): json is object {
  return (
    typeof json === 'object' &&
    json !== null &&
    'type' in json &&
    json.type === 'claim' &&
    'card' in json &&
    json.card === '??'
  );
}

function hidden(json: unknown): unknown {
  return isHiddenClaim(json) ? { ...json, card: CARDS[0] } : json;
}

function faulty<Value>(result: Result<Value, { readonly fault: SeenFault }>): Result<Value, RecordFault> {
  return result.ok ? result : bad(faultOf(result.problem.fault));
}

function faultOf(fault: SeenFault): RecordFault {
  switch (fault.type) {
    case 'illegal':
      return fault;
    case 'unnamed':
      return { type: 'unknown-card', rule: 'the-cards', found: '??' };
    case 'wrong-count':
      return fault.more
        ? { type: 'missing-key', key: 'shown' }
        : { type: 'unexpected', key: 'shown', found: `[${String(fault.found)}]`, expected: ['[]'] };
  }
}

interface File {
  readonly head: RecordHead;
  readonly moves: readonly unknown[];
  readonly begun?: unknown;
  readonly picked?: readonly Card[] | undefined;
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
  const { observer, seats, rulings, finished, moves, begun, picked, waiting = [] } = file.value;
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
