import { useEffect, useState } from 'preact/hooks';
import { MAX_PROGRESS } from '#kit/input-limits';
import { readFile, writeFile, type FiledGames } from '#progress/progress-file';
import { NOTHING, type Progress } from '#progress/progress';
import { change, load, type Stored } from '#progress/progress-store';
import { collectProgressForExport, importProgress, wouldReplace } from '#progress/import-and-export-progress';
import { browserStorage } from '#storage/web-storage';
import { words } from '#said/progress';
import { saveFile } from '../save-file.ts';
import { bytesOf } from '../read-file-or-transfer.ts';
import type { Question } from '../ConfirmDialog.tsx';

interface KeptProgress {
  readonly stored: Stored;
  /** When the page was opened, in milliseconds since 1970; 0 before it is awake. */
  readonly now: number;
  /** What came of the last file. */
  readonly notice: string;
  readonly save: () => void;
  /** Takes the progress in a file, and asks before it takes the place of any. */
  readonly open: (file: File) => Promise<void>;
  readonly reset: () => void;
}

/** What is kept of a game's rules, and the ways to take it along, bring it back or begin anew. */
export function useProgressPage(game: string, ask: (question: Question) => void): KeptProgress {
  const [stored, show] = useState<Stored>({ progress: NOTHING, trouble: null });
  const [now, setNow] = useState(0);
  const [notice, setNotice] = useState('');

  useEffect(() => {
    const look = () => {
      show(load(browserStorage(), game));
      setNow(Date.now());
    };
    look();
    addEventListener('storage', look);
    return () => {
      removeEventListener('storage', look);
    };
  }, []);

  const open = async (file: File) => {
    const read = readFile(await textOf(file));
    if (!read.ok) {
      setNotice(read.problem.type === 'later' ? words.laterFile : words.unreadable);
      return;
    }
    const { games, slips } = read.value;
    const act = () => {
      const taken = take(game, games);
      if (taken !== null) show(taken.stored);
      setNotice(noticeOf(taken, slips));
    };
    if (wouldReplace(browserStorage(), games))
      ask({ ask: words.openAsk, yes: words.openYes, no: words.cancel, act });
    else act();
  };
  return {
    stored,
    now,
    notice,
    save: () => {
      saveFile(
        'cabinet-progress.json',
        writeFile(collectProgressForExport(browserStorage(), game, stored.progress)),
      );
    },
    open,
    reset: () => {
      const act = () => {
        show(change(browserStorage(), game, forgotten));
        setNotice('');
      };
      ask({ ask: words.resetAsk, yes: words.resetYes, no: words.cancel, act });
    },
  };
}

/** Progress that begins anew. Bookmarks are nothing that was learned: each is removed by itself. */
function forgotten({ bookmarks }: Progress): Progress {
  return { ...NOTHING, bookmarks };
}

/** What a file says; nothing, where it is longer than any that was saved or cannot be read. */
async function textOf(file: File): Promise<string> {
  return bytesOf(file, MAX_PROGRESS).then(
    (bytes) => (bytes.length > MAX_PROGRESS ? '' : new TextDecoder().decode(bytes)),
    () => '',
  );
}

interface Taken {
  readonly stored: Stored;
  /** Whether it was stored. */
  readonly kept: boolean;
}

/** Puts what a file holds in the place of what is kept; null where that was written by a later version, and stays. */
function take(game: string, games: FiledGames): Taken | null {
  const trouble = importProgress(browserStorage(), games);
  if (trouble === 'later-file') return null;
  const own = games.get(game);
  const kept = load(browserStorage(), game);
  return {
    // What nothing can be kept of is there as long as the page.
    stored: {
      progress: own?.type === 'progress' ? own.progress : kept.progress,
      trouble: trouble ?? kept.trouble,
    },
    kept: trouble !== 'later' && trouble !== 'refused',
  };
}

/** What could not be kept is not said to be there. */
function noticeOf(taken: Taken | null, slips: number): string {
  if (taken === null) return words.laterFile;
  if (!taken.kept) return '';
  return slips === 0 ? words.opened : words.openedInPart(slips);
}
