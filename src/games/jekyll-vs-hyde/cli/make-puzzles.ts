import { writeFileSync } from 'node:fs';
import { createSolver } from '#games/jekyll-vs-hyde/solver/solver';
import { seededRandom } from '#kit/random';
import { choose } from '#games/jekyll-vs-hyde/puzzles/select-puzzle-set';
import { puzzles } from '#games/jekyll-vs-hyde/puzzles/generate-puzzles';
import type { Puzzle } from '#games/jekyll-vs-hyde/puzzles/work-out-puzzle';
import { storedOf } from '#games/jekyll-vs-hyde/puzzles/stored-puzzle';

/**
 * `npm run puzzles`: looks through rounds for puzzles and keeps a graded set of them. The same seed gives the same set, as long
 * as nobody changes how opponents choose; takes some minutes.
 */

const SEED = 1886;
/** How many are found, and how many of each kind are kept. */
const FOUND = 700;
const EACH = 4;
const FILE = new URL('../../../../content/jekyll-vs-hyde/puzzles.json', import.meta.url);

const found: Puzzle[] = [];
for (const looking of puzzles(seededRandom(SEED), createSolver())) {
  if (looking.found === null) continue;
  found.push(looking.found);
  if (found.length % 100 === 0) console.log(`${found.length} of ${FOUND}, ${looking.looked} positions`);
  if (found.length >= FOUND) break;
}
const kept = choose(found, EACH).map(storedOf);
writeFileSync(FILE, `${JSON.stringify({ seed: SEED, puzzles: kept }, null, 2)}\n`);
console.log(`${kept.length} puzzles kept`);
