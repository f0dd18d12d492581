import * as v from 'valibot';
import { bad, good, type Result } from '#kit/parse-result';
import { validate } from '#kit/validate-object';
import { CARDS, SEATS, other, type Card, type Seat } from '#games/jekyll-vs-hyde/rules/cards';
import { readAction, readRulings } from '#games/jekyll-vs-hyde/rules/read-action-and-rulings';
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
import { HIDDEN, beginRecording, type Recording } from './record-in-progress.ts';
import { commit, enter } from './enter-tap-by-tap.ts';
import type { RecordHead, Seen } from './record.ts';
import type { Misfit, Refusal } from '#games/jekyll-vs-hyde/rules/refusal';
import type { Viewer } from '#games/jekyll-vs-hyde/rules/view';

/**
 * A record as JSON, with what was only begun and what waits, so that whoever entered it can go on. It is no replay: a replay
 * has whole hands. Nothing that comes from outside is trusted.
 */

const GAME = 'jekyll-vs-hyde';

export type RecordFault =
  Misfit | RecordFileFault | { readonly type: 'illegal'; readonly refusals: readonly Refusal[] };
type Fault = RecordProblem<RecordFault>;

const FILE = v.object({
  ...RECORD_ENTRIES,
  observer: v.picklist([...SEATS, 'all']),
  players: v.exactOptional(
    v.strictObject({ jekyll: v.exactOptional(v.string()), hyde: v.exactOptional(v.string()) }),
  ),
  picked: v.exactOptional(v.array(v.picklist(CARDS))),
});

/** The record as JSON that `readRecord` reads. */
export function writeRecord(recording: Recording): object {
  return recordJson(GAME, recording);
}

/** A record from JSON. Bad only where nothing of it can be used; moves behind one that is bad wait, as far as they are moves. */
export function readRecord(json: unknown): Result<RecordReading<Recording, RecordFault>, Fault> {
  const file = readFile(json);
  if (!file.ok) return bad({ move: null, fault: file.problem });
  const { head, picked, notes, excess } = file.value;
  const read = enterMoves<Recording, Seen, RecordFault>({ ...beginRecording(head), notes }, file.value, {
    read: (move) => readSeenMoveJson(move, head.observer),
    commit: (recording, seen) => orRefusals(commit(recording, seen)),
  });
  let { recording, problem } = read;
  if (problem === null) {
    for (const card of picked) {
      const next = orRefusals(enter(recording, card));
      if (next.ok) recording = next.value;
      else problem ??= { move: null, fault: next.problem };
    }
  }
  const { later: waiting, further } = read;
  return good({ recording: { ...recording, waiting }, problem: problem ?? excess, further });
}

function orRefusals<Value>(
  result: Result<Value, { readonly refusals: readonly Refusal[] }>,
): Result<Value, RecordFault> {
  return result.ok ? result : bad({ type: 'illegal', refusals: result.problem.refusals });
}

interface File {
  readonly head: RecordHead;
  readonly moves: readonly unknown[];
  readonly picked: readonly Card[];
  readonly waiting: readonly unknown[];
  readonly notes: Recording['notes'];
  /** The first text that is over its bounds; what is read of it ends there. */
  readonly excess: Fault | null;
}

function readFile(json: unknown): Result<File, RecordFault> {
  const otherVersion = wrongVersion(json);
  if (otherVersion !== null) return bad(otherVersion);
  const file = validate(FILE, json);
  if (!file.ok) return file;
  const fault = faultOfFile(file.value, GAME);
  if (fault !== null) return bad(fault);
  const { observer, rulings, finished, moves, picked = [], waiting = [] } = file.value;
  const ruled = rulings === undefined ? good(undefined) : readRulings(rulings);
  if (!ruled.ok) return ruled;
  const { texts, notes, excess } = boundedTexts(file.value, SEATS);
  return good({
    head: {
      observer,
      ...texts,
      ...(ruled.value !== undefined && { rulings: ruled.value }),
      ...(finished === true && { finished }),
    },
    ...{ moves, picked, waiting, notes, excess },
  });
}

/** A move as the observer saw it: of a deal just one hand, unless both were open. */
function readSeenMoveJson(json: unknown, observer: Viewer): Result<Seen, Misfit> {
  const hidden = observer === 'all' ? undefined : SEATS.find((seat) => isHidden(json, seat));
  if (hidden === undefined) {
    const read = readAction(json);
    if (!read.ok || read.value.type !== 'deal' || observer === 'all') return read;
    return bad({ type: 'unexpected', key: other(observer), found: '[…]', expected: ['??'] });
  }
  const read = readAction({ ...(json as object), [hidden]: [] });
  if (!read.ok || read.value.type !== 'deal') return read;
  return good({ ...read.value, [hidden]: HIDDEN });
}

/** Whether this is the hand of which nothing was seen. */
function isHidden(json: unknown, seat: Seat): boolean {
  const hand: unknown =
    typeof json === 'object' && json !== null
      ? Object.entries(json).find(([key]) => key === seat)?.[1]
      : null;
  return Array.isArray(hand) && hand.length === HIDDEN.length && hand.every((card) => card === '??');
}
