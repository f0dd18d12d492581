import * as v from 'valibot';
import { MAX_RECORD_MOVES } from '#kit/input-limits';
import { limitText, limitOfField } from '#kit/limit-text';
import { bad, good, type Result } from '#kit/parse-result';
import { describe, validate } from '#kit/validate-object';
import { CARDS, SEATS, other, type Card, type Seat } from '#games/jekyll-vs-hyde/rules/cards';
import { readAction, readRulings } from '#games/jekyll-vs-hyde/rules/read-action';
import { HIDDEN, beginRecording, type Note, type Recording } from './next-record-entry.ts';
import { commit, enter } from './enter-into-record.ts';
import type { RecordHead, Seen } from './record.ts';
import type { Misfit, Refusal } from '#games/jekyll-vs-hyde/rules/refusal';
import type { Viewer } from '#games/jekyll-vs-hyde/rules/view';

/**
 * A record as JSON, with what was only begun and what waits, so that whoever entered it can go on. It is no replay: a replay
 * has whole hands. Nothing that comes from outside is trusted.
 */

const GAME = 'jekyll-vs-hyde';
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

const FILE = v.object({
  record: v.string(),
  version: v.literal(VERSION),
  observer: v.picklist([...SEATS, 'all']),
  title: v.exactOptional(v.string()),
  players: v.exactOptional(
    v.strictObject({ jekyll: v.exactOptional(v.string()), hyde: v.exactOptional(v.string()) }),
  ),
  rulings: v.exactOptional(v.unknown()),
  moves: v.array(v.unknown()),
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
export function writeRecord({
  observer,
  title,
  players,
  rulings,
  sighted,
  picked,
  waiting,
  notes,
}: Recording): object {
  return {
    record: GAME,
    version: VERSION,
    observer,
    ...(title !== undefined && { title }),
    ...(players !== undefined && { players }),
    ...(rulings !== undefined && { rulings }),
    moves: sighted.map(({ seen }) => seen),
    ...(picked.length > 0 && { picked }),
    ...(waiting.length > 0 && { waiting }),
    ...(notes.length > 0 && { notes }),
  };
}

/** A record from JSON. Bad only where nothing of it can be used; moves behind one that is bad wait, as far as they are moves. */
export function readRecord(json: unknown): Result<RecordReading, RecordProblem> {
  const file = readFile(json);
  if (!file.ok) return bad({ move: null, fault: file.problem });
  const { head, moves, picked, waiting, notes, excess } = file.value;
  let recording: Recording = { ...beginRecording(head), notes };
  let problem: RecordProblem | null = null;
  const later: Seen[] = [];
  const take = (seen: Seen, index: number) => {
    if (problem !== null) return void later.push(seen);
    const next = commit(recording, seen);
    if (next.ok) recording = next.value;
    else {
      problem = { move: index + 1, fault: { type: 'illegal', refusals: next.problem.refusals } };
      later.push(seen);
    }
  };
  for (const [index, move] of moves.entries()) {
    const seen = readSeen(move, head.observer);
    if (seen.ok) take(seen.value, index);
    else problem ??= { move: index + 1, fault: seen.problem };
  }
  for (const move of waiting) {
    const seen = readSeen(move, head.observer);
    if (seen.ok) later.push(seen.value);
    else problem ??= { move: null, fault: seen.problem };
  }
  if (problem === null) {
    for (const card of picked) {
      const next = enter(recording, card);
      if (next.ok) recording = next.value;
      else problem ??= { move: null, fault: { type: 'illegal', refusals: next.problem.refusals } };
    }
  }
  return good({ recording: { ...recording, waiting: later }, problem: problem ?? excess });
}

interface File {
  readonly head: RecordHead;
  readonly moves: readonly unknown[];
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
  const { record, observer, title, players, rulings, moves } = file.value;
  const { picked = [], waiting = [], notes = [] } = file.value;
  if (record !== GAME) return bad({ type: 'unknown-game', found: describe(record), known: [GAME] });
  const comments = notes.map(({ comment, glyph }) => ({ comment, glyph }));
  const texts = [{ title, ...players }, ...comments].flatMap((each) => Object.entries(each));
  const broken = texts.find(([, text]) => text?.isWellFormed() === false);
  if (broken) return bad({ type: 'broken-text', key: broken[0] });
  if (Math.max(moves.length + waiting.length, notes.length) > MAX_RECORD_MOVES)
    return bad({ type: 'too-many-moves', limit: MAX_RECORD_MOVES });
  const ruled = rulings === undefined ? good(undefined) : readRulings(rulings);
  if (!ruled.ok) return ruled;
  let excess: RecordProblem | null = null;
  const within = (move: number | null, key: string, text: string): string => {
    const limit = limitOfField(key);
    const read = limitText(text, limit);
    if (read.excess === 'too-long') excess ??= { move, fault: { type: read.excess, key, limit } };
    if (read.excess === 'piled-up') excess ??= { move, fault: { type: read.excess, key } };
    return read.text;
  };
  const names = SEATS.flatMap((seat) => {
    const name = players?.[seat];
    return name === undefined ? [] : [[seat, within(null, seat, name)] as const];
  });
  return good({
    head: {
      observer,
      ...(title !== undefined && { title: within(null, 'title', title) }),
      ...(players !== undefined && { players: Object.fromEntries(names) }),
      ...(ruled.value !== undefined && { rulings: ruled.value }),
    },
    moves,
    picked,
    waiting,
    notes: notes.map(({ comment, ...note }) => ({
      ...note,
      ...(comment !== undefined && { comment: within(note.move, 'comment', comment) }),
    })),
    excess,
  });
}

/** A move as the observer saw it: of a deal just one hand, unless both were open. */
function readSeen(json: unknown, observer: Viewer): Result<Seen, Misfit> {
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
