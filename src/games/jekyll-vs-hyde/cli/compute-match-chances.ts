import { writeFileSync } from 'node:fs';
import { createSolver } from '#games/jekyll-vs-hyde/solver/solver';
import { seededRandom } from '#kit/random';
import { playForChances } from '#games/jekyll-vs-hyde/opponents/self-play';
import type { MatchChances } from '#games/jekyll-vs-hyde/opponents/match-chances';

/**
 * `npm run chances`: Hyde's chance to win the match from every place where the marker can stand, played out by an
 * opponent against itself, and kept in the file that all opponents read.
 */

const ROUNDS = 1500;
const SEED = 5;
const FILE = new URL('../opponents/match-chances.json', import.meta.url);

let chances: MatchChances | undefined;
for (chances of playForChances('count', ROUNDS, seededRandom(SEED), createSolver())) {
  console.log(JSON.stringify(chances));
}
writeFileSync(FILE, `${JSON.stringify({ seed: SEED, rounds: ROUNDS, chances }, null, 2)}\n`);
