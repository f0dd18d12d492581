import * as v from 'valibot';
import { MAX_RECORD_MOVES } from '#kit/input-limits';
import { limitText, limitOfField } from '#kit/limit-text';
import { bad, good, type Result } from '#kit/parse-result';
import { describe, validate } from '#kit/validate-object';
import { CARDS, SEATS, type Card } from '#games/switch/rules/cards';
import { GAME_ID } from '#games/switch/rules/game-id';
import { readRulings } from '#games/switch/rules/read-action';
import type { Misfit, Refusal } from '#games/switch/rules/refusal';
import { beginRecording, gameOf, type Note, type Recording } from './next-record-entry.ts';
import { commit, enter } from './enter-into-record.ts';
import { readSeen } from './read-seen.ts';
import { fit, type RecordHead, type Seen, type SeenFault, type SeenMove } from './record.ts';

/**
 * A record as JSON, with what was only begun and what waits, so that whoever entered it can go on. It is no replay: a replay
 * has whole hands and a whole deck. Nothing that comes from outside is trusted.
 */

const VERSION = 1;

export type RecordFault =
  | Misfit
  | { readonly type: 'wrong-version'; readonly found: string }
  | { readonly type: 'unknown-game'; readonly found: string; readonly known: readonly string[] }
  | { readonly type: 'broken-text'; readonly key: string }
  | { readonly type: 'too-many-moves'; readonly limit: number }
  | { readonly type: 'too-long'; readonly key: string; readonly limit: number }
  | { readonly type: 'piled-up'; readonly key: string }
  | { readonly type: 'illegal'; readonly refusals: readonly Refusal[] };

export interface RecordProblem {
  /** The number of the move, counted from 1; null where the fault lies outside the moves. */
  readonly move: number | null;
  readonly fault: RecordFault;
}

/** What could be read: the record as far as it is good, and what is wrong with it. */
export interface RecordReading {
  readonly recording: Recording;
  readonly problem: RecordProblem | null;
}

const name = v.exactOptional(v.string());
const FILE = v.object({
  record: v.string(),
  version: v.literal(VERSION),
  observer: v.picklist([...SEATS, 'all']),
  seats: v.picklist([2, 3, 4, 5, 6]),
  title: v.exactOptional(v.string()),
  players: v.exactOptional(v.strictObject({ p1: name, p2: name, p3: name, p4: name, p5: name, p6: name })),
  rulings: v.exactOptional(v.unknown()),
  moves: v.array(v.unknown()),
  begun: v.exactOptional(v.unknown()),
  picked: v.exactOptional(v.array(v.picklist(CARDS))),
  waiting: v.exactOptional(v.array(v.unknown())),
  notes: v.exactOptional(
    v.array(
      v.strictObject({
        move: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_RECORD_MOVES)),
        comment: v.exactOptional(v.string()),
        glyph: v.exactOptional(v.string()),
      }),
    ),
  ),
});

/** Whether JSON means to be a record, good or not. */
export function isRecord(json: unknown): json is object {
  return typeof json === 'object' && json !== null && Object.hasOwn(json, 'record');
}

/** The record as JSON that `readRecord` reads. */
export function writeRecord(recording: Recording): object {
  const { observer, seats, title, players, rulings, sighted, begun, picked, waiting, notes } = recording;
  return {
    record: GAME_ID,
    version: VERSION,
    observer,
    seats,
    ...(title !== undefined && { title }),
    ...(players !== undefined && { players }),
    ...(rulings !== undefined && { rulings }),
    moves: sighted.map(({ seen }) => seen),
    ...(begun !== null && { begun }),
    ...(picked.length > 0 && { picked }),
    ...(waiting.length > 0 && { waiting }),
    ...(notes.length > 0 && { notes }),
  };
}

/** A record from JSON. Bad only where nothing of it can be used; moves behind one that is bad wait, as far as they are moves. */
export function readRecord(json: unknown): Result<RecordReading, RecordProblem> {
  const file = readFile(json);
  if (!file.ok) return bad({ move: null, fault: file.problem });
  const { head, moves, begun, picked, waiting, notes, excess } = file.value;
  let recording: Recording = { ...beginRecording(head), notes };
  let problem: RecordProblem | null = null;
  const later: Seen[] = [];
  for (const [index, move] of moves.entries()) {
    const seen = readSeen(move, head);
    if (!seen.ok) problem ??= { move: index + 1, fault: seen.problem };
    else if (problem !== null) later.push(seen.value);
    else {
      const next = commit(recording, seen.value);
      if (next.ok) recording = next.value;
      else {
        problem = { move: index + 1, fault: faultOf(next.problem.fault) };
        later.push(seen.value);
      }
    }
  }
  for (const move of waiting) {
    const seen = readSeen(move, head);
    if (seen.ok) later.push(seen.value);
    else problem ??= { move: null, fault: seen.problem };
  }
  if (problem === null) {
    const going = goOn(recording, begun, picked);
    recording = going.recording;
    problem = going.problem;
  }
  return good({ recording: { ...recording, waiting: later }, problem: problem ?? excess });
}

/** What was only begun of the next move. */
function goOn(recording: Recording, begun: unknown, picked: readonly Card[]): RecordReading {
  let now = recording;
  if (begun !== undefined) {
    const seen = readSeen(begun, recording);
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
    const next = enter(now, card);
    if (!next.ok) return { recording: now, problem: { move: null, fault: faultOf(next.problem.fault) } };
    now = next.value;
  }
  return { recording: now, problem: null };
}

/** Why a move cannot even be begun; a suit that is still to be chosen is no reason. */
function refusalsOf(recording: Recording, move: SeenMove): readonly Refusal[] {
  const fits = fit(gameOf(recording), recording.observer, move);
  return fits.ok ? [] : fits.problem.filter(({ type }) => type !== 'no-suit-chosen');
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
  readonly notes: readonly Note[];
  /** The first text that is over its bounds; what is read of it ends there. */
  readonly excess: RecordProblem | null;
}

function readFile(json: unknown): Result<File, RecordFault> {
  // The version comes first: a later one may well have other keys.
  if (isRecord(json) && 'version' in json && json.version !== VERSION) {
    return bad({ type: 'wrong-version', found: describe(json.version) });
  }
  const file = validate(FILE, json);
  if (!file.ok) return file;
  const { record, observer, seats, title, players, rulings, moves, begun } = file.value;
  const { picked = [], waiting = [], notes = [] } = file.value;
  if (record !== GAME_ID) return bad({ type: 'unknown-game', found: describe(record), known: [GAME_ID] });
  const comments = notes.map(({ comment, glyph }) => ({ comment, glyph }));
  const texts = [{ title, ...players }, ...comments].flatMap((each) => Object.entries(each));
  const broken = texts.find(([, text]) => text?.isWellFormed() === false);
  if (broken) return bad({ type: 'broken-text', key: broken[0] });
  const inPlay = SEATS.slice(0, seats);
  if (observer !== 'all' && !inPlay.includes(observer))
    return bad({ type: 'unexpected', key: 'observer', found: observer, expected: [...inPlay, 'all'] });
  if (Math.max(moves.length + waiting.length, notes.length) > MAX_RECORD_MOVES)
    return bad({ type: 'too-many-moves', limit: MAX_RECORD_MOVES });
  const ruled = rulings === undefined ? good(undefined) : readRulings(rulings);
  if (!ruled.ok) return ruled;
  return good({ ...bounded(file.value, ruled.value), moves, begun, picked, waiting });
}

/** The head and the notes, with each text as long as it may be. */
function bounded(
  { observer, seats, title, players, notes = [] }: v.InferOutput<typeof FILE>,
  rulings: RecordHead['rulings'],
): Pick<File, 'head' | 'notes' | 'excess'> {
  let excess: RecordProblem | null = null;
  const within = (move: number | null, key: string, text: string): string => {
    const limit = limitOfField(key);
    const read = limitText(text, limit);
    if (read.excess === 'too-long') excess ??= { move, fault: { type: read.excess, key, limit } };
    if (read.excess === 'piled-up') excess ??= { move, fault: { type: read.excess, key } };
    return read.text;
  };
  const names = SEATS.slice(0, seats).flatMap((seat) => {
    const text = players?.[seat];
    return text === undefined ? [] : [[seat, within(null, seat, text)] as const];
  });
  return {
    head: {
      observer,
      seats,
      ...(title !== undefined && { title: within(null, 'title', title) }),
      ...(players !== undefined && { players: Object.fromEntries(names) }),
      ...(rulings !== undefined && { rulings }),
    },
    notes: notes.map(({ comment, ...note }) => ({
      ...note,
      ...(comment !== undefined && { comment: within(note.move, 'comment', comment) }),
    })),
    excess,
  };
}
