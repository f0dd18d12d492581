import { writeFileSync } from 'node:fs';
import { choose } from '#games/switch/puzzles/select-puzzle-set';
import { puzzles } from '#games/switch/puzzles/generate-puzzles';
import type { Puzzle } from '#games/switch/puzzles/work-out-puzzle';
import { storedOf } from '#games/switch/puzzles/stored-puzzle';
import { seededRandom } from '#kit/random';

/** `npm run puzzles`: looks for puzzles of Switch and keeps a graded set of them. The same seed gives the same set. */

const SEED = 1960;
/** How many are found, and how many of each grade are kept. */
const FOUND = 1200;
const EACH = 12;
const FILE = new URL('../../../../content/switch/puzzles.json', import.meta.url);

const found = new Map<string, Puzzle>();
for (const looking of puzzles(seededRandom(SEED))) {
  if (looking.found !== null) found.set(looking.found.position, looking.found);
  if (found.size >= FOUND) break;
}
const kept = choose([...found.values()], EACH).map(storedOf);
writeFileSync(FILE, `${JSON.stringify({ seed: SEED, puzzles: kept }, null, 2)}\n`);
console.log(`${kept.length} puzzles of Switch kept`);
