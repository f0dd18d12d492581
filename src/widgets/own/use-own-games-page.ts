import { useRef, useState } from 'preact/hooks';
import { MAX_ADDRESS, MAX_BYTES } from '#kit/input-limits';
import type { GameTypes } from '#kit/game';
import { replayFromUrlFragment, replayToUrlFragment } from '#replays/whole-replay-in-url-fragment';
import type { Place } from '#replays/text/text-problem';
import type { Entry, Found } from '#studies/study-database-queries';
import { idFromFragment } from '#studies/study-id-fragment';
import { load } from '#studies/study-store';
import { words } from '#said/own-games';
import { bytesOf, isShown } from '../read-file-or-transfer.ts';
import { useAutosavedDraft, type Draft } from '../use-autosaved-draft.ts';
import { useUrlFragment } from '../use-url-fragment.ts';
import type { ReadGame, ReadGames } from './read-games.ts';
import type { Link } from './bring-back-games.ts';
import { readInWorker, takesLong, type GameReader } from './read-games-in-worker.ts';
import type { One, Several, Shown } from './own-games-page-types.ts';

/** What is said to whoever has done something: what is wrong, or what has come of it. */
export interface Told {
  readonly problems: readonly string[];
  /** Where in the text in the field each of these lies, as far as it does. */
  readonly places?: readonly Place[] | undefined;
  /** What is shown nevertheless of that in which something is wrong; nothing where what is shown is something else. */
  readonly part?: keyof typeof words.partly | null;
  readonly news: string | null;
  /** Where what is said leads besides. */
  readonly link?: Link | undefined;
  /** All games that were kept once as one file, brought where a game was expected: it can be brought back from here. */
  readonly backup?: File | string | undefined;
}

const NOTHING: Told = { problems: [], news: null };

export interface OwnGames<T extends GameTypes, Extra extends object> {
  readonly shown: Shown<T, Extra>;
  readonly show: (shown: Shown<T, Extra>) => void;
  readonly told: Told;
  readonly tell: (told: Partial<Told>) => void;
  /** What has been pasted or typed. */
  readonly draft: Draft;
  /** Whether what is shown, and what is wrong with it, was written in the field. */
  readonly isFromField: boolean;
  readonly take: (brought: File | string) => Promise<void>;
}

/** What is known of the text in the field. */
function useTextInField<T extends GameTypes, Extra extends object>() {
  /** The game that is all that stands there, without a mistake. */
  const written = useRef<ReadGame<T, Extra> | null>(null);
  /** What stands there and is to be had elsewhere: a file that was put there to be mended, or a game that the way back leads to. */
  const elsewhere = useRef('');
  return { written, elsewhere };
}

/** The games of a reader in one game: what the address names or holds, and what is brought. */
export function useOwnGamesPage<T extends GameTypes, Extra extends object>(
  game: string,
  reader: GameReader<T, Extra>,
): OwnGames<T, Extra> {
  const [shown, show] = useState<Shown<T, Extra>>({ type: 'list' });
  const [told, say] = useState(NOTHING);
  const draft = useAutosavedDraft(game, 'game');
  const [isFromField, note] = useState(false);
  const { written, elsewhere } = useTextInField<T, Extra>();
  const tell = (told: Partial<Told>) => {
    say({ ...NOTHING, ...told });
  };
  const read = (brought: File | string) => readBrought(reader, brought, game, tell);
  const open = (brought: Brought<T, Extra>, entry: Entry | null, start?: string) => {
    const next = shownOf(brought, entry, start);
    tell(toldOf(brought, next));
    if (next !== null) show(next);
  };
  useUrlFragment(async (fragment, isWanted) => {
    note(false);
    const start = new URLSearchParams(location.search).get('at') ?? undefined;
    const found = fragment.length < 2 ? null : await sourceOf(game, fragment);
    if (!isWanted()) return;
    if (found === null || typeof found === 'string') {
      tell({ problems: found === null ? [] : [found] });
      show({ type: 'list' });
      return;
    }
    const games = await read(found.text);
    if (isWanted()) open(games, found.entry, start);
  });
  return {
    shown,
    show: (next) => {
      show(next);
      if (next.type !== 'game' || next.entry === null || next.game !== written.current) return;
      // What is kept would only stand in the way of the next.
      written.current = null;
      draft.write('');
    },
    told,
    tell,
    draft,
    isFromField,
    take: async (brought) => {
      const { source, ...brings } = await read(brought);
      const offered = offerForMending(draft, brings, source, elsewhere.current);
      if (offered !== null) elsewhere.current = offered.trim();
      note(brought === draft.text || offered !== null);
      written.current = brought === draft.text ? onlyGameIn(brings) : null;
      const isHeld = brings.games.length > 0 && (await holdInAddress(source));
      if (isHeld && written.current !== null) elsewhere.current = draft.text.trim();
      // What stood in the field before would pass for what could be read of this.
      if (brings.games.length === 0 && isFromField && shown.type !== 'list') show(listAsNextPage());
      open(brings, null);
    },
  };
}

/** What was read of a file, and what is said of it where it is a backup or of another game of the site. */
interface Brought<T extends GameTypes, Extra extends object> extends ReadGames<T, Extra> {
  readonly other: Partial<Told> | null;
}

async function readBrought<T extends GameTypes, Extra extends object>(
  reader: GameReader<T, Extra>,
  brought: File | string,
  game: string,
  tell: (told: Partial<Told>) => void,
): Promise<Brought<T, Extra> & { readonly source: string | Uint8Array }> {
  const source = typeof brought === 'string' ? brought : await bytesOf(brought, MAX_BYTES);
  tell({ news: takesLong(source) ? words.reading : null });
  const games = await readInWorker(reader, source);
  return { ...games, source, other: games.games.length > 0 ? null : await noGame(brought, source, game) };
}

/** How a file begins that holds all games that were kept. */
const BACKUP = /^[\s\ufeff]*\{\s*"cabinet"\s*:\s*"studies[/"]/;

/** What is said of what holds no game of this page, and the way to where it belongs; null where that is nowhere. */
async function noGame(
  brought: File | string,
  source: string | Uint8Array,
  game: string,
): Promise<Partial<Told> | null> {
  const start = typeof source === 'string' ? source : new TextDecoder().decode(source.slice(0, 200));
  if (BACKUP.test(start)) return { news: words.backup, backup: brought };
  try {
    // Hardly anybody brings one.
    const { pageOfOtherGame } = await import('./game-of-another-page.ts');
    const page = await pageOfOtherGame(source, game);
    if (page === null) return null;
    const { title, href, holdsGame } = page;
    const text = holdsGame ? words.openThere : words.bringThere;
    return { news: words.ofOtherGame(title), link: { href, text } };
  } catch {
    return null;
  }
}

/** What is said of what was brought; `next`: what is shown of it. */
function toldOf<T extends GameTypes, Extra extends object>(
  { other, problems, places }: Brought<T, Extra>,
  next: One<T, Extra> | Several<T, Extra> | null,
): Partial<Told> {
  return other ?? { problems, places, part: next === null ? null : partOf(next) };
}

/** The list of all; the way back leads to what was shown before. */
function listAsNextPage(): { readonly type: 'list' } {
  history.pushState(null, '', location.pathname);
  return { type: 'list' };
}

/** The game that is all there is in what was read, without a mistake. */
function onlyGameIn<T extends GameTypes, Extra extends object>({
  games,
  problems,
}: ReadGames<T, Extra>): ReadGame<T, Extra> | null {
  const [first = null, ...others] = games;
  return problems.length === 0 && others.length === 0 ? first : null;
}

/** Puts a file that has mistakes into the field, to be mended there, unless what stands in it would be lost; the text, or null where it did not. */
function offerForMending<T extends GameTypes, Extra extends object>(
  { text, write }: Draft,
  { problems, other }: Pick<Brought<T, Extra>, 'problems' | 'other'>,
  source: string | Uint8Array,
  elsewhere: string,
): string | null {
  if (problems.length === 0 || other !== null) return null;
  const brought = typeof source === 'string' ? source : new TextDecoder().decode(source);
  // What stands there already loses nothing.
  if (!['', elsewhere, brought.trim()].includes(text.trim()) || !isShown(brought)) return null;
  write(brought);
  return brought;
}

/** What there is to show of games that were read; null where there is nothing. */
function shownOf<T extends GameTypes, Extra extends object>(
  { games, problems }: ReadGames<T, Extra>,
  kept: Entry | null,
  start: string | undefined,
): One<T, Extra> | Several<T, Extra> | null {
  const [game, another] = games;
  if (game === undefined) return null;
  if (another !== undefined) return { type: 'games', games, fragment: location.hash };
  // What could not be read whole is not written over: changes to it are kept beside it.
  return { type: 'game', game, entry: problems.length === 0 ? kept : null, start };
}

/** What is shown of games in which something is wrong: up to where a mistake breaks one off, or all the rest. */
function partOf<T extends GameTypes, Extra extends object>(
  shown: One<T, Extra> | Several<T, Extra>,
): keyof typeof words.partly {
  return shown.type === 'game' && shown.game.end === undefined ? 'rest' : 'start';
}

/** What a fragment names or holds; a sentence where it is not to be had. */
async function sourceOf(
  game: string,
  fragment: string,
): Promise<{ readonly text: string; readonly entry: Found | null } | string> {
  const id = idFromFragment(fragment);
  if (id === null) {
    const text = await replayFromUrlFragment(fragment);
    return text.ok ? { text: text.value, entry: null } : words.links[text.problem.type];
  }
  const found = await load(game, id);
  return found.ok ? { text: found.value.text, entry: found.value } : words.troubles[found.problem.type];
}

/** Puts what was brought into the address, so that a reload finds it again, and the way back what was there before; whether it could. */
async function holdInAddress(source: string | Uint8Array): Promise<boolean> {
  const fragment = await replayToUrlFragment(
    typeof source === 'string' ? source : new TextDecoder().decode(source),
  );
  const isHeld = fragment.length <= MAX_ADDRESS;
  const held = isHeld ? `#${fragment}` : '';
  if (held !== location.hash) history.pushState(null, '', `${location.pathname}${held}`);
  return isHeld;
}
