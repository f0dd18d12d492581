import { Fragment, type ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { GameTypes } from '#kit/game';
import type { Place } from '#replays/text/text-problem';
import { fragmentOf } from '#studies/study-id-fragment';
import { words } from '#said/own-games';
import { fileOrTextFrom } from '../read-file-or-transfer.ts';
import { ImportBox } from './ImportBox.tsx';
import type { GameReader } from './read-games-in-worker.ts';
import type { One, OwnViewer, Several } from './own-games-page-types.ts';
import { OwnGameViewer } from './OwnGameViewer.tsx';
import { PROBLEMS, ProblemsAndNews } from './ProblemsAndNews.tsx';
import { StudyList } from './StudyList.tsx';
import { useBringBackGames } from './use-bring-back-games.ts';
import type { LoadOutline } from './use-kept-games.ts';
import { useOwnGamesPage, type OwnGames, type Told } from './use-own-games-page.ts';

interface OwnGamesPageProps<T extends GameTypes, Extra extends object> {
  /** Of which game, and what that is called. */
  readonly game: string;
  readonly title: string;
  readonly reader: GameReader<T, Extra>;
  readonly outline: LoadOutline;
  readonly viewer: OwnViewer<T, Extra>;
  /** What else leads to a game. */
  readonly children?: ComponentChildren;
}

/** A reader's own games: what a link brings, what is pasted, opened or dropped, and what is kept in this browser. */
export function OwnGamesPage<T extends GameTypes, Extra extends object>({
  game,
  title,
  reader,
  outline,
  viewer,
  children,
}: OwnGamesPageProps<T, Extra>) {
  const own = useOwnGamesPage(game, reader);
  const { shown, told, tell, draft, isFromField, show } = own;
  const take = (brought: File | string) => {
    void own.take(brought);
  };
  const { bringBack, times } = useBringBackGames(game, (told) => {
    tell(told);
    show({ type: 'list' });
  });
  const isWrong = isFromField && told.problems.length > 0;
  const pasted = useRef<HTMLTextAreaElement>(null);
  const field = <ImportBox {...{ game, draft, take, pasted }} wrong={isWrong ? PROBLEMS : undefined} />;
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
      <ProblemsAndNews
        {...told}
        bringBack={bringBack}
        go={(place) => {
          if (pasted.current !== null) leadTo(pasted.current, place);
        }}
        places={isWrong ? told.places : undefined}
      />
      {shown.type !== 'list' && isWrong && field}
      {shown.type === 'game' && (
        <OwnGameViewer {...{ shown, viewer, show, tell }}>
          <BackButton {...own} />
        </OwnGameViewer>
      )}
      {shown.type === 'games' && (
        <ShownGames shown={shown} show={show}>
          <BackButton {...own} />
        </ShownGames>
      )}
      {shown.type === 'list' && (
        <Overview key={times} {...{ game, title, tell, outline, take }}>
          {field}
          {children}
        </Overview>
      )}
    </div>
  );
}

interface OverviewProps {
  readonly game: string;
  readonly title: string;
  readonly tell: (told: Partial<Told>) => void;
  readonly outline: LoadOutline;
  readonly take: (file: File) => void;
  readonly children: ComponentChildren;
}

/** What can be brought, and the games that are kept: where there are any, most come for one of them. */
function Overview({ game, title, tell, outline, take, children }: OverviewProps) {
  const [hasKept, note] = useState(false);
  const field = <Fragment key="field">{children}</Fragment>;
  const kept = (
    <StudyList
      key="kept"
      {...{ game, title, outline, take }}
      found={() => {
        note(true);
      }}
      open={(entry) => {
        location.hash = fragmentOf(entry.id);
      }}
      complain={(sentence, link) => {
        tell({ problems: sentence === null ? [] : [sentence], link });
      }}
      tell={(news) => {
        tell({ news });
      }}
    />
  );
  return (
    <>
      <h1>{words.title}</h1>
      <p class="lede">{words.intro}</p>
      {hasKept ? [kept, field] : [field, kept]}
    </>
  );
}

/** Selects a place in the field. Most texts have no mistake, so what does it is fetched where one has. */
function leadTo(field: HTMLTextAreaElement, place: Place): void {
  void import('./select-word-in-text-field.ts').then(
    ({ selectWordInTextField }) => {
      selectWordInTextField(field, place);
    },
    () => undefined,
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

interface ShownGamesProps<T extends GameTypes, Extra extends object> {
  readonly shown: Several<T, Extra>;
  readonly show: (one: One<T, Extra>) => void;
  /** The way back. */
  readonly children: ComponentChildren;
}

/** Games that came together, to choose from. */
function ShownGames<T extends GameTypes, Extra extends object>({
  shown,
  show,
  children,
}: ShownGamesProps<T, Extra>) {
  return (
    <>
      <h1>{words.title}</h1>
      <p>{children}</p>
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
    </>
  );
}
