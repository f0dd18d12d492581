import * as v from 'valibot';
import { MAX_FILE, MAX_STUDIES, MAX_STUDY_NAME } from '#kit/input-limits';
import { parseJson } from '#kit/parse-json-reporting-duplicate-keys';
import { bad, good, type Result } from '#kit/parse-result';
import { validate, repeatedKey, type Misfit } from '#kit/validate-object';
import { gameKey, gamesAmong } from '#storage/game-storage-key';

/** Named games that a reader keeps: what is kept of each, and all of them as one file. */

export const VERSION = 1;

/** The last moment that a date can be of. */
const LAST_MOMENT = 8.64e15;

/** A game by its name; `text` is the text of a replay file, and only who knows its game can tell whether it is good. */
export interface Study {
  readonly name: string;
  readonly text: string;
  /** When the text or the name was last changed, in milliseconds since 1970. */
  readonly changed: number;
}

/** A study as it is kept. */
export interface Kept extends Study {
  readonly version: typeof VERSION;
  /** How often the text was saved: by it two tabs notice each other. */
  readonly revision: number;
}

const count = v.pipe(v.number(), v.finite(), v.minValue(0));
const moment = v.pipe(count, v.maxValue(LAST_MOMENT));
const STUDY = v.object({ name: v.string(), text: v.string(), changed: moment });
const KEPT = v.object({
  version: v.literal(VERSION),
  ...STUDY.entries,
  revision: v.pipe(count, v.integer()),
});
/** What a file says that it holds; those of each game go by a name of their own, as where they are kept. */
const HOLDS = 'studies';
const fileOf = (game: string) =>
  v.object({
    cabinet: v.literal(gameKey(HOLDS, game)),
    version: v.literal(VERSION),
    studies: v.array(v.unknown()),
  });

/** The moment nearest to what a clock says that a study can have been changed at. */
export function momentOf(clock: number): number {
  return Math.min(LAST_MOMENT, Math.max(0, clock));
}

/** A study from what was kept. Nothing in it is trusted. */
export function readKept(value: unknown): Result<Kept, Misfit> {
  return validate(KEPT, value);
}

/** What could be read of a file of studies, and which of them, counted from 1, could not be. */
export interface Filed {
  readonly studies: readonly Study[];
  readonly misfits: readonly { readonly study: number; readonly misfit: Misfit }[];
}

/** Studies of a game as the text of a file. */
export function writeStudies(game: string, studies: readonly Study[]): string {
  const bare = studies.map(({ name, text, changed }) => ({ name, text, changed }));
  return `${JSON.stringify({ cabinet: gameKey(HOLDS, game), version: VERSION, studies: bare }, null, 2)}\n`;
}

/** Why nothing of a file can be used. */
export type FileMisfit =
  | Misfit
  | { readonly type: 'not-json' }
  | { readonly type: 'other-game'; readonly game: string }
  | { readonly type: 'too-large' | 'too-many'; readonly limit: number };

/** Studies of a game from a file, as bytes or text. Bad only where nothing of it can be used. */
export function readStudies(game: string, source: string | Uint8Array): Result<Filed, FileMisfit> {
  if (source.length > MAX_FILE) return bad({ type: 'too-large', limit: MAX_FILE });
  const text = typeof source === 'string' ? source : new TextDecoder().decode(source);
  const parsed = parseJson(text);
  if (!parsed.ok) return bad({ type: 'not-json' });
  const { json, repeated } = parsed.value;
  // One in a study spoils that study only.
  const outside = repeated.find(({ path }) => path[0] !== 'studies' || typeof path[1] !== 'number');
  if (outside !== undefined) return bad(repeatedKey(outside));
  // Before each of them is looked at.
  if (isTooMany(json)) return bad({ type: 'too-many', limit: MAX_STUDIES });
  const other = otherGameOf(game, json);
  if (other !== undefined) return bad({ type: 'other-game', game: other });
  const file = validate(fileOf(game), json);
  if (!file.ok) return file;
  const read = file.value.studies.map((study, index) => {
    const twice = repeated.find(({ path }) => path[1] === index);
    return twice === undefined ? validate(STUDY, study) : bad(repeatedKey(twice));
  });
  return good({
    studies: read.flatMap((study) => (study.ok ? [study.value] : [])),
    misfits: read.flatMap((study, index) => (study.ok ? [] : [{ study: index + 1, misfit: study.problem }])),
  });
}

/** The game that a file says it is of, where that is another. */
function otherGameOf(game: string, json: unknown): string | undefined {
  const holds = typeof json === 'object' && json !== null && 'cabinet' in json ? json.cabinet : null;
  return typeof holds === 'string' ? gamesAmong([holds], HOLDS).find((other) => other !== game) : undefined;
}

function isTooMany(json: unknown): boolean {
  const studies = typeof json === 'object' && json !== null && 'studies' in json ? json.studies : null;
  return Array.isArray(studies) && studies.length > MAX_STUDIES;
}

/**
 * Those of some studies that are not kept yet, to be kept beside the others: a name that is taken gets a number. One whose
 * text is kept already under its name, with or without a number, is left out.
 */
export function newcomers(kept: readonly Study[], studies: readonly Study[]): readonly Study[] {
  const names = new Names(kept);
  const textsOf = new Map<string, Set<string>>();
  const isKnown = ({ name, text }: Study): boolean => {
    const bare = unnumbered(name);
    const texts = textsOf.get(bare) ?? new Set();
    textsOf.set(bare, texts);
    return texts.size === texts.add(text).size;
  };
  kept.forEach(isKnown);
  return studies
    .map((study) => ({ ...study, name: shortName(study.name) }))
    .filter((study) => !isKnown(study))
    .map((study) => ({ ...study, name: names.free(study.name) }));
}

/** The name, if none of the studies has it, else with the first number from 2 that is free. */
export function freeName(name: string, studies: readonly Pick<Study, 'name'>[]): string {
  return new Names(studies).free(name);
}

/** Names that are taken. However many a file brings, none is looked for twice. */
class Names {
  readonly #taken: Set<string>;
  /** For a name without its number, the first number that may be free. */
  readonly #next = new Map<string, number>();

  constructor(studies: readonly Pick<Study, 'name'>[]) {
    this.#taken = new Set(studies.map(({ name }) => name));
  }

  /** The name, or with a number; it is taken from then on. */
  free(name: string): string {
    const bare = unnumbered(name);
    let free = name;
    let number = this.#next.get(bare) ?? 2;
    for (; this.#taken.has(free); number += 1) free = `${bare} (${number})`;
    this.#next.set(bare, number);
    this.#taken.add(free);
    return free;
  }
}

/** The name without the number that it was given beside another. */
export function unnumbered(name: string): string {
  return name.replace(/ \(\d+\)$/, '');
}

/** A name as it can stand in a list: on one line, of whole characters, and not too long. */
export function shortName(name: string): string {
  const line = name.toWellFormed().replace(/\p{Cc}+/gu, ' ');
  // No more than can matter is taken apart: a character has one or two units, and one more than may stand tells.
  const characters = Array.from(line.slice(0, 2 * (MAX_STUDY_NAME + 1)));
  return characters.length <= MAX_STUDY_NAME ? line : `${characters.slice(0, MAX_STUDY_NAME - 1).join('')}…`;
}
