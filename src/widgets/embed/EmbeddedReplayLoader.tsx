import { useState } from 'preact/hooks';
import type { GameTypes } from '#kit/game';
import { parsePath } from '#replays/move-path-string';
import { replayFromUrlFragment } from '#replays/whole-replay-in-url-fragment';
import { leads } from '#replays/step-at-path';
import type { Replay } from '#replays/replay';
import { language } from '#said/language-code-and-url-prefix';
import { words as sharing } from '#said/share-panel';
import { words as desk } from '#said/own-games';
import type { Face } from '../face.ts';
import { gamePageUrl } from '../game-page-url.ts';
import { samePageInLanguage } from '../same-page-in-language.ts';
import type { ReadGames } from '../own/read-games.ts';
import { readInWorker, type GameReader } from '../own/read-games-in-worker.ts';
import { useUrlFragment } from '../use-url-fragment.ts';
import { EmbeddedReplayViewer } from './EmbeddedReplayViewer.tsx';
import { DEFAULTS, readOptions, writeOptions, type EmbedOptions } from './embed-options.ts';

interface EmbedProps<T extends GameTypes, Extra extends object> {
  readonly face: Face<T>;
  readonly reader: GameReader<T, Extra>;
  /** The name of a game of the site, for whoever has named none. */
  readonly example: string;
}

interface Shown<T extends GameTypes> {
  readonly options: EmbedOptions<T['seat']>;
  readonly replay: Replay<T> | null;
  /** What could not be understood, in sentences. */
  readonly problems: readonly string[];
}

const { embed: words } = sharing;

/** A game in another page's frame: the one that the address names, or the one that its fragment holds. */
export function Embed<T extends GameTypes, Extra extends object>(props: EmbedProps<T, Extra>) {
  const { face } = props;
  const [shown, show] = useState<Shown<T> | null>(null);
  const { id, seats } = face.machine.game;
  useUrlFragment(async (fragment, isWanted) => {
    const { pathname, search, hash } = location;
    const { options, leftOut } = readOptions<T['seat']>(search, seats);
    if (options.lang !== null && options.lang !== language) {
      location.replace(samePageInLanguage(options.lang, pathname) + search + hash);
      return;
    }
    if (options.theme !== 'auto') document.documentElement.dataset.theme = options.theme;
    const { replay, problems: found } = await findGame(props, options.game, fragment);
    if (!isWanted()) return;
    const { at } = options;
    const path = at === null ? null : parsePath(at);
    const lost = at !== null && replay !== null && (path === null || !leads(replay.moves, path));
    const odd = lost ? [...leftOut, `at=${at}`] : leftOut;
    const problems = [...(odd.length > 0 ? [words.leftOut(odd)] : []), ...found];
    show({ options: lost ? { ...options, at: null } : options, replay, problems });
  });
  if (shown === null) return null;
  const { options, replay, problems } = shown;
  return (
    <>
      {replay !== null && (
        <EmbeddedReplayViewer key={location.hash} face={face} replay={replay} options={options} />
      )}
      {replay === null && <h1 class="visually-hidden">{words.title}</h1>}
      {problems.length > 0 && (
        <div class="warning" role="status">
          {problems.map((problem, index) => (
            <p key={index}>{problem}</p>
          ))}
          {replay === null && (
            <p>
              <a href={gamePageUrl(id, '/replays/')}>{words.library}</a>
            </p>
          )}
        </div>
      )}
    </>
  );
}

type Found<T extends GameTypes> = Pick<Shown<T>, 'replay' | 'problems'>;

async function findGame<T extends GameTypes, Extra extends object>(
  { face, reader, example }: EmbedProps<T, Extra>,
  name: string | null,
  fragment: string,
): Promise<Found<T>> {
  const nothing = (sentence: string): Found<T> => ({ replay: null, problems: [sentence] });
  if (name === null) {
    if (fragment.length < 2)
      return nothing(words.nothing(`?${writeOptions({ ...DEFAULTS, game: example })}`));
    const text = await replayFromUrlFragment(fragment);
    return text.ok ? firstOf(await readInWorker(reader, text.value)) : nothing(desk.links[text.problem.type]);
  }
  try {
    const response = await fetch(gamePageUrl(face.machine.game.id, `/replays/${name}.json`));
    if (response.status === 404) return nothing(words.unknown(name));
    // One of the library is short enough to be read at once.
    return response.ok ? firstOf(reader.read(await response.text())) : nothing(words.unloaded);
  } catch {
    return nothing(words.unloaded);
  }
}

function firstOf<T extends GameTypes, Extra extends object>({
  games,
  problems,
}: ReadGames<T, Extra>): Found<T> {
  return { replay: games[0]?.replay ?? null, problems };
}
