import type { GameTypes } from '#kit/game';
import type { PlayerNames } from '#replays/replace-player-names';
import type { Replay } from '#replays/replay';
import { shortName, unnumbered } from '#studies/study-format';
import type { Entry } from '#studies/study-database-queries';
import { words } from '#said/own-games';
import type { ReadGame } from './read-games.ts';

/**
 * A game with the title and the player names under which the reader has saved it, so that links, files and pictures of it bear them. A
 * name that was given automatically (its own title, perhaps with a number) changes nothing.
 */
export function replayWithSavedNames<T extends GameTypes, Extra extends object>(
  { replay, extra }: ReadGame<T, Extra>,
  entry: Entry | null,
  players?: PlayerNames,
): Pick<ReadGame<T, Extra>, 'replay' | 'extra'> {
  const given = { ...titleOf(replay, entry), ...(players !== undefined && { players }) };
  // A record has its title and its players as well.
  return {
    replay: { ...replay, ...given },
    extra: extra === null ? null : { ...extra, ...given },
  };
}

function titleOf<T extends GameTypes>(
  { title }: Replay<T>,
  entry: Entry | null,
): { readonly title?: string } {
  if (entry === null) return {};
  const unasked = shortName(title ?? words.untitled);
  const isUnasked = entry.name === unasked || unnumbered(entry.name) === unasked;
  return isUnasked ? {} : { title: entry.name };
}
