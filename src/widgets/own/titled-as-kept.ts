import type { GameTypes } from '#kit/game';
import { shortName, unnumbered } from '#studies/study-format';
import type { Entry } from '#studies/study-queries';
import { words } from '#said/own-games';
import type { ReadGame } from './read-games.ts';

/**
 * A game under the name that its reader has given it where it is kept, which goes along wherever the game goes: into a link, a file, a
 * picture. A name that it was kept under unasked, of its title and perhaps a number, changes nothing.
 */
export function titledAsKept<T extends GameTypes, Extra extends object>(
  { replay, extra }: ReadGame<T, Extra>,
  entry: Entry | null,
): Pick<ReadGame<T, Extra>, 'replay' | 'extra'> {
  if (entry === null) return { replay, extra };
  const unasked = shortName(replay.title ?? words.untitled);
  if (entry.name === unasked || unnumbered(entry.name) === unasked) return { replay, extra };
  const { name: title } = entry;
  // A record has its title as well.
  return { replay: { ...replay, title }, extra: extra === null ? null : { ...extra, title } };
}
