import { parseJson } from '#kit/parse-json-reporting-duplicate-keys';
import { gameKey, gamesAmong } from '#storage/game-storage-key';
import type { StorageProblem } from '#storage/stored-item';
import {
  storedKeys,
  storedText,
  storeText,
  type ListedStorage,
  type TextStorage,
} from '#storage/web-storage';
import { PROGRESS_ITEM } from './has-progress.ts';
import type { FiledGame, FiledGames } from './progress-file.ts';
import { readProgress, type Progress } from './progress.ts';
import { change, load } from './progress-store.ts';

/** Between the browser's storage and a file: the progress in all games, those that only another page knows among them. */

/**
 * All progress that is kept and can be read, for a file, with the progress in one game as a page has it: it may be kept nowhere
 * else. What a later Cabinet has kept goes along as it is.
 */
export function collectProgressForExport(
  shelf: ListedStorage | null,
  game: string,
  progress: Progress,
): FiledGames {
  const games = new Map<string, FiledGame>();
  for (const other of gamesAmong(storedKeys(shelf), PROGRESS_ITEM)) {
    const filed = filedGame(storedText(shelf, gameKey(PROGRESS_ITEM, other)) ?? '');
    if (filed !== null) games.set(other, filed);
  }
  if (games.get(game)?.type !== 'later') games.set(game, { type: 'progress', progress });
  return games;
}

function filedGame(text: string): FiledGame | null {
  const read = readProgress(text);
  if (read.ok) return { type: 'progress', progress: read.value.progress };
  const parsed = parseJson(text);
  return read.problem.type === 'later' && parsed.ok ? { type: 'later', json: parsed.value.json } : null;
}

/** Whether progress of a game in a file would take the place of some that is kept. */
export function wouldReplace(shelf: TextStorage | null, games: FiledGames): boolean {
  return Array.from(games.keys()).some((game) => !isNothing(load(shelf, game).progress));
}

function isNothing({ lessons, rules, puzzles, mistakes = {}, bookmarks }: Progress): boolean {
  return [lessons, rules, puzzles, mistakes, bookmarks].every((kept) => Object.keys(kept).length === 0);
}

/**
 * Puts the progress in each game of a file in the place of what is kept of that game; what is kept of any other stays. Gives
 * what is wrong, if anything. `later-file`: what a later Cabinet has put into the file would take the place of something
 * that is kept, which nobody here can compare, so nothing was changed.
 */
export function importProgress(
  shelf: TextStorage | null,
  games: FiledGames,
): StorageProblem | 'later-file' | null {
  const laterOnes = Array.from(games).flatMap(([game, filed]) =>
    filed.type === 'later' ? [{ key: gameKey(PROGRESS_ITEM, game), text: textOf(filed.json) }] : [],
  );
  const isTaken = laterOnes.some(({ key, text }) => {
    const there = storedText(shelf, key) ?? null;
    const parsed = parseJson(there ?? '');
    return there !== null && !(parsed.ok && textOf(parsed.value.json) === text);
  });
  if (isTaken) return 'later-file';
  const found = Array.from(games).map(([game, filed]) =>
    filed.type === 'later' ? null : change(shelf, game, () => filed.progress).trouble,
  );
  const areKept = laterOnes.every(
    ({ key, text }) => storedText(shelf, key) != null || storeText(shelf, key, text),
  );
  if (!areKept) return 'blocked';
  // Of what was set aside the page of its game tells.
  return (['blocked', 'later', 'refused'] as const).find((trouble) => found.includes(trouble)) ?? null;
}

function textOf(json: unknown): string {
  return `${JSON.stringify(json, null, 2)}\n`;
}
