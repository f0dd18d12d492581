import { useEffect, useRef, useState } from 'preact/hooks';
import { MAX_FILE } from '#kit/bounds';
import { GAME_ID } from '#games/jekyll-vs-hyde/rules/game-id';
import type { Damaged, Entry } from '#studies/entries';
import { exportAll, importAll, list, remove, rename } from '#studies/store';
import { punctuation } from '#said/punctuation';
import { words } from '#said/study';
import { bytesOf } from '#widgets/transfer-input.ts';
import { saveFile } from '#widgets/save-file.ts';

interface StudyListProps {
  readonly open: (entry: Entry) => void;
  /** With null: what was wrong is so no longer. */
  readonly complain: (sentence: string | null) => void;
  readonly tell: (sentence: string) => void;
}

/** The games kept in this browser: open, rename, delete, and take all of them along. */
export function StudyList({ open, complain, tell }: StudyListProps) {
  const [studies, show] = useState<readonly Entry[] | null>(null);
  const [damaged, showDamaged] = useState<readonly Damaged[]>([]);
  /** Whether the games could not be had because of another tab; and whether anybody still waits for them. */
  const isHeld = useRef(false);
  const isHere = useRef(true);
  const look = async () => {
    const listing = await list(GAME_ID);
    if (!listing.ok) {
      complain(words.troubles[listing.problem.type]);
      isHeld.current = listing.problem.type === 'held';
      // As soon as the other tab lets go.
      if (isHeld.current && isHere.current) void look();
      return;
    }
    if (isHeld.current) complain(null);
    isHeld.current = false;
    show(listing.value.studies);
    showDamaged(listing.value.damaged);
  };
  useEffect(() => {
    isHere.current = true;
    void look();
    return () => {
      isHere.current = false;
    };
  }, []);
  const after = async (
    done: Promise<{
      readonly ok: boolean;
      readonly problem?: { readonly type: keyof typeof words.troubles };
    }>,
  ) => {
    const result = await done;
    if (!result.ok && result.problem) complain(words.troubles[result.problem.type]);
    await look();
  };
  const bringBack = async (file: File) => {
    const taken = await importAll(GAME_ID, await bytesOf(file, MAX_FILE));
    if (!taken.ok) complain(notTaken(taken.problem.type));
    else {
      const { added, known, misfits, tooLarge } = taken.value;
      tell(words.taken(added.length, known, misfits.length + tooLarge.length));
    }
    await look();
  };
  if (studies === null) return null;
  return (
    <section>
      <h2>{words.own}</h2>
      {studies.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <ul class="own-games">
          {studies.map((entry) => (
            <li key={entry.id}>
              <button
                type="button"
                class="button quiet"
                onClick={() => {
                  open(entry);
                }}
              >
                <bdi>{entry.name}</bdi>
              </button>
              <span>{words.changed(entry.changed)}</span>
              <button
                type="button"
                class="button quiet"
                onClick={() => {
                  const name = prompt(words.newName, entry.name);
                  if (name !== null && name.trim() !== '')
                    void after(rename(GAME_ID, entry.id, name.trim(), Date.now()));
                }}
              >
                {words.rename} <span class="visually-hidden">{entry.name}</span>
              </button>
              <button
                type="button"
                class="button quiet"
                onClick={() => {
                  if (confirm(words.reallyDelete(entry.name))) void after(remove(GAME_ID, entry.id));
                }}
              >
                {words.delete} <span class="visually-hidden">{entry.name}</span>
              </button>
            </li>
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
      <div class="actions">
        <button
          type="button"
          class="button quiet"
          onClick={() => {
            void exportAll(GAME_ID).then((all) => {
              if (all.ok) saveFile('cabinet-games.json', all.value.text);
              else complain(words.troubles[all.problem.type]);
            });
          }}
        >
          {words.exportAll}
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
    </section>
  );
}

/** Why a file could not be brought back. */
function notTaken(type: string): string {
  if (type === 'full' || type === 'failed' || type === 'blocked') return words.troubles[type];
  if (type === 'other-game') return words.otherGame;
  return type === 'too-large' || type === 'too-many' ? words.tooMuch : words.notTaken;
}
