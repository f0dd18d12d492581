import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { GameTypes } from '#kit/game';
import { fragmentOf } from '#studies/id-fragment';
import { words as keys } from '#said/keys';
import { words } from '#said/study';
import { fileOrTextFrom } from '../transfer-input.ts';
import { useLazyComponent } from '../use-lazy-component.ts';
import { ImportBox } from './ImportBox.tsx';
import type { Reading } from './reading.ts';
import type { One, OwnViewer, Several } from './shown.ts';
import { StudyList } from './StudyList.tsx';
import { useOwnGames, type OwnGames, type Told } from './use-own-games.ts';

interface StudyPageProps<T extends GameTypes, Extra extends object> {
  /** Of which game. */
  readonly game: string;
  readonly reading: Reading<T, Extra>;
  readonly viewer: OwnViewer<T, Extra>;
  /** What else leads to a game. */
  readonly children?: ComponentChildren;
}

/** A reader's own games: what a link brings, what is pasted, opened or dropped, and what is kept in this browser. */
export function StudyPage<T extends GameTypes, Extra extends object>({
  game,
  reading,
  viewer,
  children,
}: StudyPageProps<T, Extra>) {
  const own = useOwnGames(game, reading);
  const { shown, told, tell, draft, isFromField, show } = own;
  const take = (brought: File | string) => {
    void own.take(brought);
  };
  const field = <ImportBox game={game} draft={draft} take={take} />;
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
      <Said {...told} />
      {shown.type !== 'list' && isFromField && told.problems.length > 0 && field}
      {shown.type !== 'list' && (
        <p>
          <BackButton {...own} />
        </p>
      )}
      {shown.type === 'game' && <ShownGame shown={shown} viewer={viewer} show={show} />}
      {shown.type === 'games' && <ShownGames shown={shown} show={show} />}
      {shown.type === 'list' && (
        <>
          <p class="lede">{words.intro}</p>
          {field}
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
      )}
    </div>
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

function Said({ problems, news }: Told) {
  const said = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Whatever was pressed may stand far below.
    if (problems.length > 0 || news !== null) said.current?.scrollIntoView({ block: 'nearest' });
  }, [problems, news]);
  return (
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
  );
}

interface ShownGameProps<T extends GameTypes, Extra extends object> {
  readonly shown: One<T, Extra>;
  readonly viewer: OwnViewer<T, Extra>;
  readonly show: (one: One<T, Extra>) => void;
}

/** A game in the viewer. */
function ShownGame<T extends GameTypes, Extra extends object>({
  shown,
  viewer,
  show,
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
  return (
    <>
      <h2 dir="auto">{entry?.name ?? replay.title ?? words.untitled}</h2>
      <button type="button" class="keys" popovertarget="keys">
        {keys.open}
      </button>
      {Viewer !== null && (
        <Viewer
          key={game}
          replay={replay}
          extra={extra}
          entry={entry}
          start={start}
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
