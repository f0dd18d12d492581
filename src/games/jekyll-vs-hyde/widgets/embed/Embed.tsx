import { useState } from 'preact/hooks';
import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import { parsePath } from '#replays/path-string';
import { fromPermalink } from '#replays/permalink';
import { leads } from '#replays/path';
import type { Replay } from '#replays/replay';
import { language } from '#said/language';
import { words as sharing } from '#said/jekyll-vs-hyde/sharing';
import { words as desk } from '#said/study';
import { localizedUrl } from '#widgets/localized-url.ts';
import { siteUrl } from '#widgets/site-url.ts';
import { useFragment } from '#widgets/use-fragment.ts';
import { readInWorker } from '#games/jekyll-vs-hyde/widgets/study/read-in-worker';
import { readGames, type ReadGames } from '#games/jekyll-vs-hyde/widgets/study/read-games';
import { EmbeddedGame } from './EmbeddedGame.tsx';
import { readOptions, type EmbedOptions } from './options.ts';

interface Shown {
  readonly options: EmbedOptions;
  readonly replay: Replay<JekyllVsHyde> | null;
  /** What could not be understood, in sentences. */
  readonly problems: readonly string[];
}

/** A game in another page's frame: the one that the address names, or the one that its fragment holds. */
export default function Embed() {
  const [shown, show] = useState<Shown | null>(null);
  const { embed: words } = sharing;
  useFragment(async (fragment, isWanted) => {
    const { pathname, search, hash } = location;
    const { options, leftOut } = readOptions(search);
    if (options.lang !== null && options.lang !== language) {
      location.replace(localizedUrl(options.lang, pathname) + search + hash);
      return;
    }
    if (options.theme !== 'auto') document.documentElement.dataset.theme = options.theme;
    const { replay, problems: found } = await findGame(options.game, fragment);
    if (!isWanted()) return;
    const { at } = options;
    const lost = at !== null && replay !== null && !leads(replay.moves, parsePath(at));
    const odd = lost ? [...leftOut, `at=${at}`] : leftOut;
    const problems = [...(odd.length > 0 ? [words.leftOut(odd)] : []), ...found];
    show({ options: lost ? { ...options, at: null } : options, replay, problems });
  });
  if (shown === null) return null;
  const { options, replay, problems } = shown;
  return (
    <>
      {replay !== null && <EmbeddedGame key={location.hash} replay={replay} options={options} />}
      {replay === null && <h1 class="visually-hidden">{words.title}</h1>}
      {problems.length > 0 && (
        <div class="warning" role="status">
          {problems.map((problem, index) => (
            <p key={index}>{problem}</p>
          ))}
          {replay === null && (
            <p>
              <a href={siteUrl('/jekyll-vs-hyde/replays/')}>{words.library}</a>
            </p>
          )}
        </div>
      )}
    </>
  );
}

type Found = Pick<Shown, 'replay' | 'problems'>;

async function findGame(name: string | null, fragment: string): Promise<Found> {
  const { embed: words } = sharing;
  const nothing = (sentence: string): Found => ({ replay: null, problems: [sentence] });
  if (name === null) {
    if (fragment.length < 2) return nothing(words.nothing);
    const text = await fromPermalink(fragment);
    return text.ok ? firstOf(await readInWorker(text.value)) : nothing(desk.links[text.problem.type]);
  }
  try {
    const response = await fetch(siteUrl(`/jekyll-vs-hyde/replays/${name}.json`));
    if (response.status === 404) return nothing(words.unknown(name));
    // One of the library is short enough to be read at once.
    return response.ok ? firstOf(readGames(await response.text())) : nothing(words.unloaded);
  } catch {
    return nothing(words.unloaded);
  }
}

function firstOf({ games, problems }: ReadGames): Found {
  return { replay: games[0]?.replay ?? null, problems };
}
