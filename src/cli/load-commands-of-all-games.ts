import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { GameCommands } from './replay-commands-of-game.ts';

const GAMES = join(import.meta.dirname, '..', 'games');

/**
 * What each game has for the command line, from the file of that name in its folder. A game whose rules run is served here before it
 * has pages, and so before it is listed.
 */
export const COMMANDS_OF_ALL_GAMES: readonly GameCommands[] = await Promise.all(
  readdirSync(GAMES)
    .filter((id) => existsSync(join(GAMES, id, 'command-line.ts')))
    .map(async (id) => {
      const facet = (await import(`../games/${id}/command-line.ts`)) as {
        readonly commandLine: GameCommands;
      };
      return facet.commandLine;
    }),
);
