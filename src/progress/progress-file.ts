import * as v from 'valibot';
import { MAX_PROGRESS, MAX_PROGRESS_GAMES } from '#kit/input-limits';
import { parseJson } from '#kit/parse-json-reporting-duplicate-keys';
import { bad, good, type Result } from '#kit/parse-result';
import { repeatedKey, validate } from '#kit/validate-object';
import { FIRST_GAME, isGameId } from '#storage/game-storage-key';
import { isLater } from '#storage/stored-item';
import { progressFrom, readProgress, type Progress, type ProgressMisfit } from './progress.ts';

/** What a reader has done in all games as one file, to be taken along: the progress in each by its id. */

/** Version 1 was the progress in the one game that there was, just as it is kept. */
const VERSION = 2;

/** The progress in a game as a file has it. */
export type FiledGame =
  | { readonly type: 'progress'; readonly progress: Progress }
  /** Of a later Cabinet, which alone knows what it says: it is taken along as it is. */
  | { readonly type: 'later'; readonly json: unknown };

export type FiledGames = ReadonlyMap<string, FiledGame>;

/** What could be read of a file, and how much of it could not be used as it stands: entries, and games as a whole. */
export interface ReadFile {
  readonly games: FiledGames;
  readonly slips: number;
}

export type FileMisfit = ProgressMisfit | { readonly type: 'too-many' | 'damaged' };

const isObject = (input: unknown): input is object =>
  typeof input === 'object' && input !== null && !Array.isArray(input);
const SHAPE = v.object({ version: v.literal(VERSION), games: v.custom<object>(isObject) });

/**
 * The progress in each game of a file of this or an earlier Cabinet, whether that game is known here or not. What is wrong with
 * one of them spoils that one only. Bad where nothing of the file can be used.
 */
export function readFile(text: string): Result<ReadFile, FileMisfit> {
  if (text.length > MAX_PROGRESS) return bad({ type: 'too-large' });
  const parsed = parseJson(text);
  if (!parsed.ok) return bad({ type: 'not-json' });
  const { json, repeated } = parsed.value;
  if (isLater(json, VERSION)) return bad({ type: 'later' });
  if (!isObject(json) || !('games' in json)) return readVersion1(text);
  const outside = repeated.find(({ path }) => path[0] !== 'games' || path.length === 1);
  if (outside !== undefined) return bad(repeatedKey(outside));
  const file = validate(SHAPE, json);
  if (!file.ok) return file;
  const entries = Object.entries<unknown>({ ...file.value.games });
  if (entries.length > MAX_PROGRESS_GAMES) return bad({ type: 'too-many' });
  const games = new Map<string, FiledGame>();
  let slips = 0;
  for (const [game, part] of entries) {
    const isTwice = repeated.some(({ path }) => path[1] === game);
    const read = isTwice || !isGameId(game) ? null : readGame(part);
    slips += read?.slips ?? 1;
    if (read !== null) games.set(game, read.filed);
  }
  const isSpoiled = entries.length > 0 && games.size === 0;
  return isSpoiled ? bad({ type: 'damaged' }) : good({ games, slips });
}

function readVersion1(text: string): Result<ReadFile, FileMisfit> {
  const read = readProgress(text);
  if (!read.ok) return read;
  const { progress, slips } = read.value;
  return good({ games: new Map([[FIRST_GAME, { type: 'progress', progress }]]), slips });
}

/** The progress in a game that stands in a file; null where it is none. */
function readGame(json: unknown): { readonly filed: FiledGame; readonly slips: number } | null {
  const read = progressFrom(json);
  if (read.ok) return { filed: { type: 'progress', progress: read.value.progress }, slips: read.value.slips };
  return read.problem.type === 'later' ? { filed: { type: 'later', json }, slips: 0 } : null;
}

/** The text of a file that holds the progress in some games. */
export function writeFile(games: FiledGames): string {
  const parts = Array.from(games, ([game, filed]) => [
    game,
    filed.type === 'later' ? filed.json : filed.progress,
  ]);
  return `${JSON.stringify({ version: VERSION, games: Object.fromEntries(parts) as unknown }, null, 2)}\n`;
}
