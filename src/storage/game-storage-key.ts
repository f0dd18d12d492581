/**
 * Where something is kept of which each game has its own: `cabinet.progress/toy`. No game's can be touched, damaged or outgrown
 * by what another game's page writes.
 */

/**
 * The game that Cabinet had when it had one. What is kept of it stands under bare names, `cabinet.progress`, and is never
 * moved: pages of before and after may be open at once, and both find all of it. A file that names no game is of this one too.
 */
export const FIRST_GAME = 'jekyll-vs-hyde';

/** How the id of a game is written: as the address of its pages. */
const GAME_ID = /^[a-z0-9][a-z0-9-]{0,63}$/;

/** Whether a text can be the id of a game, known here or not. */
export function isGameId(text: string): boolean {
  return GAME_ID.test(text);
}

/** The key of a game's own item. Throws on what can be no game's id: no two games share a key. */
export function gameKey(item: string, game: string): string {
  if (!isGameId(game)) throw new TypeError(`${JSON.stringify(game)} is no game`);
  return game === FIRST_GAME ? item : `${item}/${game}`;
}

/** The games that have an item among some keys, known here or not. */
export function gamesAmong(keys: readonly string[], item: string): readonly string[] {
  return keys.flatMap((key) => {
    if (key === item) return [FIRST_GAME];
    const game = key.startsWith(`${item}/`) ? key.slice(item.length + 1) : '';
    return isGameId(game) && game !== FIRST_GAME ? [game] : [];
  });
}
