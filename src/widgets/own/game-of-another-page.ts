import { MAX_ADDRESS } from '#kit/input-limits';
import { replayToUrlFragment } from '#replays/whole-replay-in-url-fragment';
import { isGameId } from '#storage/game-storage-key';
import { gamePageUrl } from '../game-page-url.ts';
import { siteUrl } from '../site-url.ts';

/** What is brought to the page of one game and is of another, which has a page of its own. */

/** How a file, a record and a text say which game they are of. */
const NAMED = /"(?:game|record)"\s*:\s*"([^"]*)"|^\s*\[Game\s+"([^"]*)"\]/m;

/** The id of the game that a file says it is of; null where it says nothing that can be one. */
export function gameNamedIn(source: string | Uint8Array): string | null {
  const text = typeof source === 'string' ? source : new TextDecoder().decode(source);
  const [, inJson, inText] = NAMED.exec(text) ?? [];
  const named = inJson ?? inText ?? '';
  return isGameId(named) ? named : null;
}

/** Another game of the site, and the address at which its page shows what was brought. */
export interface OtherPage {
  readonly title: string;
  readonly href: string;
  /** Whether what was brought is in the address: a very long game has to be opened there again. */
  readonly holdsGame: boolean;
}

/** The page for what is of another game than `game`; null where the site has none, or it cannot be asked. */
export async function pageOfOtherGame(source: string | Uint8Array, game: string): Promise<OtherPage | null> {
  const named = gameNamedIn(source);
  if (named === null || named === game) return null;
  const found = await ownGamesPageOf(named);
  if (found === null) return null;
  const { title, href: page } = found;
  try {
    const text = typeof source === 'string' ? source : new TextDecoder().decode(source);
    const fragment = await replayToUrlFragment(text);
    const holdsGame = fragment.length <= MAX_ADDRESS;
    return { title, href: holdsGame ? `${page}#${fragment}` : page, holdsGame };
  } catch {
    return null;
  }
}

/** What a game is called, and the page of the games that are kept of it; null where the site has none, or it cannot be asked. */
export async function ownGamesPageOf(game: string): Promise<Omit<OtherPage, 'holdsGame'> | null> {
  const href = gamePageUrl(game, '/study/');
  try {
    // No page knows another game: which there are, and what they are called, the home page says.
    const home = await (await fetch(siteUrl('/'))).text();
    const [, title] = new RegExp(`<a href="${siteUrl(`/${game}/`)}">([^<]+)</a>`).exec(home) ?? [];
    return title === undefined || !home.includes(`href="${href}"`) ? null : { title, href };
  } catch {
    return null;
  }
}
