import { MAX_FILE } from '#kit/input-limits';
import { importAll } from '#studies/study-store';
import { words } from '#said/own-games';
import { bytesOf } from '../read-file-or-transfer.ts';

/** What comes of a backup: what is said of the games that are there again, or why there are none. */
export type BroughtBack =
  | { readonly ok: true; readonly news: string }
  | { readonly ok: false; readonly problem: string; readonly isNoBackup: boolean };

/** Keeps the games of a backup beside those that are there. */
export async function bringBackGames(game: string, backup: File | string): Promise<BroughtBack> {
  const taken = await importAll(game, typeof backup === 'string' ? backup : await bytesOf(backup, MAX_FILE));
  if (!taken.ok) {
    const problem = notTaken(taken.problem.type);
    return { ok: false, problem, isNoBackup: problem === words.notTaken };
  }
  const { added, known, misfits, tooLarge } = taken.value;
  return { ok: true, news: words.taken(added.length, known, misfits.length + tooLarge.length) };
}

/** Why a file could not be brought back. */
function notTaken(type: string): string {
  if (type === 'full' || type === 'failed' || type === 'blocked') return words.troubles[type];
  if (type === 'other-game') return words.otherGame;
  return type === 'too-large' || type === 'too-many' ? words.tooMuch : words.notTaken;
}
