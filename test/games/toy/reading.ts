import { readGames } from '#widgets/own/read-games.ts';
import type { Reading } from '#widgets/own/reading.ts';
import type { Toy } from './rules.ts';
import { toyWriting } from './writing.ts';

/** No text of the toy game is so long that it needs a worker. */
export const toyReading: Reading<Toy> = { read: (source) => readGames(toyWriting, source), worker: '' };
