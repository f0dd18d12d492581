import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { GameTypes } from '#kit/game';
import { fragmentOf } from '#studies/study-id-fragment';
import { words as keys } from '#said/keyboard-shortcuts';
import { words } from '#said/own-games';
import { fileOrTextFrom } from '../dropped-or-pasted-input.ts';
import { useLazyComponent } from '../use-lazy-component.ts';
import { ImportBox } from './ImportBox.tsx';
import type { GameReader } from './game-reader.ts';
import type { One, OwnViewer, Several } from './own-games-view.ts';
import { StudyList } from './StudyList.tsx';
import { useOwnGames, type OwnGames, type Told } from './use-own-games.ts';

interface OwnGamesPageProps<T extends GameTypes, Extra extends object> {
  /** Of which game. */
  readonly game: string;
  readonly reader: GameReader<T, Extra>;
  readonly viewer: OwnViewer<T, Extra>;
  /** What else leads to a game. */
  readonly children?: ComponentChildren;
}

/** A reader's own games: what a link brings, what is pasted, opened or dropped, and what is kept in this browser. */
export function OwnGamesPage<T extends GameTypes, Extra extends object>({
  game,
  reader,
  viewer,
  children,
}: OwnGamesPageProps<T, Extra>) {
  const own = useOwnGames(game, reader);
  const { shown, told, tell, draft, isFromField, show } = own;
  const take = (brought: File | string) => {
    void own.take(brought);
  };
  const isWrong = isFromField && told.problems.length > 0;
  const field = <ImportBox game={game} draft={draft} take={take} wrong={isWrong ? PROBLEMS : undefined} />;
  return (
    <div
      class="desk"
      onDragOver={(event) => {
        event.preventDefault();
      }}
      onDrop={(event) => {
        event.preventDefault();
        take(fileOrTextFrom(event.dataTransfer));
      }}
    >
      <Said {...told} isPartly={shown.type !== 'list'} />
      {shown.type !== 'list' && isWrong && field}
      {shown.type === 'game' && (
        <ShownGame shown={shown} viewer={viewer} show={show}>
          <BackButton {...own} />
        </ShownGame>
      )}
      {shown.type === 'games' && (
        <>
          <h1>{words.title}</h1>
          <p>
            <BackButton {...own} />
          </p>
          <ShownGames shown={shown} show={show} />
        </>
      )}
      {shown.type === 'list' && (
        <Overview game={game} tell={tell}>
          {field}
          {children}
        </Overview>
      )}
    </div>
  );
}

interface OverviewProps {
  readonly game: string;
  readonly tell: (told: Partial<Told>) => void;
  readonly children: ComponentChildren;
}

/** What can be brought, and the games that are kept. */
function Overview({ game, tell, children }: OverviewProps) {
  return (
    <>
      <h1>{words.title}</h1>
      <p class="lede">{words.intro}</p>
      {children}
      <StudyList
        game={game}
        open={(entry) => {
          location.hash = fragmentOf(entry.id);
        }}
        complain={(sentence) => {
          tell({ problems: sentence === null ? [] : [sentence] });
        }}
        tell={(news) => {
          tell({ news });
        }}
      />
    </>
  );
}

/** Leads from a game to those that came with it, or to all. */
function BackButton<T extends GameTypes, Extra extends object>({ shown, show, tell }: OwnGames<T, Extra>) {
  return (
    <button
      type="button"
      class="button quiet"
      onClick={() => {
        tell({});
        const among = shown.type === 'game' ? shown.among : undefined;
        // The way back leads to the game again, which may be kept nowhere else.
        history.pushState(null, '', `${location.pathname}${among?.fragment ?? ''}`);
        show(among ?? { type: 'list' });
      }}
    >
      {words.back}
    </button>
  );
}

/** The id of what is wrong, by which the field says it too. */
const PROBLEMS = 'problems';

function Said({ problems, news, isPartly }: Told & { readonly isPartly: boolean }) {
  const said = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Whatever was pressed may stand far below.
    if (problems.length > 0 || news !== null) said.current?.scrollIntoView({ block: 'nearest' });
  }, [problems, news]);
  return (
    <div role="status" ref={said}>
      {news !== null && <p>{news}</p>}
      {problems.length > 0 && (
        <div class="warning" id={PROBLEMS}>
          <ul>
            {problems.map((problem, index) => (
              <li key={index}>{problem}</li>
            ))}
          </ul>
          {isPartly && <p>{words.partly}</p>}
        </div>
      )}
    </div>
  );
}

interface ShownGameProps<T extends GameTypes, Extra extends object> {
  readonly shown: One<T, Extra>;
  readonly viewer: OwnViewer<T, Extra>;
  readonly show: (one: One<T, Extra>) => void;
  /** The way back. */
  readonly children: ComponentChildren;
}

/** A game in the viewer, under its own title and with who played it, wherever it came from. */
function ShownGame<T extends GameTypes, Extra extends object>({
  shown,
  viewer,
  show,
  children,
}: ShownGameProps<T, Extra>) {
  const Viewer = useLazyComponent(true, viewer);
  const latest = useRef<One<T, Extra> | null>(null);
  useLayoutEffect(() => {
    latest.current = shown;
    return () => {
      latest.current = null;
    };
  }, [shown]);
  const { game, entry, start } = shown;
  const { replay, extra } = game;
  const title = entry?.name ?? replay.title ?? words.untitled;
  const players = Object.values<string | undefined>(replay.players ?? {}).filter(
    (name) => name !== undefined,
  );
  useDocumentTitle(title);
  return (
    <>
      <header class="replay-head">
        <h1 dir="auto">{title}</h1>
        <p>
          {players.length > 0 && <bdi>{words.players(players)}</bdi>}{' '}
          <button type="button" class="keys" popovertarget="keys">
            {keys.open}
          </button>
        </p>
        {children}
      </header>
      {Viewer !== null && (
        <Viewer
          key={game}
          replay={replay}
          extra={extra}
          entry={entry}
          start={start ?? game.end}
          place="query"
          settled={(entry) => {
            const { current: now } = latest;
            // Who has gone on to another meanwhile has another address, and the other game is kept elsewhere.
            if (now?.game !== game) return;
            // The address names it from now on, so that a reload finds it again with all that was written.
            history.replaceState(history.state, '', `#${fragmentOf(entry.id)}`);
            show({ ...now, entry });
          }}
        />
      )}
    </>
  );
}

/** What a tab of the browser is called as long as a game is shown in it. */
function useDocumentTitle(title: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
}

interface ShownGamesProps<T extends GameTypes, Extra extends object> {
  readonly shown: Several<T, Extra>;
  readonly show: (one: One<T, Extra>) => void;
}

/** Games that came together, to choose from. */
function ShownGames<T extends GameTypes, Extra extends object>({ shown, show }: ShownGamesProps<T, Extra>) {
  return (
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
  );
}
