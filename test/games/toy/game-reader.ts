import { readGames } from '#widgets/own/read-games.ts';
import type { GameReader } from '#widgets/own/read-games-in-worker.ts';
import type { Toy } from './rules.ts';
import { toyWriting } from './game-text-adapter.ts';

/** No text of the toy game is so long that it needs a worker. */
export const toyReader: GameReader<Toy> = { read: (source) => readGames(toyWriting, source), worker: '' };
