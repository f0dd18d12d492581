import { useEffect, useState } from 'preact/hooks';
import type { Positions } from '#replays/board/position-setup-adapter';
import type { GameTypes } from '#kit/game';
import { words as sandbox } from '#said/sandbox';
import { gamePageUrl } from '../game-page-url.ts';
import type { StartProps } from './sandbox-adapter.ts';

/** A case of the casebook, as the game's `cases.json` lists it. */
export interface CaseToLay {
  /** Where it is answered. */
  readonly address: string;
  readonly question: string;
  readonly chapter: string;
  /** Its position, as the fragment of a link. */
  readonly link: string;
}

interface StartFromCaseProps<T extends GameTypes, Setup extends object> extends StartProps<T, Setup> {
  readonly positions: Positions<T, Setup>;
}

/** The position of any case of the casebook. */
export function StartFromCase<T extends GameTypes, Setup extends object>({
  positions,
  beginAndClose,
}: StartFromCaseProps<T, Setup>) {
  const [cases, keep] = useState<readonly CaseToLay[] | 'loading' | 'failed'>('loading');
  const [at, pick] = useState(0);
  const { start: words } = sandbox;
  const { id } = positions.machine.game;
  const fetchList = () => {
    keep('loading');
    void fetchCases(id).then((found) => {
      keep(found ?? 'failed');
    });
  };
  useEffect(fetchList, []);
  if (cases === 'loading') return <p role="status">{words.loading}</p>;
  if (cases === 'failed')
    return (
      <div class="start-form">
        <p role="status">{words.notLoaded}</p>
        <button type="button" class="button" onClick={fetchList}>
          {words.retry}
        </button>
      </div>
    );
  return (
    <div class="start-form">
      <label>
        {words.case}
        <select
          value={at}
          onChange={({ currentTarget }) => {
            pick(Number(currentTarget.value));
          }}
        >
          <CaseOptions cases={cases} />
        </select>
      </label>
      <button
        type="button"
        class="button"
        onClick={() => {
          const question = positions.readLink(cases[at]?.link ?? '');
          if (question.ok) beginAndClose(question.value);
        }}
      >
        {words.show}
      </button>
      <p class="sources">
        <a href={cases[at]?.address}>{words.caseAnswer}</a>
      </p>
    </div>
  );
}

/** By chapter. */
function CaseOptions({ cases }: { readonly cases: readonly CaseToLay[] }) {
  const chapters = Map.groupBy(cases.entries(), ([, { chapter }]) => chapter);
  return (
    <>
      {[...chapters].map(([chapter, entries]) => (
        <optgroup key={chapter} label={chapter}>
          {entries.map(([index, { question }]) => (
            <option key={index} value={index}>
              {question}
            </option>
          ))}
        </optgroup>
      ))}
    </>
  );
}

/** Null where the list cannot be fetched. */
async function fetchCases(game: string): Promise<readonly CaseToLay[] | null> {
  try {
    const response = await fetch(gamePageUrl(game, '/cases.json'));
    // The build of this very site has written it.
    return response.ok ? ((await response.json()) as readonly CaseToLay[]) : null;
  } catch {
    return null;
  }
}
