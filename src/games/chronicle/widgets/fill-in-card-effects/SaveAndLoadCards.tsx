import {
  isNothing,
  MAX_FILLED_IN,
  NOTHING_FILLED_IN,
  writeFilledIn,
  type FilledIn,
} from '#games/chronicle/rules/reader-supplied-card-effects';
import { writeFilledInCardsLink } from '#games/chronicle/rules/reader-supplied-card-effects-link';
import type { StorageProblem } from '#storage/stored-item';
import { words } from '#said/chronicle/fill-in-card-effects-page';
import { CopyLink } from '#widgets/sandbox/CopyLink.tsx';
import { saveFile } from '#widgets/save-file.ts';
import { bytesOf } from '#widgets/read-file-or-transfer.ts';
import { readImportedCards, type Brought } from './read-imported-cards.ts';

interface SaveAndLoadCardsProps {
  readonly set: FilledIn;
  readonly trouble: StorageProblem | null;
  readonly brought: Brought | null;
  readonly bring: (brought: Brought | null) => void;
  readonly change: (make: (set: FilledIn) => FilledIn) => void;
  /** Null where nothing was changed. */
  readonly undo: (() => void) | null;
}

const FILE_NAME = 'chronicle-cards.json';

function countsOf({ abilities, history }: FilledIn): readonly [number, number] {
  return [Object.keys(abilities).length, Object.keys(history).length];
}

/** The set as a whole: how much of it there is, as a file and a link, and what a file or a link has brought. */
export function SaveAndLoadCards({ set, trouble, brought, bring, change, undo }: SaveAndLoadCardsProps) {
  return (
    <section class="kept-set">
      <h2>{words.keep}</h2>
      <p role="status">{isNothing(set) ? words.nothing : words.kept(...countsOf(set))}</p>
      {trouble !== null && <p class="warning">{words.troubles[trouble]}</p>}
      {brought !== null && <Offer brought={brought} bring={bring} change={change} />}
      <div class="actions">
        <label class="button file">
          {words.load}
          <input
            type="file"
            accept=".json,application/json"
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              currentTarget.value = '';
              if (file === undefined) return;
              void bytesOf(file, 4 * MAX_FILLED_IN).then((bytes) => {
                bring(readImportedCards({ file: new TextDecoder().decode(bytes) }));
              });
            }}
          />
        </label>
        {!isNothing(set) && (
          <>
            <button
              type="button"
              class="button"
              onClick={() => {
                saveFile(FILE_NAME, writeFilledIn(set));
              }}
            >
              {words.save}
            </button>
            <CopyLink link={writeFilledInCardsLink(set)} />
            <button
              type="button"
              class="button quiet"
              onClick={() => {
                change(() => NOTHING_FILLED_IN);
              }}
            >
              {words.forget}
            </button>
          </>
        )}
        {undo !== null && (
          <button type="button" class="button quiet" onClick={undo}>
            {words.undo}
          </button>
        )}
      </div>
    </section>
  );
}

/** What a file or a link has brought, to be taken over or left; or what is wrong with it. */
function Offer({
  brought,
  bring,
  change,
}: Pick<SaveAndLoadCardsProps, 'bring' | 'change'> & { readonly brought: Brought }) {
  if (!brought.ok)
    return (
      <p class="warning" role="alert">
        {brought.problem}
      </p>
    );
  const close = () => {
    bring(null);
    // What the address has brought is settled.
    history.replaceState(history.state, '', location.pathname + location.search);
  };
  return (
    <div class="offer" role="group" aria-label={words.keep}>
      <p role="alert">{words.brought(...countsOf(brought.value))}</p>
      <div class="actions">
        <button
          type="button"
          class="button"
          data-primary
          onClick={() => {
            change(() => brought.value);
            close();
          }}
        >
          {words.take}
        </button>
        <button type="button" class="button quiet" onClick={close}>
          {words.leave}
        </button>
      </div>
    </div>
  );
}
