import { useRef } from 'preact/hooks';
import { MAX_FILE } from '#kit/input-limits';
import type { Entry } from '#studies/study-database-queries';
import { exportAll, remove, rename } from '#studies/study-store';
import { punctuation } from '#said/punctuation';
import { words } from '#said/own-games';
import { words as recording } from '#said/game-recording';
import type { Question } from '../ConfirmDialog.tsx';
import { saveFile } from '../save-file.ts';
import { bytesOf } from '../read-file-or-transfer.ts';
import { useConfirmDialog } from '../use-confirm-dialog.tsx';
import { useFocusFallback } from '../use-focus-fallback.ts';
import { bringBackGames, type Link } from './bring-back-games.ts';
import type { KeptGame } from './kept-game-outline.ts';
import { useKeptGames, type LoadOutline } from './use-kept-games.ts';

interface StudyListProps {
  readonly game: string;
  /** What that is called. */
  readonly title: string;
  readonly outline: LoadOutline;
  /** Is told where any are kept. */
  readonly found: () => void;
  readonly open: (entry: Entry) => void;
  /** With null: what was wrong is so no longer. */
  readonly complain: (sentence: string | null, link?: Link) => void;
  readonly tell: (sentence: string) => void;
  /** Shows a single game, which somebody has brought in place of a file of many. */
  readonly take: (file: File) => void;
}

/** The games kept in this browser: open, rename, delete, and take all of them along. */
export function StudyList(props: StudyListProps) {
  const { listing, look } = useKeptGames(props);
  const { ask, dialog } = useConfirmDialog();
  const root = useRef<HTMLElement>(null);
  // The button that deleted a game is gone with it.
  useFocusFallback(root, ['button']);
  if (listing === null) return null;
  const { studies, damaged } = listing;
  return (
    <section ref={root}>
      <h2>{words.own}</h2>
      {studies.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <ul class="own-games">
          {studies.map((entry) => (
            <KeptStudy key={entry.id} {...props} entry={entry} look={look} ask={ask} />
          ))}
        </ul>
      )}
      {damaged.map(({ id, text }) => (
        <p key={id} class="warning">
          {words.damagedEntry}
          {punctuation.afterSentence}
          <button
            type="button"
            class="button quiet"
            onClick={() => {
              saveFile(`cabinet-damaged-${id}.txt`, text);
            }}
          >
            {words.saveDamaged}
          </button>
        </p>
      ))}
      <Transfer {...props} look={look} />
      {dialog}
    </section>
  );
}

interface KeptStudyProps extends StudyListProps {
  readonly entry: KeptGame;
  readonly ask: (question: Question) => void;
  readonly look: () => Promise<void>;
}

function KeptStudy({ game, entry, open, complain, look, ask }: KeptStudyProps) {
  const after = async (done: ReturnType<typeof rename | typeof remove>) => {
    const result = await done;
    if (!result.ok) complain(words.troubles[result.problem.type]);
    await look();
  };
  return (
    <li>
      <button
        type="button"
        class="button quiet"
        onClick={() => {
          open(entry);
        }}
      >
        <bdi>{entry.name}</bdi>
      </button>
      <KeptFacts entry={entry} />
      <button
        type="button"
        class="button quiet"
        onClick={() => {
          ask({
            ask: words.newName,
            yes: words.rename,
            no: words.cancel,
            text: entry.name,
            act: (name) => {
              if (name.trim() !== '') void after(rename(game, entry.id, name.trim(), Date.now()));
            },
          });
        }}
      >
        {words.rename} <span class="visually-hidden">{entry.name}</span>
      </button>
      <button
        type="button"
        class="button quiet"
        onClick={() => {
          ask({
            ask: words.reallyDelete(entry.name),
            yes: words.delete,
            no: words.cancel,
            act: () => void after(remove(game, entry.id)),
          });
        }}
      >
        {words.delete} <span class="visually-hidden">{entry.name}</span>
      </button>
    </li>
  );
}

/** When it was changed, who played it and how it ended, as far as that can be read. */
function KeptFacts({ entry: { changed, outline } }: Pick<KeptStudyProps, 'entry'>) {
  return (
    <span>
      {outline?.isUnfinished === true && <strong>{recording.unfinished}</strong>} {words.changed(changed)}
      {outline?.players != null && (
        <>
          {' · '}
          <bdi>{outline.players}</bdi>
        </>
      )}
      {outline?.result != null && ` · ${outline.result}`}
    </span>
  );
}

interface TransferProps extends StudyListProps {
  readonly look: () => Promise<void>;
}

/** All of them as one file, there and back. */
function Transfer({ game, title, complain, tell, take, look }: TransferProps) {
  const bringBack = async (file: File) => {
    const brought = await bringBackGames(game, file);
    if (brought.ok) tell(brought.news);
    else if (brought.isNoBackup && (await isGame(file))) take(file);
    else complain(brought.problem, brought.link);
    await look();
  };
  return (
    <div class="actions">
      <button
        type="button"
        class="button quiet"
        onClick={() => {
          void exportAll(game).then((all) => {
            if (all.ok) saveFile(`cabinet-${game}-games.json`, all.value.text);
            else complain(words.troubles[all.problem.type]);
          });
        }}
      >
        {words.exportAll(title)}
      </button>
      <label class="button file quiet own-games-file">
        {words.importAll}
        <input
          type="file"
          accept=".json,application/json"
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            if (file === undefined) return;
            void bringBack(file);
            currentTarget.value = '';
          }}
        />
      </label>
    </div>
  );
}

/** Whether what holds no games that were kept is one game. */
async function isGame(file: File): Promise<boolean> {
  try {
    const { gameNamedIn } = await import('./game-of-another-page.ts');
    return gameNamedIn(await bytesOf(file, MAX_FILE)) !== null;
  } catch {
    return false;
  }
}
