import { useLayoutEffect, useState } from 'preact/hooks';
import { pathToString, parsePath } from '#replays/move-path-string';
import { lineThrough, type Frame } from '#replays/replay-frames';
import { frameOf, pathOf } from '#replays/move-path';
import { commandForKey, type NavCommand } from './ReplayControls.tsx';

type Frames = readonly Frame<unknown, unknown>[];

export interface Steps {
  /** The id of the present frame. */
  readonly at: number;
  readonly can: (way: NavCommand) => boolean;
  readonly go: (way: NavCommand) => void;
  readonly jump: (id: number) => void;
}

/**
 * Where a way leads from a frame; null where it leads nowhere. A variation is followed to its own end, but comments in the
 * order of the list of moves, those in variations too. `starts` says with which frames a part of the game begins, a trick for instance. Of frames that are not `shown`, which have larger ids, only the ways to the
 * next move and the next part know.
 */
export function destination(
  frames: Frames,
  at: number,
  way: NavCommand,
  starts: (id: number) => boolean,
  shown = frames.length,
): number | null {
  const frame = frames[at];
  if (frame === undefined) return null;
  const line = lineThrough(frames, at);
  const ahead = line.slice(frame.number + 1);
  const known = ahead.filter((id) => id < shown);
  switch (way) {
    case 'first':
      return at === 0 ? null : 0;
    case 'back':
      return frame.previous;
    case 'forward':
      return frame.next[0] ?? null;
    case 'last':
      return known.at(-1) ?? null;
    case 'partBack':
      return line.slice(0, frame.number).findLast(starts) ?? frame.previous;
    case 'partForward':
      return ahead.find(starts) ?? ahead.at(-1) ?? null;
    case 'comment':
      // Frames stand in the order of the list of moves: a variation behind the move that it replaces.
      return frames.slice(at + 1, shown).find(({ step }) => step?.comment !== undefined)?.id ?? null;
  }
}

/** How long to wait before the address follows: browsers refuse to be told too often. */
const URL_UPDATE_DELAY_MS = 250;

/**
 * Where in the address of the page the move stands: in the fragment, where the path names the game, or as `at` in the query,
 * where the fragment does. Null: nowhere.
 */
export type MovePlace = 'fragment' | 'query' | null;

/**
 * Stepping through frames by buttons and by keys, which are left alone while somebody types. The address follows, so that a
 * shared link and the way back from another page lead to the same move. `shown` is how many frames the reader knows of.
 */
export function useReplaySteps(
  frames: Frames,
  start: number,
  starts: (id: number) => boolean,
  place: MovePlace,
  shown: { readonly current: number },
): Steps {
  const [at, jump] = useState(start);
  const leads = (at: number, way: NavCommand) => destination(frames, at, way, starts, shown.current);
  const go = (way: NavCommand) => {
    jump((at) => leads(at, way) ?? at);
  };
  // Before anything is painted: who sees the page may press a key.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const way = commandForKey(event);
      if (way === undefined) return;
      event.preventDefault();
      go(way);
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
    };
  }, [frames]);
  const read = () => {
    const { hash } = location;
    // What is no move, as the address of a part of the page, changes nothing.
    const path = parsePath(hash.slice(1));
    jump((at) => (hash === '' ? start : ((path && frameOf(frames, path)) ?? at)));
  };
  // So that a key that is pressed at once steps on from there.
  useLayoutEffect(() => {
    if (place === 'fragment' && location.hash !== '') read();
  }, []);
  // At once, too: an address that is changed between the first look at it and the first painting would never be read.
  useLayoutEffect(() => {
    // A new query brings a new page.
    if (place !== 'fragment') return;
    // `hashchange` comes a moment later: by then the address may say again what was shown before.
    addEventListener('popstate', read);
    return () => {
      removeEventListener('popstate', read);
    };
  }, [frames]);
  // Before anything is painted: an address that a reader has changed is not written over by the one that was about to follow.
  useLayoutEffect(() => {
    const timer = setTimeout(() => {
      const address = addressAt(place, pathToString(pathOf(frames, at)), at === start);
      // To say again what it says already would undo the browser's own way forward.
      if (address !== location.href) history.replaceState(history.state, '', address);
    }, URL_UPDATE_DELAY_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [at]);
  return { at, can: (way) => leads(at, way) !== null, go, jump };
}

/** The address of the page with a move in it. It stays as it is where it names no game, or none but the move it opens at. */
function addressAt(place: MovePlace, move: string, opening: boolean): string {
  const url = new URL(location.href);
  const { hash, searchParams: query } = url;
  if (place === 'fragment' && !(opening && hash === '')) url.hash = move;
  if (place === 'query' && hash !== '' && !(opening && !query.has('at'))) query.set('at', move);
  return url.href;
}
