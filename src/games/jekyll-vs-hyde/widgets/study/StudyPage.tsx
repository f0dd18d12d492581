import { useEffect, useRef, useState } from 'preact/hooks';
import { MAX_ADDRESS, MAX_BYTES } from '#kit/bounds';
import { GAME_ID } from '#games/jekyll-vs-hyde/rules/game-id';
import { due } from '#games/jekyll-vs-hyde/record/record-due';
import { observerOf, recordText, withNotes } from '#games/jekyll-vs-hyde/record/record-file';
import { roleOf } from '#games/jekyll-vs-hyde/rules/match';
import { fromPermalink, toPermalink } from '#replays/permalink';
import { fragmentOf, idFromFragment } from '#studies/id-fragment';
import type { Entry, Found } from '#studies/entries';
import { load } from '#studies/store';
import { words as record } from '#said/jekyll-vs-hyde/record';
import { words } from '#said/study';
import { words as keys } from '#said/keys';
import { fileOrTextFrom, bytesOf } from '#widgets/transfer-input.ts';
import { siteUrl } from '#widgets/site-url.ts';
import { useFragment } from '#widgets/use-fragment.ts';
import { useDraft } from '#widgets/use-draft.ts';
import { useLazyComponent } from '#widgets/use-lazy-component.ts';
import { ContinueRecording } from './ContinueRecording.tsx';
import { ImportBox } from './ImportBox.tsx';
import { StudyList } from './StudyList.tsx';
import { readInWorker, takesLong } from './read-in-worker.ts';
import type { ReadGame, ReadGames } from './read-games.ts';

/** Several games that came together. */
interface Several {
  readonly type: 'games';
  readonly games: readonly ReadGame[];
  /** The fragment of the address that holds them, if any does. */
  readonly fragment: string;
}

type Shown =
  | { readonly type: 'list' }
  | Several
  | {
      readonly type: 'game';
      readonly game: ReadGame;
      readonly entry: Entry | null;
      /** The games that came with it, to go back to. */
      readonly among?: Several;
      /** The address of the move to open at. */
      readonly start?: string | undefined;
    };

/** A reader's own games: what a link brings, what is pasted, opened or dropped, and what is kept in this browser. */
export default function StudyPage() {
  const [shown, show] = useState<Shown>({ type: 'list' });
  const [problems, complain] = useState<readonly string[]>([]);
  const [news, tell] = useState<string | null>(null);
  const draft = useDraft(GAME_ID, 'game');
  // Whether what is shown, and what is wrong with it, was written in the field.
  const [isFromField, note] = useState(false);
  const said = useRef<HTMLDivElement>(null);
  const latest = useRef(shown);
  latest.current = shown;

  useEffect(() => {
    // Whatever was pressed may stand far below.
    if (problems.length > 0 || news !== null) said.current?.scrollIntoView({ block: 'nearest' });
  }, [problems, news]);

  const open = ({ games, problems }: ReadGames, start?: string) => {
    tell(null);
    complain(problems);
    const [only, another] = games;
    if (only === undefined) return;
    show(
      another === undefined
        ? { type: 'game', game: only, entry: null, start }
        : { type: 'games', games, fragment: location.hash },
    );
  };
  const read = (source: string | Uint8Array): Promise<ReadGames> => {
    complain([]);
    tell(takesLong(source) ? words.reading : null);
    return readInWorker(source);
  };
  const take = async (brought: File | string) => {
    const source = typeof brought === 'string' ? brought : await bytesOf(brought, MAX_BYTES);
    const brings = await read(source);
    note(brought === draft.text);
    if (brings.games.length > 0) await holdInAddress(source);
    open(brings);
  };
  const openOwn = (found: Found, { games, problems }: ReadGames, start?: string) => {
    tell(null);
    complain(problems);
    const [game] = games;
    // What could not be read whole is not written over: changes to it are kept beside it.
    const whole = problems.length === 0 ? found : null;
    if (game !== undefined) show({ type: 'game', game, entry: whole, start });
  };
  const lack = (sentence: string) => {
    tell(null);
    complain([sentence]);
    show({ type: 'list' });
  };
  useFragment(async (fragment, isWanted) => {
    note(false);
    if (fragment.length < 2) {
      complain([]);
      show({ type: 'list' });
      return;
    }
    const start = new URLSearchParams(location.search).get('at') ?? undefined;
    const id = idFromFragment(fragment);
    if (id !== null) {
      const found = await load(GAME_ID, id);
      if (!isWanted()) return;
      if (found.ok) {
        const games = await read(found.value.text);
        if (isWanted()) openOwn(found.value, games, start);
      } else lack(words.troubles[found.problem.type]);
      return;
    }
    const text = await fromPermalink(fragment);
    if (!isWanted()) return;
    if (text.ok) {
      const games = await read(text.value);
      if (isWanted()) open(games, start);
    } else lack(words.links[text.problem.type]);
  });

  const field = (
    <ImportBox
      draft={draft}
      take={(brought) => {
        void take(brought);
      }}
    />
  );
  return (
    <div
      class="desk"
      onDragOver={(event) => {
        event.preventDefault();
      }}
      onDrop={(event) => {
        event.preventDefault();
        void take(fileOrTextFrom(event.dataTransfer));
      }}
    >
      <div role="status" ref={said}>
        {news !== null && <p>{news}</p>}
        {problems.length > 0 && (
          <div class="warning">
            <ul>
              {problems.map((problem, index) => (
                <li key={index}>{problem}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
      {shown.type !== 'list' && isFromField && problems.length > 0 && field}
      {shown.type !== 'list' && (
        <p>
          <button
            type="button"
            class="button quiet"
            onClick={() => {
              complain([]);
              tell(null);
              const among = shown.type === 'game' ? shown.among : undefined;
              // The way back leads to the game again, which may be kept nowhere else.
              history.pushState(null, '', `${location.pathname}${among?.fragment ?? ''}`);
              show(among ?? { type: 'list' });
            }}
          >
            {words.back}
          </button>
        </p>
      )}
      {shown.type === 'game' && (
        <>
          <h2 dir="auto">{shown.entry?.name ?? shown.game.replay.title ?? words.untitled}</h2>
          <button type="button" class="keys" popovertarget="keys">
            {keys.open}
          </button>
          <ShownGame
            key={shown.game}
            {...shown}
            settled={(entry) => {
              const { current: now } = latest;
              // Who has gone on to another meanwhile has another address, and the other game is kept elsewhere.
              if (now.type !== 'game' || now.game !== shown.game) return;
              // The address names it from now on, so that a reload finds it again with all that was written.
              history.replaceState(history.state, '', `#${fragmentOf(entry.id)}`);
              show({ ...now, entry });
            }}
          />
        </>
      )}
      {shown.type === 'games' && (
        <ol class="cards">
          {shown.games.map((game, index) => (
            <li key={index} class="card-link">
              <button
                type="button"
                class="button quiet"
                onClick={() => {
                  show({ type: 'game', game, entry: null, among: shown });
                }}
              >
                <bdi>{game.replay.title ?? words.numbered(index + 1)}</bdi>
              </button>
              <p>{game.summary}</p>
            </li>
          ))}
        </ol>
      )}
      {shown.type === 'list' && (
        <>
          <p class="lede">{words.intro}</p>
          {field}
          <p>
            <a href={siteUrl('/jekyll-vs-hyde/record/')}>{record.invite}</a>
          </p>
          <StudyList
            open={(entry) => {
              location.hash = fragmentOf(entry.id);
            }}
            complain={(sentence) => {
              tell(null);
              complain(sentence === null ? [] : [sentence]);
            }}
            tell={(sentence) => {
              complain([]);
              tell(sentence);
            }}
          />
        </>
      )}
    </div>
  );
}

/** Puts what was brought into the address, so that a reload finds it again, and the way back what was there before. */
async function holdInAddress(source: string | Uint8Array): Promise<void> {
  const fragment = await toPermalink(typeof source === 'string' ? source : new TextDecoder().decode(source));
  const held = fragment.length <= MAX_ADDRESS ? `#${fragment}` : '';
  if (held !== location.hash) history.pushState(null, '', `${location.pathname}${held}`);
}

/** A game in the viewer. A record can be gone on with, and is shown to nobody but who saw it until all of it is known. */
function ShownGame({
  game,
  entry,
  start,
  settled,
}: Extract<Shown, { readonly type: 'game' }> & { readonly settled: (entry: Entry) => void }) {
  const ReplayViewer = useLazyComponent(
    true,
    () => import('#games/jekyll-vs-hyde/widgets/islands/ReplayViewer.tsx'),
  );
  const { replay, recording } = game;
  if (ReplayViewer === null) return null;
  const viewer = { replay, start, place: 'query', settled } as const;
  if (recording === null) return <ReplayViewer {...viewer} entry={entry} />;
  const observer = observerOf(recording);
  const over = due(recording).type === 'nothing';
  return (
    <>
      {!over && <ContinueRecording recording={recording} entry={entry} />}
      <ReplayViewer
        {...viewer}
        // With the first change a record becomes a replay; as long as it can go on it stays one beside that.
        entry={over || observer !== null ? entry : null}
        observer={
          observer === null
            ? undefined
            : {
                seatIn: ({ match }) => roleOf(observer, match),
                textOf: (moves) => recordText(withNotes(recording, moves)),
              }
        }
      />
    </>
  );
}
