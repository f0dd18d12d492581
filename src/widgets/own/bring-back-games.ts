import { MAX_FILE } from '#kit/input-limits';
import type { FileMisfit } from '#studies/study-format';
import type { Trouble } from '#studies/study-database';
import { importAll } from '#studies/study-store';
import { words } from '#said/own-games';
import { bytesOf } from '../read-file-or-transfer.ts';

/** Where something leads. */
export interface Link {
  readonly href: string;
  readonly text: string;
}

/** What comes of a backup: what is said of the games that are there again, or why there are none and where they belong. */
export type BroughtBack =
  | { readonly ok: true; readonly news: string }
  | { readonly ok: false; readonly problem: string; readonly link?: Link; readonly isNoBackup: boolean };

/** Keeps the games of a backup beside those that are there. */
export async function bringBackGames(game: string, backup: File | string): Promise<BroughtBack> {
  const taken = await importAll(game, typeof backup === 'string' ? backup : await bytesOf(backup, MAX_FILE));
  if (!taken.ok) {
    const { problem } = taken;
    if (problem.type === 'other-game')
      return { ok: false, isNoBackup: false, ...(await ofOtherGame(problem.game)) };
    const sentence = notTaken(problem.type);
    return { ok: false, problem: sentence, isNoBackup: sentence === words.notTaken };
  }
  const { added, known, misfits, tooLarge } = taken.value;
  return { ok: true, news: words.taken(added.length, known, misfits.length + tooLarge.length) };
}

/** What is said of a backup of another game, and the way to where it can be brought back. */
async function ofOtherGame(game: string): Promise<{ readonly problem: string; readonly link?: Link }> {
  try {
    // Hardly anybody brings one.
    const { ownGamesPageOf } = await import('./game-of-another-page.ts');
    const page = await ownGamesPageOf(game);
    if (page !== null)
      return {
        problem: words.otherGame(page.title),
        link: { href: page.href, text: words.bringBackThere },
      };
  } catch {
    // Without the network it is only said that it belongs elsewhere.
  }
  return { problem: words.otherGame(null) };
}

/** Why a file could not be brought back. */
function notTaken(type: (FileMisfit | Trouble)['type']): string {
  if (type === 'full' || type === 'failed' || type === 'blocked') return words.troubles[type];
  return type === 'too-large' || type === 'too-many' ? words.tooMuch : words.notTaken;
}
